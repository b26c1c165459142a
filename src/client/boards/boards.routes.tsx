import type { RouteObject } from 'react-router-dom';

/** The pages of this feature, each loaded when it is first opened. */
export const boardsRoutes: RouteObject[] = [
  { path: '/boards', lazy: async () => ({ Component: (await import('./BoardsPage')).BoardsPage }) },
  { path: '/management/boards', lazy: async () => ({ Component: (await import('./BoardsPage')).ManagementBoardsPage }) },
];
