import { ifSupported } from '../../api/product.api';
import { textFilter, readTableSearch } from '../../ui/table/tableSearch';
import { organisationsApi } from '../organisations.api';

const sortIDs = ['orgName', 'orgType', 'fundsAvailable'] as const;
export const byName = { pageSize: 10, sortID: 'orgName', sortDesc: false, sortIDs } as const;
export const byFunds = { pageSize: 50, sortID: 'fundsAvailable', sortDesc: false, sortIDs } as const;
/** The filters that the address can hold. */
export const shape = { search: textFilter };

/** The first page of organisations at an address, as queries to dispatch. */
export const organisationListReads = (defaults: typeof byName | typeof byFunds) => (search: URLSearchParams) => [
  ifSupported(
    'organisations',
    organisationsApi.endpoints.listOrganisations.initiate(
      { query: readTableSearch(search, '', defaults, shape).query },
      { subscribe: false },
    ),
  ),
];
