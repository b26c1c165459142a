import type { BoardOrder } from '../boards.queries';
import { deleted, type BoardColumns, type DictionaryName, type OrderName } from './boardColumns';
import type { Matches } from './matches';

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
    case 'boardname': return pageInOrder(columns, 'name', matches, first, size);
    case 'country': return pageByRank(columns, matches, ranked(columns, 'country'), first, size);
    case 'city': return pageByRank(columns, matches, ranked(columns, 'city'), first, size);
    case 'publisher_name': return pageByRank(columns, matches, ranked(columns, 'publisher'), first, size);
    case 'venueType': return pageByRank(columns, matches, ranked(columns, 'venue'), first, size);
    case 'isDeleted': return pageByRank(columns, matches, { ranks: 2, rankOf: (seq) => ((columns.flags[seq] ?? 0) & deleted) / deleted }, first, size);
    case 'dateCreated': return pageInOrder(columns, 'created', matches, first, size);
    case 'lastEdited': return pageInOrder(columns, 'edited', matches, first, size);
  }
}

/** Walks one of the orders from the end that is nearer. */
function pageInOrder(columns: BoardColumns, name: OrderName, { flags, count }: Matches, first: number, size: number): number[] {
  const order = columns.inOrder(name);
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

/** The place of a board's value among the few different ones. */
interface Ranked {
  ranks: number;
  rankOf: (seq: number) => number;
}

function ranked(columns: BoardColumns, name: DictionaryName): Ranked {
  const { codes, texts } = columns.coded[name];
  const ranks = texts.ranks();
  return { ranks: texts.size, rankOf: (seq) => ranks[codes[seq] ?? 0] ?? 0 };
}

/** Counts how many boards each value has, which tells the values that the page touches, and walks those by id. */
function pageByRank(columns: BoardColumns, { flags }: Matches, { ranks, rankOf }: Ranked, first: number, size: number): number[] {
  const counts = new Uint32Array(ranks);
  for (let seq = 0; seq < flags.length; seq += 1) {
    if (flags[seq] !== 1) continue;
    const rank = rankOf(seq);
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  // By value: the place on the page of its next board; the first value's may begin before the page.
  const places = new Int32Array(ranks);
  let place = -first;
  for (let rank = 0; rank < ranks; rank += 1) {
    places[rank] = place;
    place += counts[rank] ?? 0;
  }
  const page = new Array<number>(size);
  let missing = size;
  const order = columns.inOrder('id');
  for (let i = 0; i < order.length && missing > 0; i += 1) {
    const seq = order[i] ?? 0;
    if (flags[seq] !== 1) continue;
    const rank = rankOf(seq);
    const its = places[rank] ?? 0;
    places[rank] = its + 1;
    if (its < 0 || its >= size) continue;
    page[its] = seq;
    missing -= 1;
  }
  return page;
}
