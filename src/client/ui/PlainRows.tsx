import { Checkbox } from 'antd';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages';
import { cellClass, ColumnHeader, type PagedColumn } from './pagedColumns';
import type { PagedTableProps, Selection } from './pagedTableProps';
import { TICK_WIDTH } from './SkeletonRows';
import type { SortChoice } from './tableSearch';

interface CellProps<Row> {
  row: Row;
  render: (row: Row) => ReactNode;
}

// `memo` forgets type parameters; the component is the same one.
const Cell = memo(function Cell<Row>({ row, render }: CellProps<Row>) {
  return <>{render(row)}</>;
}) as <Row>(props: CellProps<Row>) => ReactNode;

interface LineProps<Row> {
  row: Row;
  name: string;
  columns: readonly PagedColumn<Row>[];
  className: string | undefined;
  /** undefined: these rows cannot be ticked. */
  ticked: boolean | undefined;
  onTick: (id: string, on: boolean, withShift: boolean) => void;
}

// As above: a tick draws its own row again, and no other.
const Line = memo(function Line<Row extends { _id: string }>({
  row,
  name,
  columns,
  className,
  ticked,
  onTick,
}: LineProps<Row>) {
  return (
    <tr
      data-row-key={row._id}
      className={[ticked === true && 'mq-row-on', className].filter(Boolean).join(' ') || undefined}
    >
      {ticked !== undefined && (
        <td className="mq-tick">
          <Checkbox
            checked={ticked}
            aria-label={messages.list.selectRow(name)}
            onChange={({ target, nativeEvent }) => onTick(row._id, target.checked, nativeEvent.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          <Cell row={row} render={column.render} />
        </td>
      ))}
    </tr>
  );
}) as <Row extends { _id: string }>(props: LineProps<Row>) => ReactNode;

/** Ticks of the rows on the page; with Shift all from the one ticked last, as in any list of files. */
function useTicking<Row extends { _id: string }>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  selection: Selection | undefined,
) {
  const latest = useRef({ rows, rowName, selection });
  const last = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { rows, rowName, selection };
  });
  return useCallback((ids: readonly string[], on: boolean, withShift = false) => {
    const now = latest.current;
    const order = now.rows.map(({ _id }) => _id);
    const [id] = ids;
    const from = last.current === undefined ? -1 : order.indexOf(last.current);
    const to = id === undefined ? -1 : order.indexOf(id);
    const hit = withShift && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : ids;
    if (ids.length === 1) last.current = id;
    const next = new Set(now.selection?.ids);
    for (const each of hit) {
      if (on) next.add(each);
      else next.delete(each);
    }
    now.selection?.onChange(next, new Map(now.rows.map((row) => [row._id, now.rowName(row)])));
  }, []);
}

/**
 * The rows as a table of plain elements: what antd's Table does beyond this (trees, filters, its own sorting and paging) no list
 * here uses, and the first rows would wait for it (docs/decisions/022-bytes.md).
 */
export function PlainRows<Row extends { _id: string }>(props: PagedTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowName,
    sort,
    pageSize,
    onChange,
    status,
    selection,
    rowClassName,
    minWidth = 0,
  } = props;
  const tick = useTicking(rows, rowName, selection);
  const onTick = useCallback((id: string, on: boolean, withShift: boolean) => tick([id], on, withShift), [tick]);
  const onSort = useCallback((next: SortChoice) => onChange({ page: 1, pageSize, sort: next }), [onChange, pageSize]);
  const busy = status === 'refetching';
  const tickedHere = selection ? rows.filter(({ _id }) => selection.ids.has(_id)).length : 0;
  const all = rows.length > 0 && tickedHere === rows.length;
  return (
    <div className={busy ? 'mq-table mq-table-busy' : 'mq-table'}>
      <table className="mq-rows" style={{ minWidth }} aria-label={label} aria-busy={busy}>
        <colgroup>
          {selection && <col style={{ width: TICK_WIDTH }} />}
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th className="mq-tick">
                <Checkbox
                  checked={all}
                  indeterminate={tickedHere > 0 && !all}
                  aria-label={messages.list.selectPage}
                  onChange={({ target }) =>
                    tick(
                      rows.map(({ _id }) => _id),
                      target.checked,
                    )
                  }
                />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row._id}
              row={row}
              name={rowName(row)}
              columns={columns}
              className={rowClassName?.(row)}
              ticked={selection?.ids.has(row._id)}
              onTick={onTick}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
