import { roleNames } from '#contract/permissions';
import { ifSupported } from '../../api/product.api';
import { usersApi } from '../../session/users.api';
import { choiceFilter, flagFilter, textFilter, readTableSearch, type Filters } from '../../ui/table/tableSearch';

/** The list's default sort and page size. */
export const defaults = {
  pageSize: 10,
  sortID: 'firstName',
  sortDesc: false,
  sortIDs: ['email', 'firstName', 'lastSeen'],
} as const;
/** The same for users who do not manage people, who cannot sort by what they do not see. */
export const narrowDefaults = { ...defaults, sortIDs: ['email', 'firstName'] } as const;
/** The filters that the address can hold. `of`: an organisation; `orgID` is what the console has selected. */
export const shape = {
  search: textFilter,
  role: choiceFilter(roleNames),
  of: textFilter,
  hasSecondFactor: flagFilter,
  isActive: flagFilter,
};

/** The query parameters of the API; those who do not manage people cannot filter by what they do not see. */
export const userQuery = <Query extends Filters<typeof shape>>(
  { of, role, hasSecondFactor, isActive, ...query }: Query,
  managesPeople: boolean,
) => ({
  ...query,
  ...(managesPeople && { role, hasSecondFactor, isActive }),
  ...(of === undefined ? {} : { orgID: of }),
});

/** The first page of users at an address, as queries to dispatch: what everybody may ask for. */
export const userListReads = (search: URLSearchParams) => {
  const { query } = readTableSearch(search, '', narrowDefaults, shape);
  const read = usersApi.endpoints.listUsers.initiate({ query: userQuery(query, false) }, { subscribe: false });
  return [ifSupported('users', read)];
};
