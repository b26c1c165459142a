import { Table } from 'antd';
import { useCallback, useMemo, type HTMLAttributes, type ReactNode, type TableHTMLAttributes } from 'react';
import { BusyRows } from './BusyRows';
import { noSpin } from './noSpin';
import { OpeningCard } from './OpeningCard';
import { Cell } from './pagedColumns';
import type { PagedTableProps } from './pagedTableProps';
import { GroupedRow } from './RowGroups';
import { useRowSelection } from './useRowSelection';

interface TableCardsProps<Row extends { _id: string }> extends PagedTableProps<Row> {
  renderCard: (row: Row) => ReactNode;
}

// Roles that make a table with one column and no header a list for screen readers.
const components = {
  table: (props: TableHTMLAttributes<HTMLTableElement>) => <table {...props} role="list" />,
  body: {
    wrapper: (props: HTMLAttributes<HTMLTableSectionElement>) => <tbody {...props} role="presentation" />,
    row: (props: HTMLAttributes<HTMLTableRowElement>) => <GroupedRow {...props} role="listitem" />,
  },
};
const cellRole = () => ({ role: 'presentation' });

/** The rows on a phone: antd's Table with one column, of cards, with the same tick boxes. */
export function TableCards<Row extends { _id: string }>(props: TableCardsProps<Row>) {
  const { label, rows, rowName, status, selection, tickDisabledReason, rowClassName, renderCard, renderOpened } = props;
  const card = useCallback(
    (row: Row) =>
      renderOpened === undefined ? (
        renderCard(row)
      ) : (
        <OpeningCard name={rowName(row)} card={renderCard(row)} renderOpened={() => renderOpened(row)} />
      ),
    [renderCard, renderOpened, rowName],
  );
  const columns = useMemo(
    () => [
      {
        key: 'card',
        onCell: cellRole,
        render: (_value: unknown, row: Row) => <Cell row={row} render={card} />,
      },
    ],
    [card],
  );
  const rowSelection = useRowSelection(rows, rowName, selection, tickDisabledReason);
  // As in TableRows: neither a tick nor a refetch renders the table.
  const table = useMemo(
    () => (
      <Table<Row>
        className="mq-table mq-cards"
        size="medium"
        tableLayout="fixed"
        aria-label={label}
        components={components}
        columns={columns}
        dataSource={rows}
        rowKey="_id"
        rowHoverable={false}
        pagination={false}
        loading={noSpin}
        showHeader={false}
        {...(rowSelection && { rowSelection: { ...rowSelection, onCell: cellRole } })}
        {...(rowClassName && { rowClassName })}
      />
    ),
    [label, columns, rows, rowSelection, rowClassName],
  );
  return <BusyRows isBusy={status === 'refetching'}>{table}</BusyRows>;
}
