import { Checkbox, type TableProps } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../browser/listeners';
import type { Selection } from './pagedTableProps';
import { WithReason } from '../display/WithReason';
import { listMessages } from '../ui.messages';

/** Pixels of the column of tick boxes. */
export const TICK_WIDTH = 44;

type RowSelection<Row> = NonNullable<TableProps<Row>['rowSelection']>;

/** Ticks rows of the page; with Shift all rows from the last ticked one. */
function useTick<Row extends { _id: string }>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  selection: Selection<Row> | undefined,
) {
  const latest = useRef({ rows, rowName, selection });
  const last = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { rows, rowName, selection };
  });
  return useCallback((ids: readonly string[], on: boolean, withShift = false) => {
    const now = latest.current;
    const order = now.rows.filter((row) => now.selection?.disabledReason?.(row) === undefined).map(({ _id }) => _id);
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

/**
 * The ticked rows, outside React state: each checkbox subscribes to its own row, so that a tick does not render the
 * table.
 */
function createTickStore(initial: ReadonlySet<string>) {
  let ids = initial;
  const { add: subscribe, tell } = createListeners();
  return {
    read: () => ids,
    write: (next: ReadonlySet<string>) => {
      if (next === ids) return;
      ids = next;
      tell();
    },
    subscribe,
  };
}
type TickStore = ReturnType<typeof createTickStore>;

interface BoxProps {
  store: TickStore;
  onTick: (ids: readonly string[], on: boolean, withShift?: boolean) => void;
}

/** The box of one row. */
function TickBox(props: BoxProps & { id: string; name: string; disabledReason: string | undefined }) {
  const { id, name, disabledReason, store, onTick } = props;
  const checked = useSyncExternalStore(store.subscribe, () => store.read().has(id));
  return (
    <WithReason reason={disabledReason}>
      <Checkbox
        className="mq-tick"
        checked={checked}
        disabled={disabledReason !== undefined}
        aria-label={listMessages.selectRow(name)}
        onChange={({ target, nativeEvent }) => onTick([id], target.checked, nativeEvent.shiftKey)}
      />
    </WithReason>
  );
}

/** The box in the header, which ticks all rows of the page that can be ticked (`ids`). */
function PageBox({ ids, store, onTick }: BoxProps & { ids: readonly string[] }) {
  const count = useSyncExternalStore(store.subscribe, () => {
    const ticked = store.read();
    return ids.filter((id) => ticked.has(id)).length;
  });
  const isAll = ids.length > 0 && count === ids.length;
  return (
    <Checkbox
      className="mq-tick"
      checked={isAll}
      disabled={ids.length === 0}
      indeterminate={count > 0 && !isAll}
      aria-label={listMessages.selectPage}
      onChange={() => onTick(ids, !isAll)}
    />
  );
}

const nothing: ReadonlySet<string> = new Set();
const noKeys: string[] = [];

/**
 * The `rowSelection` for antd's Table. antd renders every cell again when the selected keys change, so it gets none:
 * the checkboxes read their own rows, and the result is the same object until the rows change.
 */
export function useRowSelection<Row extends { _id: string }>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  selection: Selection<Row> | undefined,
): RowSelection<Row> | undefined {
  const tick = useTick(rows, rowName, selection);
  const hasTicks = selection !== undefined;
  const disabledReason = selection?.disabledReason;
  const ids = selection?.ids ?? nothing;
  const [store] = useState(() => createTickStore(ids));
  useLayoutEffect(() => store.write(ids), [store, ids]);
  return useMemo(() => {
    if (!hasTicks) return undefined;
    const here = rows.filter((row) => disabledReason?.(row) === undefined).map(({ _id }) => _id);
    return {
      columnWidth: TICK_WIDTH,
      selectedRowKeys: noKeys,
      columnTitle: <PageBox ids={here} store={store} onTick={tick} />,
      renderCell: (_checked, row) => (
        <TickBox id={row._id} name={rowName(row)} disabledReason={disabledReason?.(row)} store={store} onTick={tick} />
      ),
    };
  }, [hasTicks, rows, rowName, store, tick, disabledReason]);
}
