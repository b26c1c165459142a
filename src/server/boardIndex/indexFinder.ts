import { foldText } from '#contract/fold';
import type { Database } from '../db/connect';
import type { BoardOrder } from './boardOrder';
import type { BoardColumns } from './boardColumns';
import type { BoardFilter, BoardFinder } from './boardSearch';
import type { BoardIndex } from './boardIndex';
import { boxOf } from './box';
import { clustersOf } from './clusters';
import { findSeqsByDevice, sortKeyOf } from './boardIndex.queries';
import { matchBoards, type IndexFilter, type Matches } from './matches';
import { countStates, talliesOf, withoutDeleted } from './tallies';

/** The most results that are cached for further pages and map views; each takes one byte for each board. */
const maxResults = 8;
/** The most pages that are cached of each result. */
const maxPages = 16;

interface Result {
  revision: number;
  matches: Matches;
  /** Valid until a board changes: readers go back and forth between a few pages, and many read the first. */
  pages: Map<string, readonly number[]>;
}

interface IndexFinder extends Pick<BoardFinder, 'page' | 'facets' | 'tallies' | 'clusters'> {
  tallyOwners(): Promise<(orgID: string) => number>;
}

/** Finds boards in the index. */
export function createIndexFinder(database: Database, index: BoardIndex): IndexFinder {
  const results = new Map<string, Result>();

  const resultOf = async (filter: BoardFilter): Promise<Result & { columns: BoardColumns }> => {
    const wanted = await indexFilter(database, filter);
    const { columns, revision } = await index.view();
    const key = JSON.stringify(wanted);
    const known = results.get(key);
    const result =
      known?.revision === revision
        ? known
        : { revision, matches: matchBoards(columns, wanted), pages: new Map<string, readonly number[]>() };
    keepLatest(results, key, result, maxResults);
    return { columns, ...result };
  };

  return {
    page: async (filter, order, start, count) => {
      const { columns, matches, pages } = await resultOf(filter);
      const key = JSON.stringify([order.sortID, order.sortDesc, start, count]);
      const seqs = pages.get(key) ?? pageOf(columns, matches, order, start, count);
      keepLatest(pages, key, seqs, maxPages);
      return { seqs, total: matches.count };
    },
    clusters: async ({ bbox: _, ...filter }, view) => {
      const { columns, matches } = await resultOf(filter);
      return clustersOf(columns, matches, view);
    },
    tallies: async (filter) => {
      const { columns, matches } = await resultOf(filter);
      return talliesOf(columns, matches);
    },
    tallyOwners: async () => (await index.view()).columns.tally('owner'),
    facets: async (filter) => {
      const { columns, matches } = await resultOf(filter);
      return {
        countries: columns.shown('country', matches.flags),
        publishers: columns.shown('publisher', matches.flags),
        venueTypes: columns.shown('venue', matches.flags),
        deleted: countStates(columns, matches).deleted,
        countriesInUse: columns.shown('country', withoutDeleted(columns, matches)).length,
      };
    },
  };
}

/** Adds a value at the end, and drops the oldest beyond `most`. */
function keepLatest<V>(values: Map<string, V>, key: string, value: V, most: number): void {
  values.delete(key);
  values.set(key, value);
  for (const [oldest] of values) if (values.size > most) values.delete(oldest);
}

async function indexFilter(database: Database, filter: BoardFilter): Promise<IndexFilter> {
  const { search, country, publisher, venueType, paused, deleted, orgID, teamID, bbox, placed, owners } = filter;
  return {
    search: isSet(search)
      ? { key: foldText(search), deviceSeqs: search.includes('\0') ? [] : await findSeqsByDevice(database.db, search) }
      : undefined,
    country: isSet(country) ? sortKeyOf(country) : undefined,
    publisher: isSet(publisher) ? sortKeyOf(publisher) : undefined,
    venue: isSet(venueType) ? sortKeyOf(venueType) : undefined,
    owner: orgID,
    team: teamID,
    owners,
    paused,
    deleted,
    placed,
    box: bbox === undefined ? undefined : boxOf(bbox),
  };
}

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

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
  // Orders are ascending; a descending page is the mirrored range in reverse.
  const first = order.sortDesc ? matches.count - start - size : start;
  const page = pageInOrder(columns.orders.inOrder(order.sortID), matches, first, size);
  return order.sortDesc ? page.reverse() : page;
}

/** Walks the order from the nearer end. */
function pageInOrder(order: Uint32Array, { flags, count }: Matches, first: number, size: number): number[] {
  // Without a filter the positions are known.
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
