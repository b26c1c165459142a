import type { ArtworkFile } from '#contract/artwork';
import { artworkSorts as sortIDs, categoryFilters } from '#contract/artworkLists';
import { artworkMessages } from '../artwork.messages';
import {
  choiceFilter,
  dayFilter,
  flagFilter,
  longTextFilter,
  textFilter,
  readTableSearch,
  type TableDefaults,
} from '../../ui/table/tableSearch';
import { artworkApi } from '../artwork.api';

type ArtworkSort = (typeof sortIDs)[number];

const newestFirst: TableDefaults<ArtworkSort> = { pageSize: 5, sortID: 'dateCreated', sortDesc: true, sortIDs };
const byName: TableDefaults<ArtworkSort> = { pageSize: 5, sortID: 'fileName', sortDesc: true, sortIDs };
const byNeed: TableDefaults<ArtworkSort> = { pageSize: 5, sortID: 'neededBy', sortDesc: false, sortIDs };
const lastFirst: TableDefaults<ArtworkSort> = { pageSize: 5, sortID: 'lastEdited', sortDesc: true, sortIDs };

/** The filters of an artwork list in the address; the boolean ones are the specification's. */
export const artworkFilters = {
  hasAdID: flagFilter,
  approvedOnly: flagFilter,
  disapprovedOnly: flagFilter,
  hasSSPID: flagFilter,
  missingSSPID: flagFilter,
  search: textFilter,
  category: choiceFilter(categoryFilters),
  // Set only by links from the figures; the list can only remove them.
  notSet: flagFilter,
  decidedFrom: dayFilter,
  decidedTo: dayFilter,
  decidedBy: textFilter,
  reason: longTextFilter,
  orgID: textFilter,
};

/** The names of the lists: the prefix of each list's parameters in the address, and the value of `reviewList`. */
export type ArtworkListName = 'latest' | 'approved' | 'disapproved' | 'waiting' | 'notSubmitted' | 'all';

export interface ArtworkList {
  name: ArtworkListName;
  title: string;
  defaults: TableDefaults<ArtworkSort>;
  /** Parameters of every query of the list. */
  fixed: { approvedOnly?: true; disapprovedOnly?: true; notSet?: true; sspFailed?: true };
  rows: typeof artworkApi.endpoints.listArtworks;
  ids: typeof artworkApi.endpoints.listArtworkIds;
}

const { listArtworks, listArtworkIds, listFiles, listFileIds } = artworkApi.endpoints;

const ofAll = { rows: listArtworks, ids: listArtworkIds };
const ofDecided = { rows: listFiles, ids: listFileIds };

/** The lists and the calls the specification gives each of them. */
export const artworkLists: Readonly<Record<ArtworkListName, ArtworkList>> = {
  latest: { name: 'latest', title: artworkMessages.latest, defaults: newestFirst, fixed: {}, ...ofAll },
  approved: {
    name: 'approved',
    title: artworkMessages.approvedList,
    defaults: byName,
    fixed: { approvedOnly: true },
    ...ofDecided,
  },
  disapproved: {
    name: 'disapproved',
    title: artworkMessages.disapprovedList,
    defaults: byName,
    fixed: { disapprovedOnly: true },
    ...ofDecided,
  },
  waiting: { name: 'waiting', title: 'WAITING FOR REVIEW', defaults: byNeed, fixed: { notSet: true }, ...ofAll },
  notSubmitted: {
    name: 'notSubmitted',
    title: 'SSP FAILED',
    defaults: lastFirst,
    fixed: { sspFailed: true },
    ...ofAll,
  },
  all: { name: 'all', title: 'ARTWORKS', defaults: { ...newestFirst, pageSize: 10 }, fixed: {}, ...ofAll },
};

/** The first of the queue: as many as the strip of the next artworks can show. */
export const nextInQueue = { query: { notSet: true, sortID: 'neededBy', sortDesc: false, pageSize: 12 } } as const;

/** The first page of a list at an address, as a query to dispatch. */
export function readFirstPage({ name, defaults, fixed, rows }: ArtworkList, search: URLSearchParams) {
  const query = { ...readTableSearch(search, name, defaults, artworkFilters).query, ...fixed };
  return rows.initiate({ query }, { subscribe: false });
}

export const isArtworkListName = (name: string | null): name is ArtworkListName =>
  name !== null && Object.hasOwn(artworkLists, name);

export const nameOf = (file: ArtworkFile): string => file.fileName;
