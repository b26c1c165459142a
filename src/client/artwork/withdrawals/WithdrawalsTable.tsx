import { CheckCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Withdrawal } from '#contract/withdrawals';
import { failureOf } from '../../api/apiError';
import { PagedTable } from '../../ui/table/PagedTable';
import { textFilter } from '../../ui/table/tableSearch';
import { tableStatus } from '../../ui/table/pagedTableProps';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListWithdrawalsQuery } from '../artwork.api';
import { NameSearch } from '../table/NameSearch';
import { withdrawalMessages } from './withdrawal.messages';
import { StillLive, WithdrawalActions, withdrawalColumns, WithdrawnArtwork } from './withdrawalColumns';

const defaults = {
  pageSize: 10,
  sortID: 'dateCreated',
  sortDesc: true,
  sortIDs: ['lastEdited', 'dateCreated'],
} as const;
const shape = { search: textFilter };
const none: readonly Withdrawal[] = [];
const nameOf = ({ fileName }: Withdrawal): string => fileName;

interface WithdrawalsTableProps {
  title?: ReactNode;
  views?: ReactNode;
  extra?: ReactNode;
}

/** 'Still live': disapproved or deleted artwork that the platform did not stop, until an administrator ticks it off. */
export function WithdrawalsTable({ title = withdrawalMessages.heading, views, extra }: WithdrawalsTableProps) {
  const search = useTableSearch('live', defaults, shape);
  const { data, currentData, isFetching, error, refetch } = useListWithdrawalsQuery({
    query: { ...search.query, state: 'live' },
  });
  return (
    <PagedTable
      label={withdrawalMessages.stillLive}
      name="artwork.stillLive"
      title={title}
      total={data?.totalWithdrawals ?? 0}
      rows={data?.withdrawals ?? none}
      columns={withdrawalColumns}
      rowName={nameOf}
      {...search.tableParams}
      onChange={search.onChange}
      status={tableStatus({ data, currentData, error, isFetching }, { quietRefetch: true })}
      failure={error && failureOf(error)}
      onRetry={() => void refetch()}
      views={views}
      extra={extra}
      filters={
        <NameSearch
          label={withdrawalMessages.stillLive}
          value={search.filters.search ?? ''}
          onChange={(next) => search.setFilters({ search: next === '' ? undefined : next }, 'replace')}
        />
      }
      emptyText={withdrawalMessages.empty}
      emptyIcon={<CheckCircleOutlined />}
      filtered={search.filtered}
      filterText={search.filters.search ? `Name: ${search.filters.search}` : ''}
      onClearFilters={search.clearFilters}
      renderCard={(withdrawal) => (
        <div className="mq-artwork-card">
          <WithdrawnArtwork withdrawal={withdrawal} />
          <StillLive withdrawal={withdrawal} />
          <WithdrawalActions withdrawal={withdrawal} />
        </div>
      )}
      minWidth={900}
    />
  );
}
