import type { RouteObject } from 'react-router-dom';

/** The figures page; the plot library is loaded only with it. */
export const insightsRoutes: RouteObject[] = [
  { path: '/insights', lazy: async () => ({ Component: (await import('./InsightsPage')).InsightsPage }) },
];
