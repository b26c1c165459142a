import type { BoardOrder } from '../boards.queries';
import { deleted, type BoardColumns, type DictionaryName } from './boardColumns';
import type { Matches } from './matches';
import { grown } from './textColumn';

/** The boards at places `start` to `start + count` of those that match, in order. */
export function pageOf(columns: BoardColumns, matches: Matches, order: BoardOrder, start: number, count: number): number[] {
  const size = Math.min(count, matches.count - start);
  if (size <= 0) return [];
  // One direction is enough: the other one's page lies mirrored.
  const first = order.sortDesc ? matches.count - start - size : start;
  const page = pageUpwards(columns, matches, order.sortID, first, size);
  return order.sortDesc ? page.reverse() : page;
}

function pageUpwards(columns: BoardColumns, matches: Matches, sortID: BoardOrder['sortID'], first: number, size: number): number[] {
  switch (sortID) {
    case 'boardname': return pageByName(columns, matches, first, size);
    case 'country': return pageByRank(columns, matches, ranked(columns, 'country'), first, size);
    case 'city': return pageByRank(columns, matches, ranked(columns, 'city'), first, size);
    case 'publisher_name': return pageByRank(columns, matches, ranked(columns, 'publisher'), first, size);
    case 'venueType': return pageByRank(columns, matches, ranked(columns, 'venue'), first, size);
    case 'isDeleted': return pageByRank(columns, matches, { ranks: 2, rankOf: (seq) => ((columns.flags[seq] ?? 0) & deleted) / deleted }, first, size);
    case 'dateCreated': return pageByValue(columns, matches, (seq) => columns.createdAt[seq] ?? 0, first, size);
    case 'lastEdited': return pageByValue(columns, matches, (seq) => columns.editedAt[seq] ?? -1, first, size);
  }
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

/** The place of a board's value among the few different ones. */
interface Ranked {
  ranks: number;
  rankOf: Value;
}

function ranked(columns: BoardColumns, name: DictionaryName): Ranked {
  const { codes, texts } = columns.coded[name];
  const ranks = texts.ranks();
  return { ranks: texts.size, rankOf: (seq) => ranks[codes[seq] ?? 0] ?? 0 };
}

/** Counts how many boards each value has: only those whose values the page touches are put in order, by value and id. */
function pageByRank(columns: BoardColumns, { flags }: Matches, { ranks, rankOf }: Ranked, first: number, size: number): number[] {
  const counts = new Uint32Array(ranks);
  for (let seq = 0; seq < flags.length; seq += 1) {
    if (flags[seq] !== 1) continue;
    const rank = rankOf(seq);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  let [from, before] = [0, 0];
  while (before + (counts[from] ?? 0) <= first) before += counts[from++] ?? 0;
  let [to, reached] = [from, before + (counts[from] ?? 0)];
  while (reached < first + size) reached += counts[++to] ?? 0;
  const seqs = new Uint32Array(reached - before);
  for (let seq = 0, n = 0; n < seqs.length; seq += 1) {
    if (flags[seq] !== 1) continue;
    const rank = rankOf(seq);
    if (rank >= from && rank <= to) seqs[n++] = seq;
  }
  return select(seqs, first - before, size, [...(from === to ? [] : [rankOf]), ...columns.ids.heads.map(partOf)], comparing(columns, rankOf));
}

const comparing = (columns: BoardColumns, value: Value): Compare => (one, other) => value(one) - value(other) || columns.ids.compare(one, other);

const partOf = (head: Float64Array): Value => (seq) => head[seq] ?? 0;

/** Finds the page without sorting all matches: by the sort's value, then among equals by one part of the id after the other. */
function pageByValue(columns: BoardColumns, { flags, count }: Matches, value: Value, first: number, size: number): number[] {
  const seqs = new Uint32Array(count);
  for (let seq = 0, n = 0; seq < flags.length; seq += 1) if (flags[seq] === 1) seqs[n++] = seq;
  return select(seqs, first, size, [value, ...columns.ids.heads.map(partOf)], comparing(columns, value));
}

/** Ids that were made at the same time begin alike. */
function isSame(seqs: Uint32Array, value: Value): boolean {
  const its = value(seqs[0] ?? 0);
  for (let i = 1; i < seqs.length; i += 1) if (value(seqs[i] ?? 0) !== its) return false;
  return true;
}

/** So near to an end of many elements a page is found in one pass. */
const nearEnd = 10_000;

/** Those with the `wanted` smallest values, and all that equal the largest of these. */
function smallest(all: Uint32Array, value: Value, wanted: number): Uint32Array {
  let seqs = new Uint32Array(Math.max(1024, 4 * wanted));
  let values = new Float64Array(seqs.length);
  let [kept, limit] = [0, Infinity];
  for (let i = 0; i < all.length; i += 1) {
    const seq = all[i] ?? 0;
    const its = value(seq);
    if (its > limit) continue;
    if (kept === seqs.length) {
      limit = nth(values.slice(), wanted - 1);
      kept = keepUpTo(limit, seqs, values);
      // Mostly equals: they all belong to it.
      if (kept > seqs.length / 2) [seqs, values] = [grown(seqs, 2 * seqs.length), grown(values, 2 * values.length)];
      if (its > limit) continue;
    }
    seqs[kept] = seq;
    values[kept++] = its;
  }
  if (kept > wanted) kept = keepUpTo(nth(values.slice(0, kept), wanted - 1), seqs, values.subarray(0, kept));
  return seqs.subarray(0, kept);
}

/** Moves those up to the limit to the front; answers how many they are. */
function keepUpTo(limit: number, seqs: Uint32Array, values: Float64Array): number {
  let kept = 0;
  for (let i = 0; i < values.length; i += 1) {
    const its = values[i] ?? 0;
    if (its > limit) continue;
    seqs[kept] = seqs[i] ?? 0;
    values[kept++] = its;
  }
  return kept;
}

/** The elements at places `first` to `first + size` of what sorting would give; `keys` are what `compare` compares, in turn. */
function select(seqs: Uint32Array, first: number, size: number, keys: readonly Value[], compare: Compare): number[] {
  const [key, ...finer] = keys;
  if (size === 0) return [];
  if (key === undefined || seqs.length <= 64) return Array.from(seqs.sort(compare).subarray(first, first + size));
  if (isSame(seqs, key)) return select(seqs, first, size, finer, compare);
  const [head, tail] = [first + size, seqs.length - first];
  if (Math.min(head, tail) <= Math.min(nearEnd, seqs.length / 4)) {
    const near = head <= tail ? smallest(seqs, key, head) : smallest(seqs, (seq) => -key(seq), tail);
    if (near.length < seqs.length) return select(near, head <= tail ? first : near.length - tail, size, keys, compare);
  }
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
