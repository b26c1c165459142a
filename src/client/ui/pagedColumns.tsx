import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { TableColumnType } from 'antd';
import { memo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SortChoice } from './tableSearch';

export interface PagedColumn<Row> {
  id: string;
  /** The words of the header, and the header's name. */
  title: string;
  /** For columns of buttons, whose header is for screen readers alone. */
  hideTitle?: boolean;
  /** The server's name for sorting by this column; without one it cannot be sorted by. */
  sortID?: string;
  /** Pixels; columns without one share what is left. */
  width?: number;
  align?: 'right';
  /** Stays in sight at the right edge while the table scrolls sideways. */
  stick?: boolean;
  /** What the skeleton draws. */
  skeleton?: 'one' | 'two' | 'picture' | 'round' | 'none';
  /** Called again only when the row or this function changes: keep `columns` in `useMemo` or outside the component. */
  render: (row: Row) => ReactNode;
}

interface CellProps<Row> {
  row: Row;
  render: (row: Row) => ReactNode;
}

// `memo` forgets type parameters; the component is the same one.
const Cell = memo(function Cell<Row>({ row, render }: CellProps<Row>) {
  return <>{render(row)}</>;
}) as <Row>(props: CellProps<Row>) => ReactNode;

/** antd sorts on Enter alone; a thing that acts like a button answers to Space too. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.click();
}

const SortArrow = ({ sortOrder }: { sortOrder: 'ascend' | 'descend' | null }) => {
  if (sortOrder === null) return <UpOutlined className="mq-sort-arrow mq-sort-idle" aria-hidden />;
  return sortOrder === 'descend' ? <DownOutlined className="mq-sort-arrow" aria-hidden /> : <UpOutlined className="mq-sort-arrow" aria-hidden />;
};

function sorting<Row>(column: PagedColumn<Row>, sort: SortChoice | undefined): TableColumnType<Row> {
  if (column.sortID === undefined) return {};
  const order = sort?.desc === true ? 'descend' : 'ascend';
  const sorted = sort?.id === column.sortID;
  return {
    sorter: true,
    sortOrder: sorted ? order : null,
    // Round and round: a list is always sorted by something.
    sortDirections: ['ascend', 'descend', 'ascend'],
    sortIcon: SortArrow,
    onHeaderCell: () => ({ onKeyDown: clickOnSpace, ...(!sorted && { 'aria-sort': 'none' as const }) }),
  };
}

const cellClass = <Row,>(column: PagedColumn<Row>): string =>
  [column.align === 'right' && 'mq-number', column.stick && 'mq-stick'].filter(Boolean).join(' ');

/** Our columns as antd's, sorted by the server and not by antd. */
export function antdColumns<Row>(columns: readonly PagedColumn<Row>[], sort: SortChoice | undefined): TableColumnType<Row>[] {
  return columns.map((column) => ({
    key: column.id,
    title: column.hideTitle === true ? <span className="mq-sr">{column.title}</span> : column.title,
    ...(column.width !== undefined && { width: column.width }),
    className: cellClass(column),
    render: (_value: unknown, row: Row) => <Cell row={row} render={column.render} />,
    ...sorting(column, sort),
  }));
}
