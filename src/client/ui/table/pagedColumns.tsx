import { DownOutlined, UpOutlined } from '@ant-design/icons';
import type { TableColumnType } from 'antd';
import { memo, type CSSProperties, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import type { SortChoice } from './tableSearch';

export interface PagedColumn<Row> {
  id: string;
  /** The text of the header, and the header's name. */
  title: string;
  /** Shown instead of the title, which stays the header's accessible name. */
  picture?: ReactNode;
  /** For columns of buttons, whose header is for screen readers only. */
  hideTitle?: boolean;
  /** The server's name for sorting by this column; without one the column cannot be sorted. */
  sortID?: string;
  /** Pixels; columns without a width share the remaining space. */
  width?: number;
  /** Pixels up to which the column grows in a wide table. */
  maxWidth?: number;
  align?: 'right';
  /** Hidden unless the user ticks it under 'Columns'. */
  isExtra?: boolean;
  /** Sticky at the right edge while the table scrolls sideways. */
  stick?: boolean;
  /** What the skeleton draws instead of one line. */
  skeleton?: 'two' | 'picture' | 'round' | 'none';
  /** Called again only when the row or this function changes: keep `columns` in `useMemo` or outside the component. */
  render: (row: Row) => ReactNode;
}

interface CellProps<Row> {
  row: Row;
  render: (row: Row) => ReactNode;
}

/** The cell of a column in a row, memoised. */
// `memo` drops type parameters; the component is the same one.
export const Cell = memo(function Cell<Row>({ row, render }: CellProps<Row>) {
  return <>{render(row)}</>;
}) as <Row>(props: CellProps<Row>) => ReactNode;

/** The width in pixels of a table in a window of 1280 pixels, from which columns with a `maxWidth` grow. */
const baseWidth = 980;
/** A column has reached its `maxWidth` when the table is this much wider. */
const growth = 400;

function columnWidth({
  width,
  maxWidth,
}: Pick<PagedColumn<unknown>, 'width' | 'maxWidth'>): number | string | undefined {
  if (width === undefined || maxWidth === undefined) return width;
  const share = (maxWidth - width) / growth;
  return `clamp(${String(width)}px, calc(${String(width)}px + (100cqi - ${String(baseWidth)}px) * ${String(share)}), ${String(maxWidth)}px)`;
}

/**
 * The width below which a table scrolls inside its card, for PagedTable.css. Not antd's `scroll.x`, which adds a hidden
 * row that repeats the headers and the tick box for assistive technology.
 */
export const tableWidth = (pixels: number): CSSProperties =>
  // React's types lack custom properties.
  ({ '--mq-table-width': `${String(pixels)}px` }) as CSSProperties;

/** The width of the sticky columns, so that focused elements are scrolled out from under them. */
export const stickWidth = (columns: readonly Pick<PagedColumn<never>, 'stick' | 'width'>[]): CSSProperties => {
  const pixels = columns.reduce((sum, { stick, width = 0 }) => sum + (stick === true ? width : 0), 0);
  return { '--mq-table-stick': `${String(pixels)}px` } as CSSProperties; // as above
};

/**
 * The properties of a column that rows and skeleton share. In a table that fits its card no column is fixed: antd would
 * draw it over the header, and in a dialog inside of the dialog's padding.
 */
export function columnShape<Row>(column: PagedColumn<Row>, scrolls: boolean): TableColumnType<Row> {
  const width = columnWidth(column);
  const isSpoken = column.hideTitle === true || column.picture !== undefined;
  return {
    key: column.id,
    title: isSpoken ? (
      <>
        {column.picture}
        <span className="mq-sr">{column.title}</span>
      </>
    ) : (
      column.title
    ),
    ...(width !== undefined && { width }),
    ...(column.align === 'right' && { className: 'mq-number', onCell: () => ({ translate: 'no' }) }),
    ...(scrolls &&
      column.stick === true && { fixed: 'end' as const, className: column.align ? 'mq-stick mq-number' : 'mq-stick' }),
  };
}

/** antd's header sorts only on Enter; this adds Space, as for any button. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

const headerProps = (isSorted: boolean) => (): HTMLAttributes<HTMLElement> => ({
  // antd sets `aria-sort` only on the sorted column.
  ...(!isSorted && { 'aria-sort': 'none' }),
  onKeyDown: pressOnSpace,
});

function SortArrow({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) {
  const Arrow = sortOrder === 'descend' ? DownOutlined : UpOutlined;
  return <Arrow className={sortOrder ? 'mq-sort-arrow' : 'mq-sort-arrow mq-sort-idle'} aria-hidden />;
}

/** A list is always sorted by something, so there is no third press that cancels. */
function sorting(sortID: string, sort: SortChoice | undefined) {
  const isSorted = sort?.id === sortID;
  return {
    sorter: true,
    sortOrder: isSorted ? (sort.desc ? 'descend' : 'ascend') : null,
    sortDirections: ['ascend', 'descend', 'ascend'],
    sortIcon: SortArrow,
    showSorterTooltip: false,
    onHeaderCell: headerProps(isSorted),
  } as const satisfies TableColumnType;
}

/** The columns in the form of antd's Table. */
export const tableColumns = <Row,>(
  columns: readonly PagedColumn<Row>[],
  sort: SortChoice | undefined,
  scrolls: boolean,
): TableColumnType<Row>[] =>
  columns.map((column) => ({
    ...columnShape(column, scrolls),
    ...(column.sortID !== undefined && sorting(column.sortID, sort)),
    render: (_value: unknown, row: Row) => <Cell row={row} render={column.render} />,
  }));
