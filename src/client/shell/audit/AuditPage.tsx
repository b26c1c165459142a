import { DownloadOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import type { AuditEntry } from '#contract/product';
import { failureOf } from '../../api/apiError';
import { useListAuditQuery } from '../../api/product.api';
import { auditMessages } from '../shell.messages';
import { PagedTable } from '../../ui/table/PagedTable';
import { PageTitle } from '../../ui/display/PageTitle';
import { fromLocalMinute, plusDays, timeZoneName } from '../../ui/format/moment';
import { choiceFilter, dayFilter, textFilter } from '../../ui/table/tableFilters';
import { tableStatus } from '../../ui/table/tableStatus';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { AuditCard, auditColumns } from './auditColumns';
import { AuditFilters } from './AuditFilters';
import { recordKinds, viewKinds, type AuditView } from './auditKinds';
import { useAuditExport } from './useAuditExport';

const defaults = { pageSize: 20, sortID: 'at', sortDesc: true, sortIDs: ['at'] } as const;
const shape = {
  search: textFilter,
  action: textFilter,
  person: textFilter,
  subject: choiceFilter(recordKinds),
  recordID: textFilter,
  from: dayFilter,
  to: dayFilter,
};
const views = Object.keys(viewKinds) as AuditView[]; // keys of a const object

/** `/audit`: every decision, destructive act and refused sign-in; paged, searched and narrowed by the server. */
export function AuditPage() {
  const { tableParams, filters, filtered, query, onChange, setFilters, clearFilters } = useTableSearch(
    '',
    defaults,
    shape,
  );
  const asked = { ...query, ...instantsOf(query) };
  const list = useListAuditQuery({ query: asked });
  const { busy, start } = useAuditExport(asked);
  const view = views.find((name) => viewKinds[name] === filters.action);
  const { data, error, refetch } = list;
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={auditMessages.title}
        subtitle={auditMessages.subtitle(timeZoneName())}
        actions={
          <Button icon={<DownloadOutlined aria-hidden />} disabled={busy || data?.totalEntries === 0} onClick={start}>
            {busy ? auditMessages.exporting : auditMessages.exportCsv}
          </Button>
        }
      >
        {auditMessages.title}
      </PageTitle>
      <PagedTable<AuditEntry>
        label={auditMessages.title}
        total={data?.totalEntries ?? 0}
        rows={data?.entries ?? []}
        columns={auditColumns}
        rowName={({ by, action, detail }) => `${by}: ${action} ${detail}`}
        {...tableParams}
        onChange={onChange}
        status={tableStatus(list)}
        failure={error && failureOf(error)}
        onRetry={() => void refetch()}
        emptyText={auditMessages.empty}
        views={
          <Tabs
            aria-label={auditMessages.views}
            className="mq-audit-views"
            activeKey={view ?? ''}
            items={views.map((name) => ({ key: name, label: auditMessages[name] }))}
            onChange={(name) => setFilters({ action: viewKinds[views.find((each) => each === name) ?? 'everything'] })}
          />
        }
        filters={<AuditFilters filters={filters} onChange={setFilters} />}
        rowClassName={rowClass}
        filtered={filtered}
        onClearFilters={clearFilters}
        renderCard={(entry) => <AuditCard entry={entry} />}
        minWidth={900}
      />
    </div>
  );
}

/** Refused sign-ins are tinted, as well as named. */
const rowClass = ({ action }: AuditEntry): string => (action === 'session.refuse' ? 'mq-audit-refused' : '');

/** The days of the address, as the moments at which they begin and end here. */
const instantsOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : (fromLocalMinute(`${from}T00:00`) ?? undefined),
  to: to === undefined ? undefined : plusDays(fromLocalMinute(`${to}T00:00`) ?? '', 1),
});
