import type { RouteObject } from 'react-router-dom';
import { withAnswers } from '../storeLater';

/** The pages of this feature, each loaded when it is first opened. */
export const boardsRoutes: RouteObject[] = [
  { path: '/boards', lazy: async () => ({ Component: (await withAnswers(import('./BoardsPage'))).BoardsPage }) },
  {
    path: '/management/boards',
    lazy: async () => ({ Component: (await withAnswers(import('./BoardsPage'))).ManagementBoardsPage }),
  },
];
