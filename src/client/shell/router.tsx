import { createBrowserRouter, createMemoryRouter, type RouteObject } from 'react-router-dom';
import { artworkRoutes } from '../artwork/artwork.routes';
import { boardsRoutes } from '../boards/boards.routes';
import { campaignsRoutes } from '../campaigns/campaigns.routes';
import { organisationsRoutes } from '../organisations/organisations.routes';
import { RequireSession } from '../session/RequireSession';
import { publicRoutes, sessionRoutes } from '../session/session.routes';
import { withAnswers } from '../storeLater';
import { RootFailure, RouteFailure } from './RouteFailure';

/** All pages. The address says which; each page's code is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    errorElement: <RootFailure />,
    hydrateFallbackElement: <></>,
    children: [
      ...publicRoutes,
      {
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await withAnswers(import('./Console'))).Console }),
            children: [
              {
                errorElement: <RouteFailure />,
                lazy: async () => ({ Component: (await import('./GuidedPages')).GuidedPages }),
                children: [
                  ...sessionRoutes,
                  ...organisationsRoutes,
                  ...artworkRoutes,
                  ...boardsRoutes,
                  ...campaignsRoutes,
                  { path: 'audit', lazy: async () => ({ Component: (await import('./audit/AuditPage')).AuditPage }) },
                  {
                    path: 'bugreport',
                    lazy: async () => ({ Component: (await import('./report/ReportPage')).ReportPage }),
                  },
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

export const createConsoleRouter = () => createBrowserRouter(routes);
/** For page tests and stories: the same pages, the address in memory. */
export const createPageRouter = (address: string, state?: unknown) =>
  createMemoryRouter(routes, { initialEntries: [{ ...splitAddress(address), state }] });

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

function splitAddress(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://console.invalid');
  return { pathname, search, hash };
}
