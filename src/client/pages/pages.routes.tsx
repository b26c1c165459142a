import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { ifSupported } from '../api/product.api';
import { artworkApi } from '../artwork/artwork.api';
import { artworkLists, readFirstPage, nextInQueue } from '../artwork/table/artworkLists';

/** The pages made of several features, each loaded when it is first opened. */
export const pagesRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/home',
    ...pageLoader(dispatch, (search) => [
      ...[artworkLists.latest, artworkLists.approved, artworkLists.disapproved].map((list) =>
        readFirstPage(list, search),
      ),
      ifSupported('file-need', artworkApi.endpoints.listArtworks.initiate(nextInQueue, { subscribe: false })),
    ]),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "home" */ './homePage/HomePage')).HomePage }),
  },
  {
    path: '/organisation/:orgId',
    lazy: async () => ({ Component: (await import('./organisation/OrganisationPage')).OrganisationPage }),
  },
  {
    path: '/dashboard/:teamId',
    lazy: async () => ({ Component: (await import('./organisation/TeamDashboardPage')).TeamDashboardPage }),
  },
  { path: '/audit', lazy: async () => ({ Component: (await import('./audit/AuditPage')).AuditPage }) },
];
