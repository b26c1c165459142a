import { Table } from 'antd';
import { useCallback, useMemo, type HTMLAttributes, type TableHTMLAttributes } from 'react';
import { BusyRows } from './BusyRows';
import { noSpin } from './noSpin';
import { OpeningCard } from './OpeningCard';
import { Cell } from './pagedColumns';
import type { PagedTableProps } from './pagedTableProps';
import { GroupedRow } from './RowGroups';
import { useRowSelection } from './useRowSelection';

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
export function TableCards<Row extends { _id: string }>({ label, list, row: parts, selection }: PagedTableProps<Row>) {
  const { rows, status } = list;
  const { name, className, card: renderCard, opened } = parts;
  const card = useCallback(
    (row: Row) =>
      opened === undefined ? (
        renderCard?.(row)
      ) : (
        <OpeningCard name={name(row)} card={renderCard?.(row)} renderOpened={() => opened(row)} />
      ),
    [renderCard, opened, name],
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
  const rowSelection = useRowSelection(rows, name, selection);
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
        {...(className && { rowClassName: className })}
      />
    ),
    [label, columns, rows, rowSelection, className],
  );
  return <BusyRows isBusy={status === 'refetching'}>{table}</BusyRows>;
}
