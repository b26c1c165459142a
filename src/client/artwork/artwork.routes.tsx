import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { ifSupported } from '../api/product.api';
import { artworkApi } from './artwork.api';
import { artworkLists, firstReadOf, nextInQueue } from './table/artworkLists';

/** The pages of this feature, each loaded when it is first opened. */
export const artworkRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/home',
    ...pageLoader(dispatch, (search) => [
      ...[artworkLists.latest, artworkLists.approved, artworkLists.disapproved].map((list) =>
        firstReadOf(list, search),
      ),
      ifSupported('file-need', artworkApi.endpoints.listArtworks.initiate(nextInQueue, { subscribe: false })),
    ]),
    lazy: async () => ({ Component: (await import('./HomePage')).HomePage }),
  },
  {
    path: '/ads',
    ...pageLoader(dispatch, (search) => [firstReadOf(artworkLists.all, search)]),
    lazy: async () => ({ Component: (await import('./ads/AdsPage')).AdsPage }),
  },
];
