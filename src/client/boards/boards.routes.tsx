import type { RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { boardListReads } from './boardSearch';

/** The pages of this feature, each loaded when it is first opened. */
export const boardsRoutes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/boards',
    ...pageLoader(dispatch, boardListReads),
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "boards" */ './BoardsPage')).BoardsPage }),
  },
  {
    path: '/management/boards',
    ...pageLoader(dispatch, boardListReads),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "boards" */ './BoardsPage')).ManagementBoardsPage,
    }),
  },
];
