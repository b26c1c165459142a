import type { BoardOrder } from '../boards.queries';
import type { BoardColumns } from './boardColumns';
import type { Matches } from './matches';

/** The boards at places `start` to `start + count` of those that match, in order. */
export function pageOf(
  columns: BoardColumns,
  matches: Matches,
  order: BoardOrder,
  start: number,
  count: number,
): number[] {
  const size = Math.min(count, matches.count - start);
  if (size <= 0) return [];
  // One direction is enough: the other one's page lies mirrored.
  const first = order.sortDesc ? matches.count - start - size : start;
  const page = pageInOrder(columns.orders.inOrder(order.sortID), matches, first, size);
  return order.sortDesc ? page.reverse() : page;
}

/** Walks the order from the end that is nearer. */
function pageInOrder(order: Uint32Array, { flags, count }: Matches, first: number, size: number): number[] {
  // Without a filter the places are known.
  if (count === order.length) return Array.from(order.subarray(first, first + size));
  const page: number[] = [];
  let skip = first;
  if (first <= count - first - size) {
    for (let i = 0; i < order.length && page.length < size; i += 1) {
      const seq = order[i] ?? 0;
      if (flags[seq] === 1 && --skip < 0) page.push(seq);
    }
    return page;
  }
  skip = count - first - size;
  for (let i = order.length - 1; i >= 0 && page.length < size; i -= 1) {
    const seq = order[i] ?? 0;
    if (flags[seq] === 1 && --skip < 0) page.push(seq);
  }
  return page.reverse();
}
