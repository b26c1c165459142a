import { Checkbox, type TableProps } from 'antd';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { listMessages } from './ui.messages';
import type { Selection } from './pagedTableProps';

/** Pixels of the column of tick boxes. */
export const TICK_WIDTH = 44;

type RowSelection<Row> = NonNullable<TableProps<Row>['rowSelection']>;

/** Ticks rows of the page; with Shift all from the one ticked last, as in any list of files. */
function useTick<Row extends { _id: string }>(
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
    const changed = withShift && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : ids;
    if (ids.length === 1) last.current = id;
    const next = new Set(now.selection?.ids);
    for (const each of changed) {
      if (on) next.add(each);
      else next.delete(each);
    }
    now.selection?.onChange(next, new Map(now.rows.map((row) => [row._id, now.rowName(row)])));
  }, []);
}

interface TickBoxProps {
  id: string;
  name: string;
  checked: boolean;
  onTick: (ids: readonly string[], on: boolean, withShift: boolean) => void;
}

/** The box of one row. antd draws every cell again with each change of the table; this one only when its own row is ticked. */
const TickBox = memo(function TickBox({ id, name, checked, onTick }: TickBoxProps) {
  return (
    <Checkbox
      checked={checked}
      aria-label={listMessages.selectRow(name)}
      onChange={({ target, nativeEvent }) => onTick([id], target.checked, nativeEvent.shiftKey)}
    />
  );
});

/**
 * The ticks as antd's Table takes them. antd is told of the rows of this page alone: the selection may hold a million ids of
 * other pages, and antd would go through all of them at each tick.
 */
export function useRowSelection<Row extends { _id: string }>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  selection: Selection | undefined,
): RowSelection<Row> | undefined {
  const tick = useTick(rows, rowName, selection);
  const ids = selection?.ids;
  return useMemo(() => {
    if (ids === undefined) return undefined;
    const here = rows.map(({ _id }) => _id);
    return {
      columnWidth: TICK_WIDTH,
      selectedRowKeys: here.filter((id) => ids.has(id)),
      getTitleCheckboxProps: () => ({ 'aria-label': listMessages.selectPage }),
      // The boxes of the rows report themselves.
      onChange: (keys, _rows, { type }) => {
        if (type === 'all') tick(here, keys.length > 0);
      },
      renderCell: (checked, row) => <TickBox id={row._id} name={rowName(row)} checked={checked} onTick={tick} />,
    };
  }, [ids, rows, rowName, tick]);
}
