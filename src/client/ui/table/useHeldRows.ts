import { createContext, useContext, useState } from 'react';

/** Whether rows were last moved by others; false without a provider. */
export const MovedByOthers = createContext<() => boolean>(() => false);

interface HeldRows<Row> {
  rows: readonly Row[];
  /** How many there are with these on all pages. */
  total: number;
  /** Rows that are not shown yet; undefined while the screen shows the current list. */
  held: { added: number; show: () => void } | undefined;
}
interface Shown<Row> {
  rows: readonly Row[];
  /** The list that these were made from. */
  given: readonly Row[];
  /** How many there were on all pages. */
  total: number;
  view: string;
  isHeld: boolean;
  /** False: some of the rows were still being read, and come without anybody having moved them. */
  isWhole: boolean;
}

/**
 * The rows to show. Changes by others within a row appear in place; if they would add, remove or move rows under the
 * pointer, the old rows are kept until the user requests the new ones. The user's own changes show as soon as they are
 * read, and another page, sort or filter at once. `view` names the page, sort and filter; `isReady` is false while
 * these rows are still those of another view.
 */
export function useHeldRows<Row extends { _id: string }>(
  rows: readonly Row[],
  total: number,
  view: string,
  isReady: boolean,
): HeldRows<Row> {
  const othersMoved = useContext(MovedByOthers);
  const now: Shown<Row> = { rows, given: rows, total, view, isHeld: false, isWhole: isReady };
  const [shown, setShown] = useState(now);
  let next = shown;
  if (shown.view !== view) next = isReady ? now : shown;
  else if (!areSame(shown.given, rows) || (isReady && !shown.isWhole)) next = arranged(shown, now, othersMoved);
  if (next !== shown && !isSame(next, shown)) setShown(next);
  if (!next.isHeld || next.view !== view)
    return { rows: next.view === view ? next.rows : rows, total, held: undefined };
  const known = new Set(next.rows.map(({ _id }) => _id));
  return {
    rows: next.rows,
    total: next.total,
    held: {
      // New rows may be on other pages, and others may have gone at the same time.
      added: Math.max(rows.filter(({ _id }) => !known.has(_id)).length, total - next.total),
      show: () => setShown(now),
    },
  };
}

function arranged<Row extends { _id: string }>(
  shown: Shown<Row>,
  now: Shown<Row>,
  othersMoved: () => boolean,
): Shown<Row> {
  const { rows } = now;
  const moves = rows.length !== shown.rows.length || rows.some(({ _id }, index) => shown.rows[index]?._id !== _id);
  if (!moves) return { ...now, isWhole: now.isWhole || shown.isWhole };
  if (shown.rows.length === 0 || !shown.isWhole || !othersMoved()) return now;
  const byId = new Map(rows.map((row) => [row._id, row]));
  return { ...shown, rows: shown.rows.map((row) => byId.get(row._id) ?? row), given: rows, isHeld: true };
}

const isSame = <Row>(one: Shown<Row>, other: Shown<Row>): boolean =>
  one.view === other.view &&
  one.isHeld === other.isHeld &&
  one.isWhole === other.isWhole &&
  one.total === other.total &&
  areSame(one.rows, other.rows) &&
  areSame(one.given, other.given);

const areSame = <Row>(some: readonly Row[], others: readonly Row[]): boolean =>
  some.length === others.length && some.every((row, index) => row === others[index]);
