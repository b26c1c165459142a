import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { AuditEntry } from '#contract/product';
import { useListAuditQuery } from '../../api/product.api';
import { useManagesPeople } from '../../session/permissions';
import { auditMessages } from './audit.messages';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { useTabVisible } from '../../ui/browser/useTabVisible';
import { PagedTable } from '../../ui/table/PagedTable';
import { PageTitle } from '../../ui/display/PageTitle';
import { timeZoneName } from '../../ui/format/moment';
import { describeFilters } from '../../ui/table/tableSearch';
import { listOf } from '../../ui/table/listOf';
import type { RowParts } from '../../ui/table/pagedTableProps';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { SavedViewTabs } from '../../ui/table/tools/SavedViewTabs';
import { kindLabel } from '../../session/actKinds.messages';
import { describeDetail } from './auditChanges';
import { AuditCard, auditColumns } from './auditColumns';
import { AuditDetails } from './AuditDetails';
import { AuditFilters } from './AuditFilters';
import { viewKinds, type AuditView } from './auditKinds';
import { defaults, filterLabels, toInstants, shape } from './auditSearch';
import { useAuditExport } from './useAuditExport';

/** Polling interval for new entries: milliseconds. */
const pollMs = 5_000;
const views = Object.keys(viewKinds) as AuditView[]; // keys of a const object

/** `/audit`: every decision, destructive act and refused sign-in; paged, searched and filtered by the server. */
export function AuditPage() {
  const search = useTableSearch('', defaults, shape);
  const { filters, setFilters } = search;
  const listQuery = { ...search.query, ...toInstants(search.query) };
  const polling = { pollingInterval: useTabVisible() ? pollMs : 0 };
  const query = useListAuditQuery({ query: listQuery }, polling);
  const { busy, start } = useAuditExport(listQuery);
  const view = views.find((name) => viewKinds[name] === filters.action);
  const counts = useCounts(polling);
  const seesPeople = useManagesPeople();
  const columns = useMemo(() => auditColumns(seesPeople), [seesPeople]);
  const { data } = query;
  const list = listOf(search, query, {
    rows: data?.entries,
    total: data?.totalEntries,
    filterText: describeFilters({ ...filters, action: view === undefined ? filters.action : undefined }, filterLabels),
    quietRefetch: true,
  });
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={auditMessages.title}
        subtitle={auditMessages.subtitle(timeZoneName(), seesPeople)}
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
        name="audit"
        title={auditMessages.entries}
        extra={<StatusLabel status="live" tag />}
        list={list}
        columns={columns}
        row={row}
        empty={{ text: auditMessages.empty }}
        views={
          <SavedViewTabs
            list="audit"
            label={auditMessages.title}
            owns={search.owns}
            fixed={views
              .filter((name) => seesPeople || name !== 'failedSignIns')
              .map((name) => ({ key: name, label: auditMessages[name], count: counts[name] }))}
            shown={view ?? ''}
            onChange={(name) => setFilters({ action: viewKinds[views.find((each) => each === name) ?? 'everything'] })}
          />
        }
        filters={<AuditFilters filters={filters} onChange={setFilters} />}
        minWidth={980}
      />
    </div>
  );
}

const row: RowParts<AuditEntry> = {
  name: ({ by, action, ...rest }) => {
    const act = [kindLabel(action), describeDetail(rest)].filter((part) => part !== '').join(', ');
    return `${by === '' ? auditMessages.nobodyKnown : by}: ${act}`;
  },
  /** Refused sign-ins are tinted, as well as named. */
  className: ({ action }) => (action === 'session.refuse' ? 'mq-audit-refused' : ''),
  card: (entry) => <AuditCard entry={entry} />,
  opened: (entry) => <AuditDetails entry={entry} />,
};

/** The number of entries of a view, ignoring the other filters. */
const useCount = (action: string | undefined, polling: { pollingInterval: number }): number | undefined =>
  useListAuditQuery({ query: { pageSize: 1, action } }, polling).data?.totalEntries;

const useCounts = (polling: { pollingInterval: number }): Record<AuditView, number | undefined> => ({
  everything: useCount(viewKinds.everything, polling),
  failedSignIns: useCount(viewKinds.failedSignIns, polling),
  decisions: useCount(viewKinds.decisions, polling),
  money: useCount(viewKinds.money, polling),
});
