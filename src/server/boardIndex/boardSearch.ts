import type { z } from 'zod';
import type { boardFacets, listBoards } from '#contract/boards';
import type { getBoardFigures } from '#contract/insights';
import type { BoardIndex } from './boardIndex';
import type { BoardOrder } from './boardOrder';
import type { Clustered, MapView } from './clusters';

/** The filters of the board calls; an empty text does not filter. */
export interface BoardFilter extends z.output<typeof boardFacets.query> {
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
export type BoardCounts = NonNullable<z.output<typeof listBoards.reply>['counts']>;
/** The options of the filters: the different texts that boards have, sorted. */
export type Facets = z.output<typeof boardFacets.reply>;
/** Counts of boards by country, type and state, highest first. A deleted board is neither active nor paused. */
export type Tallies = z.output<typeof getBoardFigures.reply>;

/** The queries that both the index and the database can answer. */
export interface BoardSearch {
  page(filter: BoardFilter, order: BoardOrder, start: number, count: number): Promise<BoardPage>;
  facets(filter: BoardFilter): Promise<Facets>;
  tallies(filter: BoardFilter): Promise<Tallies>;
}

/** Finds boards, in the index or (until it is loaded) in the database. */
export interface BoardFinder extends BoardSearch, Pick<BoardIndex, 'isLoaded' | 'status'> {
  /** Resolves when the index is loaded; until then the database answers. */
  ready(): Promise<void>;
  /** Waits for the index, because the database cannot cluster. */
  clusters(filter: BoardFilter, view: MapView): Promise<Clustered>;
  /** How many boards that are not deleted an organisation has; undefined until the index is loaded. */
  tallyOwners(): Promise<(orgID: string) => number> | undefined;
}
