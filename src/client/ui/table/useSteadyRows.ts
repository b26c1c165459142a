import { createContext, useContext, useState } from 'react';

/** Whether rows that moved did so because of others, by the latest event; without a provider, never. */
export const OthersMoved = createContext<() => boolean>(() => false);

interface Steady<Row> {
  rows: readonly Row[];
  /** Rows that are not on the screen yet; undefined while what is on the screen is the list as it is. */
  held: { added: number; show: () => void } | undefined;
}
interface Shown<Row> {
  rows: readonly Row[];
  view: string;
  isHeld: boolean;
}

/**
 * The rows in the order in which they are on the screen. What others change shows in place; where rows would come, go or change places
 * under the pointer, they stay until somebody asks for the list as it is. One's own changes, and another page, sort or filter, show at once.
 * `view` names the page, sort and filter; `isReady` is false while these rows are still those of another view.
 */
export function useSteadyRows<Row extends { _id: string }>(
  rows: readonly Row[],
  view: string,
  isReady: boolean,
): Steady<Row> {
  const othersMoved = useContext(OthersMoved);
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
