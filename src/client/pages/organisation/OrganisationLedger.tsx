import { Flex } from 'antd';
import type { WalletEntry } from '#contract/organisations';
import { useExtension } from '../../api/product.api';
import { useListWalletEntriesQuery } from '../../organisations/wallets.api';
import { organisationMessages } from './organisationPage.messages';
import { formatMoney } from '../../ui/format/formatMoney';
import { PagedTable } from '../../ui/table/PagedTable';
import { useTablePage } from '../../ui/table/useTableSearch';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { listOf } from '../../ui/table/listOf';

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
  ...(['amount', 'balance'] as const).map((id): PagedColumn<WalletEntry> => ({
    id,
    title: organisationMessages[id],
    width: 120,
    align: 'right',
    render: (entry) => formatMoney(entry[id]),
  })),
];

/** One entry on a phone. */
function EntryCard({ entry: { at, note, by, amount, balance } }: { entry: WalletEntry }) {
  return (
    <div>
      <Flex gap={12} justify="space-between">
        <span>{note === '' ? '–' : note}</span>
        <strong>{formatMoney(amount)}</strong>
      </Flex>
      <div className="mq-two">
        <RelativeDate date={at} inline />
        &nbsp;· {by}&nbsp;· {organisationMessages.balance} {formatMoney(balance)}
      </div>
    </div>
  );
}

/** What went into and out of the wallet, newest first. */
export function OrganisationLedger({ orgId }: { orgId: string }) {
  const has = useExtension('wallet');
  const search = useTablePage('ledger', pageSize);
  const { page } = search.tableParams;
  const query = useListWalletEntriesQuery({ params: { id: orgId }, query: { page, pageSize } }, { skip: !has });
  const { data } = query;
  if (!has) return null;
  return (
    <PagedTable<WalletEntry>
      label={organisationMessages.ledger}
      title={organisationMessages.ledger}
      extra={data?.spent !== undefined && organisationMessages.spent(formatMoney(data.spent))}
      list={listOf(search, query, { rows: data?.entries, total: data?.totalEntries })}
      columns={columns}
      row={{ name: ({ note, at }) => `${note} ${at}`, card: (entry) => <EntryCard entry={entry} /> }}
      empty={{ text: organisationMessages.noEntries }}
      minWidth={640}
    />
  );
}
