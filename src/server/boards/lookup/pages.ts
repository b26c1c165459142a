import type { BoardOrder } from '../boards.queries';
import { deleted, type BoardColumns } from './boardColumns';
import type { Matches } from './matches';

/** The boards at places `start` to `start + count` of those that match, in order. */
export function pageOf(columns: BoardColumns, matches: Matches, order: BoardOrder, start: number, count: number): number[] {
  const size = Math.min(count, matches.count - start);
  if (size <= 0) return [];
  // One direction is enough: the other one's page lies mirrored.
  const first = order.sortDesc ? matches.count - start - size : start;
  const page = order.sortID === 'boardname' ? pageByName(columns, matches, first, size) : pageByValue(columns, matches, order.sortID, first, size);
  return order.sortDesc ? page.reverse() : page;
}

/** Walks the order of names, from the end that is nearer. */
function pageByName(columns: BoardColumns, { flags, count }: Matches, first: number, size: number): number[] {
  const order = columns.byName();
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

type Value = (seq: number) => number;
type Compare = (one: number, other: number) => number;

/** Finds the page without sorting all matches: by the sort's value, then among equals by one part of the id after the other. */
function pageByValue(columns: BoardColumns, { flags, count }: Matches, sortID: BoardOrder['sortID'], first: number, size: number): number[] {
  const seqs = new Uint32Array(count);
  for (let seq = 0, n = 0; seq < flags.length; seq += 1) if (flags[seq] === 1) seqs[n++] = seq;
  const value = valueOf(columns, sortID);
  const compare: Compare = (one, other) => value(one) - value(other) || columns.ids.compare(one, other);
  return select(seqs, first, size, [value, ...columns.ids.heads.map((head): Value => (seq) => head[seq] ?? 0)], compare);
}

/** The elements at places `first` to `first + size` of what sorting would give; `keys` are what `compare` compares, in turn. */
function select(seqs: Uint32Array, first: number, size: number, keys: readonly Value[], compare: Compare): number[] {
  const [key, ...finer] = keys;
  if (size === 0) return [];
  if (key === undefined || seqs.length <= 64) return Array.from(seqs.sort(compare).subarray(first, first + size));
  const values = new Float64Array(seqs.length);
  for (let i = 0; i < seqs.length; i += 1) values[i] = key(seqs[i] ?? 0);
  const sought = values.slice();
  const [from, to] = [nth(sought, first), nth(sought, first + size - 1)];
  const { before, low, between, high } = split(seqs, values, from, to);
  const skip = first - before;
  if (from === to) return select(low, skip, size, finer, compare);
  const begin = select(low, skip, low.length - skip, finer, compare);
  return [...begin, ...between.sort(compare), ...select(high, 0, size - begin.length - between.length, finer, compare)];
}

/** The elements whose value is `from`, between the two, and `to`; and how many come before. Plain loops: a million elements pass through. */
function split(seqs: Uint32Array, values: Float64Array, from: number, to: number): { before: number; low: Uint32Array; between: Uint32Array; high: Uint32Array } {
  const [low, between, high] = [new Uint32Array(seqs.length), new Uint32Array(seqs.length), new Uint32Array(seqs.length)];
  let [before, lows, betweens, highs] = [0, 0, 0, 0];
  for (let i = 0; i < seqs.length; i += 1) {
    const value = values[i] ?? 0;
    if (value < from) before += 1;
    else if (value === from) low[lows++] = seqs[i] ?? 0;
    else if (value < to) between[betweens++] = seqs[i] ?? 0;
    else if (value === to) high[highs++] = seqs[i] ?? 0;
  }
  return { before, low: low.subarray(0, lows), between: between.subarray(0, betweens), high: high.subarray(0, highs) };
}

/** The value that sorting would put at `place`; rearranges the values (quickselect). */
function nth(values: Float64Array, place: number): number {
  let [left, right] = [0, values.length - 1];
  while (left < right) {
    const pivot = values[(left + right) >>> 1] ?? 0;
    let [i, j] = [left, right];
    while (i <= j) {
      while ((values[i] ?? 0) < pivot) i += 1;
      while ((values[j] ?? 0) > pivot) j -= 1;
      if (i > j) break;
      const kept = values[i] ?? 0;
      values[i++] = values[j] ?? 0;
      values[j--] = kept;
    }
    if (place <= j) right = j;
    else if (place >= i) left = i;
    else break;
  }
  return values[place] ?? 0;
}

function valueOf(columns: BoardColumns, sortID: BoardOrder['sortID']): Value {
  switch (sortID) {
    case 'country': return ranked(columns, 'country');
    case 'city': return ranked(columns, 'city');
    case 'publisher_name': return ranked(columns, 'publisher');
    case 'venueType': return ranked(columns, 'venue');
    case 'isDeleted': return (seq) => (columns.flags[seq] ?? 0) & deleted;
    case 'lastEdited': return (seq) => columns.editedAt[seq] ?? -1;
    case 'dateCreated': return (seq) => columns.createdAt[seq] ?? 0;
    case 'boardname': return () => 0;
  }
}

function ranked(columns: BoardColumns, name: 'country' | 'city' | 'publisher' | 'venue'): Value {
  const ranks = columns.coded[name].texts.ranks();
  const { codes } = columns.coded[name];
  return (seq) => ranks[codes[seq] ?? 0] ?? 0;
}
