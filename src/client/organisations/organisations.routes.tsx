import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { ifSupported } from '../api/product.api';
import { byFunds, byName, organisationListReads } from './list/organisationSearch';
import { userListReads } from './people/userSearch';

/** The pages of this feature, each loaded when it is first opened. */
export const organisationsRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/users',
    ...pageLoader(dispatch, (search) => userListReads(search).map((read) => ifSupported('users', read))),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "users" */ './people/UsersPage')).UsersPage }),
  },
  {
    path: '/organisations',
    ...pageLoader(dispatch, (search) =>
      organisationListReads(byName)(search).map((read) => ifSupported('organisations', read)),
    ),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "organisations" */ './list/OrganisationsPage')).OrganisationsPage,
    }),
  },
  {
    path: '/financial',
    ...pageLoader(dispatch, (search) =>
      organisationListReads(byFunds)(search).map((read) => ifSupported('organisations', read)),
    ),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "organisations" */ './list/OrganisationsPage')).FinancialPage,
    }),
  },
];
