import { setImmediate as others } from 'node:timers/promises';
import type { TextColumn } from './textColumn';

/** Bytes that are compared at once: as many as a number holds exactly. */
const step = 6;
/** Groups up to this size are sorted by comparing whole texts. */
const small = 12;
/** How long the sort works before it lets others have the thread: milliseconds. */
const turn = 10;

interface Group {
  from: number;
  to: number;
  /** Bytes that all texts of the group share. */
  depth: number;
}

/**
 * Sorts numbers by their texts in place; `compare` decides between equal texts. Board names begin alike for long, so
 * whole comparisons would read the same bytes twenty times: texts are split three ways by their next six bytes
 * (multikey quicksort, Bentley and Sedgewick 1997, with the bytes kept beside). It gives way to others every 10 ms.
 */
export async function sortTexts(order: Uint32Array, texts: Pick<TextColumn, 'head'>, compare: (one: number, other: number) => number): Promise<void> {
  const heads = new Float64Array(order.length);
  const waiting: Group[] = [{ from: 0, to: order.length, depth: 0 }];
  let began = performance.now();
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    const { from, to, depth } = group;
    if (to - from <= small) {
      order.subarray(from, to).sort(compare);
      continue;
    }
    for (let i = from; i < to; i += 1) heads[i] = texts.head(order[i] ?? 0, depth, step);
    sortByHead(order, heads, from, to);
    for (let start = from; start < to;) {
      const head = heads[start] ?? 0;
      let end = start + 1;
      while (end < to && heads[end] === head) end += 1;
      // The last of the six bytes is nought only where the text has ended: then all of the group are equal.
      if (end - start > 1 && head % 256 === 0) order.subarray(start, end).sort(compare);
      else if (end - start > 1) waiting.push({ from: start, to: end, depth: depth + step });
      start = end;
    }
    if (performance.now() - began > turn) {
      await others();
      began = performance.now();
    }
  }
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
