import type { BoardOrder } from './boardOrder';
import type { Clustered, MapView } from './clusters';

/** The filters of the board calls; an empty text does not filter. */
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
  /** Only boards of these organisations. */
  owners?: readonly string[] | undefined;
}

export interface BoardPage {
  /** `seq` of the boards, in order. */
  seqs: readonly number[];
  /** How many boards match. */
  total: number;
  /** Undefined where the database would have to read all boards for them. */
  counts?: BoardCounts;
}

/** Counts for the heading of a list. */
export interface BoardCounts {
  countries: number;
  /** How many countries have one of the boards that is not deleted. */
  countriesInUse: number;
  /** How many of the boards are deleted. */
  deleted: number;
}

/** The options of the filters: the different texts that boards have, sorted. */
export interface Facets extends Omit<BoardCounts, 'countries'> {
  countries: string[];
  publishers: string[];
  venueTypes: string[];
}

/** Counts of boards by country, type and state, highest first; '' stands for unknown. */
export interface Tallies {
  total: number;
  countries: { name: string; boards: number }[];
  types: { name: string; boards: number }[];
  /** A deleted board is neither active nor paused. */
  states: { active: number; paused: number; deleted: number };
}

/** The queries that both the index and the database can answer. */
export interface BoardSearch {
  page(filter: BoardFilter, order: BoardOrder, start: number, count: number): Promise<BoardPage>;
  facets(filter: BoardFilter): Promise<Facets>;
  tallies(filter: BoardFilter): Promise<Tallies>;
}

/** Finds boards, in the index or (until it is loaded) in the database. */
export interface BoardFinder extends BoardSearch {
  /** Resolves when the index is loaded; until then the database answers. */
  ready(): Promise<void>;
  isLoaded(): boolean;
  /**
   * How many boards the index has, and when it last read the feed (milliseconds since 1970); undefined until it is
   * loaded.
   */
  status(): { boards: number; readAt: number } | undefined;
  /** Waits for the index, because the database cannot cluster. */
  clusters(filter: BoardFilter, view: MapView): Promise<Clustered>;
  /** How many boards that are not deleted an organisation has; undefined until the index is loaded. */
  tallyOwners(): Promise<(orgID: string) => number> | undefined;
}
