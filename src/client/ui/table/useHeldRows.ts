import { createContext, useContext, useState } from 'react';

/** Whether rows were last moved by others; false without a provider. */
export const MovedByOthers = createContext<() => boolean>(() => false);

interface HeldRows<Row> {
  rows: readonly Row[];
  /** Rows that are not shown yet; undefined while the screen shows the current list. */
  held: { added: number; show: () => void } | undefined;
}
interface Shown<Row> {
  rows: readonly Row[];
  view: string;
  isHeld: boolean;
}

/**
 * The rows to show. Changes by others within a row appear in place; if they would add, remove or move rows under the
 * pointer, the old rows are kept until the user requests the new ones. The user's own changes, and another page, sort
 * or filter, show at once. `view` names the page, sort and filter; `isReady` is false while these rows are still those
 * of another view.
 */
export function useHeldRows<Row extends { _id: string }>(
  rows: readonly Row[],
  view: string,
  isReady: boolean,
): HeldRows<Row> {
  const othersMoved = useContext(MovedByOthers);
  const [shown, setShown] = useState<Shown<Row>>({ rows, view, isHeld: false });
  let next = shown;
  if (shown.view !== view) next = isReady ? { rows, view, isHeld: false } : shown;
  else if (shown.rows !== rows) next = arranged(shown, rows, view, othersMoved);
  if (next !== shown && !isSame(next, shown)) setShown(next);
  if (!next.isHeld || next.view !== view) return { rows: next.view === view ? next.rows : rows, held: undefined };
  const known = new Set(next.rows.map(({ _id }) => _id));
  return {
    rows: next.rows,
    held: {
      added: rows.filter(({ _id }) => !known.has(_id)).length,
      show: () => setShown({ rows, view, isHeld: false }),
    },
  };
}

function arranged<Row extends { _id: string }>(
  shown: Shown<Row>,
  rows: readonly Row[],
  view: string,
  othersMoved: () => boolean,
): Shown<Row> {
  const moves = rows.length !== shown.rows.length || rows.some(({ _id }, index) => shown.rows[index]?._id !== _id);
  if (!moves || shown.rows.length === 0 || !othersMoved()) return { rows, view, isHeld: false };
  const byId = new Map(rows.map((row) => [row._id, row]));
  return { rows: shown.rows.map((row) => byId.get(row._id) ?? row), view, isHeld: true };
}

const isSame = <Row>(one: Shown<Row>, other: Shown<Row>): boolean =>
  one.view === other.view &&
  one.isHeld === other.isHeld &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index]);
