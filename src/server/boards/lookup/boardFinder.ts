import type { Database } from '../../db/connect';
import type { BoardOrder } from '../boards.queries';
import type { BoardColumns } from './boardColumns';
import { createBoardLookup } from './boardLookup';
import { clustersOf, type Clustered, type MapView } from './clusters';
import { findSeqsByDevice, sortKeyOf } from './lookup.queries';
import { matchBoards, type Box, type LookupFilter, type Matches } from './matches';
import { pageOf } from './pages';

/** The filters as the calls give them; empty texts filter nothing. */
export interface BoardFilter {
  search?: string | undefined;
  country?: string | undefined;
  publisher?: string | undefined;
  venueType?: string | undefined;
  paused?: boolean | undefined;
  deleted?: boolean | undefined;
  placed?: boolean | undefined;
  orgID?: string | undefined;
  teamID?: string | undefined;
  /** west,south,east,north in degrees. */
  bbox?: string | undefined;
}

/** Results kept for the next page, the next map view: each takes a byte a board. */
const remembered = 8;
/** Pages kept of each of them. */
const rememberedPages = 16;

interface Kept {
  revision: number;
  matches: Matches;
  /** Until the boards change: who sorts goes to and fro between a few pages, and many look at the first. */
  pages: Map<string, readonly number[]>;
}

export interface BoardFinder {
  /** Resolves when the lookup is loaded. */
  ready(): Promise<void>;
  /** Whether the lookup is loaded: from then on answers take milliseconds. */
  isLoaded(): boolean;
  /** The boards (`seq`) at some places of a filtered list, and how many match. */
  page(
    filter: BoardFilter,
    order: BoardOrder,
    start: number,
    count: number,
  ): Promise<{ seqs: readonly number[]; total: number }>;
  clusters(filter: BoardFilter, view: MapView): Promise<Clustered>;
  /** How many boards that are not deleted an organisation has; undefined while the lookup is not loaded yet. */
  tallyOwners(): Promise<(orgID: string) => number> | undefined;
  /** The texts that the boards of a filter have, in order. */
  facets(filter: BoardFilter): Promise<{ countries: string[]; publishers: string[]; venueTypes: string[] }>;
}

export const isFiltered = (filter: BoardFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined && value !== '');

const finders = new WeakMap<Database, BoardFinder>();

/** Filtered lists, the map and the filters' choices, from the process's one lookup of this database. */
export function boardFinderOf(database: Database): BoardFinder {
  const finder = finders.get(database) ?? createBoardFinder(database);
  finders.set(database, finder);
  return finder;
}

/** Loads the lookup, in the background of a process that has just started, so that nobody's first filter has to wait for it. */
export async function loadBoardFinder(database: Database): Promise<void> {
  await boardFinderOf(database).ready();
}

/** A lookup of its own: what another process would have. */
export function createBoardFinder(database: Database): BoardFinder {
  const lookup = createBoardLookup(database);
  const kept = new Map<string, Kept>();

  const matchesOf = async (
    filter: BoardFilter,
  ): Promise<{ columns: BoardColumns; matches: Matches; pages: Kept['pages'] }> => {
    const wanted = await lookupFilter(database, filter);
    const { columns, revision } = await lookup.view();
    const key = JSON.stringify(wanted);
    const known = kept.get(key);
    const found =
      known?.revision === revision
        ? known
        : { revision, matches: matchBoards(columns, wanted), pages: new Map<string, readonly number[]>() };
    keepLatest(kept, key, found, remembered);
    return { columns, ...found };
  };

  return {
    ready: async () => {
      await lookup.view();
    },
    isLoaded: lookup.isLoaded,
    page: async (filter, order, start, count) => {
      const { columns, matches, pages } = await matchesOf(filter);
      const key = JSON.stringify([order.sortID, order.sortDesc, start, count]);
      const seqs = pages.get(key) ?? pageOf(columns, matches, order, start, count);
      keepLatest(pages, key, seqs, rememberedPages);
      return { seqs, total: matches.count };
    },
    clusters: async ({ bbox: _, ...filter }, view) => {
      const { columns, matches } = await matchesOf(filter);
      return clustersOf(columns, matches, view);
    },
    tallyOwners: () => (lookup.isLoaded() ? lookup.view().then(({ columns }) => columns.tally('owner')) : undefined),
    facets: async (filter) => {
      const { columns, matches } = await matchesOf(filter);
      return {
        countries: columns.shown('country', matches.flags),
        publishers: columns.shown('publisher', matches.flags),
        venueTypes: columns.shown('venue', matches.flags),
      };
    },
  };
}

/** Puts a value last, and drops the first ones beyond `most`. */
function keepLatest<V>(kept: Map<string, V>, key: string, value: V, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
}

async function lookupFilter(database: Database, filter: BoardFilter): Promise<LookupFilter> {
  const { search, country, publisher, venueType, paused, deleted, orgID, teamID, bbox, placed } = filter;
  return {
    search: isSaid(search)
      ? { key: sortKeyOf(search), deviceSeqs: search.includes('\0') ? [] : await findSeqsByDevice(database.db, search) }
      : undefined,
    country: isSaid(country) ? sortKeyOf(country) : undefined,
    publisher: isSaid(publisher) ? sortKeyOf(publisher) : undefined,
    venue: isSaid(venueType) ? sortKeyOf(venueType) : undefined,
    owner: orgID,
    team: teamID,
    paused,
    deleted,
    placed,
    box: bbox === undefined ? undefined : boxOf(bbox),
  };
}

const isSaid = (text: string | undefined): text is string => text !== undefined && text !== '';

/** The contract has checked that these are four numbers. */
export function boxOf(bbox: string): Box {
  const [west = -180, south = -90, east = 180, north = 90] = bbox.split(',').map(Number);
  return { west, south, east, north };
}
