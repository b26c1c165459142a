import type { RouteObject } from 'react-router-dom';

/** The page of the figures; its plots' library is loaded with it and nowhere else. */
export const insightsRoutes: RouteObject[] = [
  { path: '/insights', lazy: async () => ({ Component: (await import('./InsightsPage')).InsightsPage }) },
];
