import type { RouteObject } from 'react-router-dom';
import { withAnswers } from '../storeLater';

/** The pages of this feature, each loaded when it is first opened. One organisation and one team show campaigns and boards: they are with the campaigns. */
export const organisationsRoutes: RouteObject[] = [
  { path: '/users', lazy: async () => ({ Component: (await withAnswers(import('./people/UsersPage'))).UsersPage }) },
  {
    path: '/organisations',
    lazy: async () => ({ Component: (await withAnswers(import('./list/OrganisationsPage'))).OrganisationsPage }),
  },
  { path: '/financial', lazy: async () => ({ Component: (await import('./list/OrganisationsPage')).FinancialPage }) },
];
