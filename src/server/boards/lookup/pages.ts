import type { BoardOrder } from '../boards.queries';
import { deleted, type BoardColumns } from './boardColumns';
import type { Matches } from './matches';

/** The boards at places `start` to `start + count` of those that match, in order. */
export function pageOf(columns: BoardColumns, matches: Matches, order: BoardOrder, start: number, count: number): number[] {
  const size = Math.min(count, matches.count - start);
  if (size <= 0) return [];
  return order.sortID === 'boardname' ? pageByName(columns, matches, order.sortDesc, start, size) : pageBySelection(columns, matches, order, start, size);
}

/** Walks the order of names, from the end that is nearer. */
function pageByName(columns: BoardColumns, { flags, count }: Matches, sortDesc: boolean, start: number, size: number): number[] {
  const order = columns.byName();
  const first = sortDesc ? count - start - size : start;
  const fromEnd = count - first - size;
  const page: number[] = [];
  if (first <= fromEnd) {
    let skip = first;
    for (let i = 0; i < order.length && page.length < size; i += 1) {
      const seq = order[i] ?? 0;
      if (flags[seq] === 1 && --skip < 0) page.push(seq);
    }
    return sortDesc ? page.reverse() : page;
  }
  let skip = fromEnd;
  for (let i = order.length - 1; i >= 0 && page.length < size; i -= 1) {
    const seq = order[i] ?? 0;
    if (flags[seq] === 1 && --skip < 0) page.push(seq);
  }
  return sortDesc ? page : page.reverse();
}

/** Finds the page among the matches without sorting all of them. */
function pageBySelection(columns: BoardColumns, { flags, count }: Matches, order: BoardOrder, start: number, size: number): number[] {
  const seqs = new Uint32Array(count);
  let n = 0;
  for (let seq = 0; seq < flags.length; seq += 1) if (flags[seq] === 1) seqs[n++] = seq;
  const compare = comparing(columns, order);
  partition(seqs, compare, start, 0, count - 1);
  if (start + size < count) partition(seqs, compare, start + size, start, count - 1);
  return Array.from(seqs.subarray(start, start + size).sort(compare));
}

type Compare = (one: number, other: number) => number;

function comparing(columns: BoardColumns, { sortID, sortDesc }: BoardOrder): Compare {
  const value = valueOf(columns, sortID);
  const sign = sortDesc ? -1 : 1;
  return (one, other) => {
    const [a, b] = [value(one), value(other)];
    return sign * (a < b ? -1 : a > b ? 1 : columns.ids.compare(one, other));
  };
}

function valueOf(columns: BoardColumns, sortID: BoardOrder['sortID']): (seq: number) => number {
  switch (sortID) {
    case 'country': return ranked(columns, 'country');
    case 'city': return ranked(columns, 'city');
    case 'publisher_name': return ranked(columns, 'publisher');
    case 'venueType': return ranked(columns, 'venue');
    case 'isDeleted': return (seq) => (columns.flags[seq] ?? 0) & deleted;
    case 'lastEdited': return (seq) => columns.editedAt[seq] ?? -Infinity;
    case 'dateCreated': return (seq) => columns.createdAt[seq] ?? 0;
    case 'boardname': return () => 0;
  }
}

function ranked(columns: BoardColumns, name: 'country' | 'city' | 'publisher' | 'venue'): (seq: number) => number {
  const ranks = columns.coded[name].texts.ranks();
  const { codes } = columns.coded[name];
  return (seq) => ranks[codes[seq] ?? 0] ?? 0;
}

/** Rearranges until the element at `place` is where sorting would put it, smaller ones before, larger ones after (quickselect). */
function partition(seqs: Uint32Array, compare: Compare, place: number, low: number, high: number): void {
  let [left, right] = [low, high];
  while (left < right) {
    const pivot = seqs[(left + right) >>> 1] ?? 0;
    let [i, j] = [left, right];
    while (i <= j) {
      while (compare(seqs[i] ?? 0, pivot) < 0) i += 1;
      while (compare(seqs[j] ?? 0, pivot) > 0) j -= 1;
      if (i > j) break;
      const kept = seqs[i] ?? 0;
      seqs[i++] = seqs[j] ?? 0;
      seqs[j--] = kept;
    }
    if (place <= j) right = j;
    else if (place >= i) left = i;
    else return;
  }
}
