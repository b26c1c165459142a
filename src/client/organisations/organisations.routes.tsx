import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { byFunds, byName, organisationListReads } from './list/organisationSearch';
import { userListReads } from './people/userSearch';

/** The pages of this feature, each loaded when it is first opened. */
export const organisationsRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/users',
    ...pageLoader(dispatch, userListReads),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "users" */ './people/UsersPage')).UsersPage }),
  },
  {
    path: '/organisations',
    ...pageLoader(dispatch, organisationListReads(byName)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "organisations" */ './list/OrganisationsPage')).OrganisationsPage,
    }),
  },
  {
    path: '/financial',
    ...pageLoader(dispatch, organisationListReads(byFunds)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "organisations" */ './list/OrganisationsPage')).FinancialPage,
    }),
  },
];
