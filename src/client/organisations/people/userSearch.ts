import { sessionApi } from '../../session/session.api';
import { flagFilter, textFilter } from '../../ui/table/tableFilters';
import { searchIn } from '../../ui/table/tableSearch';

/** Order and page size of the list where the address says nothing. */
export const defaults = {
  pageSize: 10,
  sortID: 'email',
  sortDesc: false,
  sortIDs: ['email', 'firstName', 'lastSeen'],
} as const;
/** The filters that the address can hold. */
export const shape = { search: textFilter, isAdmin: flagFilter, isActive: flagFilter };

/** The first page of users at an address, as queries to dispatch. */
export const userListReads = (search: URLSearchParams) => [
  sessionApi.endpoints.listUsers.initiate({ query: searchIn(search, '', defaults, shape).query }, { subscribe: false }),
];
