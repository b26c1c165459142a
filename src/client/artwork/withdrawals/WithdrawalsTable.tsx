import { CheckCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { PagedTable } from '../../ui/table/PagedTable';
import { textFilter } from '../../ui/table/tableSearch';
import { listOf } from '../../ui/table/listOf';
import { useTableSearch } from '../../ui/table/useTableSearch';
import { useListWithdrawalsQuery } from './withdrawals.api';
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

interface WithdrawalsTableProps {
  title?: ReactNode;
  views?: ReactNode;
  extra?: ReactNode;
}

/** 'Still live': disapproved or deleted artwork that the platform did not stop, until an administrator ticks it off. */
export function WithdrawalsTable({ title = withdrawalMessages.heading, views, extra }: WithdrawalsTableProps) {
  const search = useTableSearch('live', defaults, shape);
  const query = useListWithdrawalsQuery({
    query: { ...search.query, state: 'live' },
  });
  // Without `owns`: the views of this list are those of its page.
  const { owns: _owns, ...list } = listOf(search, query, {
    rows: query.data?.withdrawals,
    total: query.data?.totalWithdrawals,
    filterText: search.filters.search ? `Name: ${search.filters.search}` : '',
    quietRefetch: true,
  });
  return (
    <PagedTable
      label={withdrawalMessages.stillLive}
      name="artwork.stillLive"
      title={title}
      list={list}
      columns={withdrawalColumns}
      row={{
        name: ({ fileName }) => fileName,
        card: (withdrawal) => (
          <Flex vertical gap={8} className="mq-artwork-card">
            <WithdrawnArtwork withdrawal={withdrawal} />
            <StillLive withdrawal={withdrawal} />
            <WithdrawalActions withdrawal={withdrawal} />
          </Flex>
        ),
      }}
      views={views}
      extra={extra}
      filters={<NameSearch label={withdrawalMessages.stillLive} search={search} />}
      empty={{ text: withdrawalMessages.empty, icon: <CheckCircleOutlined /> }}
      minWidth={900}
    />
  );
}
