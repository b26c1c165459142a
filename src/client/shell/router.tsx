import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { pageLoader, type DispatchRead } from '../api/pageLoader';
import { productApi } from '../api/product.api';
import { artworkRoutes } from '../artwork/artwork.routes';
import { boardsRoutes } from '../boards/boards.routes';
import { campaignsRoutes } from '../campaigns/campaigns.routes';
import { inventoryRoutes } from '../inventoryWatch/inventoryWatch.routes';
import { insightsRoutes } from '../insights/insights.routes';
import { organisationsRoutes } from '../organisations/organisations.routes';
import { pagesRoutes } from '../pages/pages.routes';
import { RequireSession } from '../session/RequireSession';
import { sessionApi } from '../session/session.api';
import { publicRoutes, sessionRoutes } from '../session/session.routes';
import { sessionRoute, type ConsoleRouter } from './consoleRouter';
import { RootFailure, RouteFailure } from './RouteFailure';

/** The first queries of the shell: the signed-in user and the API's extensions. */
const frameReads = () => [
  sessionApi.endpoints.getMe.initiate({}, { subscribe: false }),
  productApi.endpoints.getConfig.initiate({}, { subscribe: false }),
];

/** The routes of all pages. Each page's code is loaded when it is first opened, in parallel with its first calls. */
export const routes = (dispatch: DispatchRead): RouteObject[] => [
  {
    path: '/',
    errorElement: <RootFailure />,
    hydrateFallbackElement: <></>,
    children: [
      ...publicRoutes,
      {
        id: sessionRoute,
        element: <RequireSession />,
        children: [
          {
            ...pageLoader(dispatch, frameReads),
            lazy: async () => ({ Component: (await import(/* webpackChunkName: "frame" */ './frame')).Console }),
            children: [
              {
                errorElement: <RouteFailure />,
                lazy: async () => ({
                  Component: (await import(/* webpackChunkName: "frame" */ './frame')).GuidedPages,
                }),
                children: [
                  ...sessionRoutes,
                  ...organisationsRoutes(dispatch),
                  ...artworkRoutes(dispatch),
                  ...boardsRoutes(dispatch),
                  ...campaignsRoutes,
                  ...inventoryRoutes,
                  ...insightsRoutes,
                  ...pagesRoutes(dispatch),
                  { path: '*', lazy: async () => ({ Component: (await import('./NotFoundPage')).NotFoundPage }) },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

export const createConsoleRouter = (dispatch: DispatchRead): ConsoleRouter => createBrowserRouter(routes(dispatch));
/** For page tests and stories: the same routes with a memory history. */
export const createPageRouter = (dispatch: DispatchRead, address: string, state?: unknown): ConsoleRouter =>
  createMemoryRouter(routes(dispatch), { initialEntries: [{ ...splitAddress(address), state }] });

function splitAddress(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://console.invalid');
  return { pathname, search, hash };
}
