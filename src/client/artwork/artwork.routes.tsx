import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { artworkLists, readFirstPage } from './table/artworkLists';

/** The pages of this feature, each loaded when it is first opened. */
export const artworkRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/ads',
    ...pageLoader(dispatch, (search) => [readFirstPage(artworkLists.all, search)]),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "ads" */ './ads/AdsPage')).AdsPage }),
  },
];
