import { roleNames } from '#contract/permissions';
import { sessionApi } from '../../session/session.api';
import { choiceFilter, flagFilter, textFilter, readTableSearch } from '../../ui/table/tableSearch';

/** The list's default sort and page size. */
export const defaults = {
  pageSize: 10,
  sortID: 'firstName',
  sortDesc: false,
  sortIDs: ['email', 'firstName', 'lastSeen'],
} as const;
/** The filters that the address can hold. `of`: an organisation; `orgID` is what the console has selected. */
export const shape = {
  search: textFilter,
  role: choiceFilter(roleNames),
  of: textFilter,
  hasSecondFactor: flagFilter,
  isActive: flagFilter,
};

export interface UserFilterValues {
  search?: string | undefined;
  role?: (typeof roleNames)[number] | undefined;
  of?: string | undefined;
  hasSecondFactor?: boolean | undefined;
  isActive?: boolean | undefined;
}

/** The query parameters of the API for the filters. */
export const asked = <Query extends { of?: string | undefined }>({ of, ...query }: Query) => ({
  ...query,
  ...(of === undefined ? {} : { orgID: of }),
});

/** The first page of users at an address, as queries to dispatch. */
export const userListReads = (search: URLSearchParams) => [
  sessionApi.endpoints.listUsers.initiate(
    { query: asked(readTableSearch(search, '', defaults, shape).query) },
    { subscribe: false },
  ),
];
