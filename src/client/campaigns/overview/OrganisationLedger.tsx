import { useState } from 'react';
import type { WalletEntry } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { failureOf } from '../../api/apiError';
import { useListWalletEntriesQuery } from '../../organisations/organisations.api';
import { organisationMessages } from '../organisationPage.messages';
import { formatMoney } from '../../ui/format/formatMoney';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { tableStatus } from '../../ui/table/pagedTableProps';

const pageSize = 10;
const columns: PagedColumn<WalletEntry>[] = [
  {
    id: 'at',
    title: organisationMessages.when,
    width: 140,
    skeleton: 'two',
    render: ({ at }) => <RelativeDate date={at} />,
  },
  { id: 'note', title: organisationMessages.note, render: ({ note }) => (note === '' ? '–' : note) },
  { id: 'by', title: organisationMessages.by, width: 160, render: ({ by }) => by },
  {
    id: 'amount',
    title: organisationMessages.amount,
    width: 120,
    align: 'right',
    render: ({ amount }) => formatMoney(amount),
  },
  {
    id: 'balance',
    title: organisationMessages.balance,
    width: 120,
    align: 'right',
    render: ({ balance }) => formatMoney(balance),
  },
];

/** One entry on a phone. */
function EntryCard({ entry: { at, note, by, amount, balance } }: { entry: WalletEntry }) {
  return (
    <div className="mq-ledger-card">
      <div>
        <span>{note === '' ? '–' : note}</span>
        <strong>{formatMoney(amount)}</strong>
      </div>
      <div className="mq-two">
        <RelativeDate date={at} inline /> · {by} · {organisationMessages.balance} {formatMoney(balance)}
      </div>
    </div>
  );
}

/** What went into and out of the wallet, newest first. */
export function OrganisationLedger({ orgId }: { orgId: string }) {
  const has = useExtension('wallet');
  const [page, setPage] = useState(1);
  const list = useListWalletEntriesQuery({ params: { id: orgId }, query: { page, pageSize } }, { skip: !has });
  const { data, error, refetch } = list;
  if (!has) return null;
  return (
    <PagedTable<WalletEntry>
      label={organisationMessages.ledger}
      title={organisationMessages.ledger}
      total={data?.totalEntries ?? 0}
      extra={data?.spent !== undefined && organisationMessages.spent(formatMoney(data.spent))}
      rows={data?.entries ?? []}
      columns={columns}
      rowName={({ note, at }) => `${note} ${at}`}
      page={page}
      pageSize={pageSize}
      pageSizes={[pageSize]}
      onChange={(params) => {
        setPage(params.page);
      }}
      status={tableStatus(list)}
      failure={error && failureOf(error)}
      onRetry={() => void refetch()}
      emptyText={organisationMessages.noEntries}
      renderCard={(entry) => <EntryCard entry={entry} />}
      minWidth={640}
    />
  );
}
