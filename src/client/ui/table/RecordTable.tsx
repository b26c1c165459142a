import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { noSpin } from './noSpin';
import './RecordTable.css';

export interface RecordTableProps<Row> {
  /** What the rows are: 'Sessions'. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The first cell of a row: what names it. */
  name: (row: Row) => ReactNode;
  /** The other cells, as wide as their content. */
  cells?: readonly ((row: Row) => ReactNode)[];
  /** Shown instead of rows. */
  empty?: string;
}

/** A few records in a card or drawer: a small antd Table without header and pages. */
export function RecordTable<Row extends object>({ label, rows, rowKey, name, cells, empty }: RecordTableProps<Row>) {
  const columns: TableColumnType<Row>[] = [
    { key: 'name', rowScope: 'row', className: 'mq-record-name', render: (_value, row) => name(row) },
    ...(cells ?? []).map((cell, index) => ({
      key: String(index),
      className: 'mq-record-cell',
      render: (_value: unknown, row: Row) => cell(row),
    })),
  ];
  if (rows.length === 0) return empty === undefined ? null : <p className="mq-two">{empty}</p>;
  return (
    <Table<Row>
      className="mq-record-table"
      size="small"
      showHeader={false}
      aria-label={label}
      columns={columns}
      dataSource={rows}
      rowKey={rowKey}
      rowHoverable={false}
      pagination={false}
      loading={noSpin}
    />
  );
}
