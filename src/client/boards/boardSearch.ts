import { selectionIn } from '../organisations/selection';
import { flagFilter, textFilter, readTableSearch } from '../ui/table/tableSearch';
import { boardsApi } from './boards.api';

/** The list's default sort and page size. */
export const boardDefaults = {
  pageSize: 10,
  sortID: 'boardname',
  sortDesc: true,
  sortIDs: ['boardname', 'country', 'city', 'publisher_name', 'venueType', 'isDeleted', 'lastEdited'],
} as const;
/** The filters that the address can hold. */
export const boardFilters = {
  search: textFilter,
  country: textFilter,
  publisher: textFilter,
  venueType: textFilter,
  paused: flagFilter,
  deleted: flagFilter,
};

/**
 * The first page of boards at an address, as queries to dispatch. None without a selection in the address, because the
 * list is not known yet.
 */
export function boardListReads(search: URLSearchParams) {
  if (!search.has('orgID')) return [];
  const query = { ...readTableSearch(search, '', boardDefaults, boardFilters).query, ...selectionIn(search) };
  return [boardsApi.endpoints.listBoards.initiate({ query }, { subscribe: false })];
}
