import { foldText } from '#contract/fold';
import type { Database } from '../db/connect';
import type { BoardOrder } from './boardOrder';
import type { BoardColumns } from './boardColumns';
import type { BoardCounts, BoardFilter, BoardFinder } from './boardSearch';
import type { BoardIndex } from './boardIndex';
import { parseBox } from './box';
import { clusterBoards } from './clusters';
import { findSeqsByDevice, toSortKey } from './boardIndex.queries';
import { matchBoards, type IndexFilter, type Matches } from './matches';
import { countMatches, tallyMatches } from './tallies';

/** The most results that are cached for further pages and map views; each takes one byte for each board. */
const maxResults = 8;

interface Result {
  revision: number;
  matches: Matches;
  counts: BoardCounts;
}

interface IndexFinder extends Pick<BoardFinder, 'page' | 'facets' | 'tallies' | 'clusters'> {
  tallyOwners(): Promise<(orgID: string) => number>;
}

/** Finds boards in the index. */
export function createIndexFinder(database: Database, index: BoardIndex): IndexFinder {
  const results = new Map<string, Result>();

  const findResult = async (filter: BoardFilter): Promise<Result & { columns: BoardColumns }> => {
    const wanted = await indexFilter(database, filter);
    const { columns, revision } = await index.view();
    const key = JSON.stringify(wanted);
    const known = results.get(key);
    const result = known?.revision === revision ? known : resultIn(columns, revision, wanted);
    // At the end, as the latest.
    results.delete(key);
    results.set(key, result);
    for (const [oldest] of results) if (results.size > maxResults) results.delete(oldest);
    return { columns, ...result };
  };

  return {
    page: async (filter, order, start, count) => {
      const { columns, matches, counts } = await findResult(filter);
      return { seqs: pickPage(columns, matches, order, start, count), total: matches.count, counts };
    },
    clusters: async ({ bbox: _, ...filter }, view) => {
      const { columns, matches } = await findResult(filter);
      return clusterBoards(columns, matches, view);
    },
    tallies: async (filter) => {
      const { columns, matches } = await findResult(filter);
      return tallyMatches(columns, matches);
    },
    tallyOwners: async () => (await index.view()).columns.tally('owner'),
    facets: async (filter) => {
      const { columns, matches, counts } = await findResult(filter);
      return {
        ...counts,
        countries: columns.shown('country', matches.flags),
        publishers: columns.shown('publisher', matches.flags),
        venueTypes: columns.shown('venue', matches.flags),
      };
    },
  };
}

function resultIn(columns: BoardColumns, revision: number, filter: IndexFilter): Result {
  const matches = matchBoards(columns, filter);
  return { revision, matches, counts: countMatches(columns, matches) };
}

async function indexFilter(database: Database, filter: BoardFilter): Promise<IndexFilter> {
  const { search, country, publisher, venueType, paused, deleted, orgID, teamID, bbox, placed, owners } = filter;
  return {
    search: isSet(search)
      ? { key: foldText(search), deviceSeqs: search.includes('\0') ? [] : await findSeqsByDevice(database.db, search) }
      : undefined,
    country: isSet(country) ? toSortKey(country) : undefined,
    publisher: isSet(publisher) ? toSortKey(publisher) : undefined,
    venue: isSet(venueType) ? toSortKey(venueType) : undefined,
    owner: orgID,
    team: teamID,
    owners,
    paused,
    deleted,
    placed,
    box: bbox === undefined ? undefined : parseBox(bbox),
  };
}

const isSet = (text: string | undefined): text is string => text !== undefined && text !== '';

/** The boards at places `start` to `start + count` of those that match, in order. */
export function pickPage(
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
