import type { RouteObject } from 'react-router-dom';

/** The pages of this feature, each loaded when it is first opened. */
export const artworkRoutes: RouteObject[] = [
  { path: '/home', lazy: async () => ({ Component: (await import('./HomePage')).HomePage }) },
  { path: '/ads', lazy: async () => ({ Component: (await import('./ads/AdsPage')).AdsPage }) },
];
