import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { memo, type KeyboardEvent, type ReactNode } from 'react';
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

export const cellClass = <Row,>(column: PagedColumn<Row>): string | undefined =>
  [column.align === 'right' && 'mq-number', column.stick && 'mq-stick'].filter(Boolean).join(' ') || undefined;

interface HeaderProps<Row> {
  column: PagedColumn<Row>;
  sort: SortChoice | undefined;
  onSort: (sort: SortChoice) => void;
}

/** A header that sorts by its column: up first, then round and round, since a list is always sorted by something. */
// `memo` forgets type parameters; the component is the same one.
export const ColumnHeader = memo(function ColumnHeader<Row>({ column, sort, onSort }: HeaderProps<Row>) {
  const title = column.hideTitle === true ? <span className="mq-sr">{column.title}</span> : column.title;
  const { sortID } = column;
  if (sortID === undefined) return <th className={cellClass(column)}>{title}</th>;
  const isSorted = sort?.id === sortID;
  const isDown = isSorted && sort.desc;
  const turn = (): void => onSort({ id: sortID, desc: isSorted && !sort.desc });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    turn();
  };
  const Arrow = isDown ? DownOutlined : UpOutlined;
  return (
    <th
      className={['mq-sorts', isSorted && 'mq-sorted', cellClass(column)].filter(Boolean).join(' ')}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : 'none'}
      tabIndex={0}
      onClick={turn}
      onKeyDown={onKeyDown}
    >
      <span className="mq-sorter">
        <span>{title}</span>
        <Arrow className={isSorted ? 'mq-sort-arrow' : 'mq-sort-arrow mq-sort-idle'} aria-hidden />
      </span>
    </th>
  );
}) as <Row>(props: HeaderProps<Row>) => ReactNode;
