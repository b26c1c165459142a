import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Compare } from './sortOrder';

/** Sort keys, split into numeric parts that are compared one after the other. */
export interface Parts {
  at(number: number, level: number): number;
  /** Whether keys with this part at this level have no further parts. */
  isLast(part: number, level: number): boolean;
}

/** Groups up to this size are sorted by comparing whole keys. */
const small = 12;
/** How long the sort runs before it yields to the event loop: milliseconds. */
const turn = 10;

interface Group {
  from: number;
  to: number;
  /** How many parts all keys of the group share. */
  level: number;
}

/**
 * Sorts numbers by their keys in place; `compare` decides between keys whose parts are equal. Board names and ids share
 * long prefixes, so whole comparisons would read the same bytes twenty times: keys are split three ways by their next
 * part (multikey quicksort, Bentley and Sedgewick 1997, with the parts kept beside). Yields to the event loop every 10
 * ms.
 */
export async function sortByParts(order: Uint32Array, parts: Parts, compare: Compare): Promise<void> {
  const heads = new Float64Array(order.length);
  const waiting: Group[] = [{ from: 0, to: order.length, level: 0 }];
  let began = performance.now();
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const { from, to, level } = group;
    if (to - from <= small) {
      order.subarray(from, to).sort(compare);
      continue;
    }
    for (let i = from; i < to; i += 1) heads[i] = parts.at(order[i] ?? 0, level);
    if (!isSorted(heads, from, to)) sortByHead(order, heads, from, to);
    for (let start = from; start < to;) {
      const head = heads[start] ?? 0;
      let end = start + 1;
      while (end < to && heads[end] === head) end += 1;
      if (end - start > 1 && parts.isLast(head, level)) order.subarray(start, end).sort(compare);
      else if (end - start > 1) waiting.push({ from: start, to: end, level: level + 1 });
      start = end;
    }
    if (performance.now() - began > turn) {
      await nextTurn();
      began = performance.now();
    }
  }
}

/** Ids and times created one after the other are sorted already. */
function isSorted(heads: Float64Array, first: number, end: number): boolean {
  for (let i = first + 1; i < end; i += 1) if ((heads[i - 1] ?? 0) > (heads[i] ?? 0)) return false;
  return true;
}

/** Quicksort of one range by `heads`, moving `order` along. */
function sortByHead(order: Uint32Array, heads: Float64Array, first: number, end: number): void {
  const ranges: [number, number][] = [[first, end - 1]];
  for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
    let [left, right] = range;
    if (left >= right) continue;
    const pivot = heads[(left + right) >>> 1] ?? 0;
    const [low, high] = [left, right];
    while (left <= right) {
      while ((heads[left] ?? 0) < pivot) left += 1;
      while ((heads[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const [head, number] = [heads[left] ?? 0, order[left] ?? 0];
      heads[left] = heads[right] ?? 0;
      order[left] = order[right] ?? 0;
      heads[right] = head;
      order[right] = number;
      left += 1;
      right -= 1;
    }
    ranges.push([low, right], [left, high]);
  }
}
