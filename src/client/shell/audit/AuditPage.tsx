import { Input, Select } from 'antd';
import type { AuditEntry } from '#contract/product';
import { failureOf } from '../../machines/mutationActor';
import { useListAuditQuery } from '../../api/product.api';
import { auditMessages } from '../shell.messages';
import { PagedTable } from '../../ui/PagedTable';
import { PageTitle } from '../../ui/PageTitle';
import { choiceFilter, textFilter } from '../../ui/tableFilters';
import { tableStatus } from '../../ui/tableStatus';
import { useTableSearch } from '../../ui/useTableSearch';
import { AuditCard, auditColumns } from './auditColumns';

/** The nouns that acts are recorded under. */
const kinds = [
  'artwork',
  'board',
  'campaign',
  'load',
  'organisation',
  'session',
  'submission',
  'team',
  'user',
] as const;
const defaults = { pageSize: 20, sortID: 'at', sortDesc: true, sortIDs: ['at'] } as const;
const shape = { search: textFilter, action: choiceFilter(kinds) };

/** `/audit`: every decision and destructive act; paged and searched by the server. */
export function AuditPage() {
  const { place, filters, filtered, query, onChange, setFilters, clearFilters } = useTableSearch('', defaults, shape);
  const list = useListAuditQuery({ query });
  const { data, error, refetch } = list;
  return (
    <div className="mq-page">
      <PageTitle windowTitle={auditMessages.title} subtitle={auditMessages.subtitle}>
        {auditMessages.title}
      </PageTitle>
      <PagedTable<AuditEntry>
        label={auditMessages.title}
        total={data?.totalEntries ?? 0}
        rows={data?.entries ?? []}
        columns={auditColumns}
        rowName={({ by, action, detail }) => `${by}: ${action} ${detail}`}
        {...place}
        onChange={onChange}
        status={tableStatus(list)}
        failure={error && failureOf(error)}
        onRetry={() => void refetch()}
        emptyText={auditMessages.empty}
        filters={
          <>
            <Input.Search
              className="mq-audit-search"
              aria-label={auditMessages.search}
              placeholder={auditMessages.search}
              allowClear
              key={filters.search ?? ''}
              defaultValue={filters.search ?? ''}
              onSearch={(text) => setFilters({ search: text.trim() === '' ? undefined : text.trim() })}
            />
            <Select
              aria-label={auditMessages.kind}
              className="mq-audit-kind"
              value={filters.action ?? ''}
              options={[
                { value: '', label: auditMessages.everything },
                ...kinds.map((kind) => ({ value: kind, label: kind })),
              ]}
              onChange={(kind) => setFilters({ action: kinds.find((each) => each === kind) })}
            />
          </>
        }
        filtered={filtered}
        onClearFilters={clearFilters}
        renderCard={(entry) => <AuditCard entry={entry} />}
        minWidth={900}
      />
    </div>
  );
}
