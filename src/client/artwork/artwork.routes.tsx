import type { RouteObject } from 'react-router-dom';
import { withAnswers } from '../storeLater';

/** The pages of this feature, each loaded when it is first opened. */
export const artworkRoutes: RouteObject[] = [
  { path: '/home', lazy: async () => ({ Component: (await withAnswers(import('./HomePage'))).HomePage }) },
  { path: '/ads', lazy: async () => ({ Component: (await withAnswers(import('./ads/AdsPage'))).AdsPage }) },
];
