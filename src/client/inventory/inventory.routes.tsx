import type { RouteObject } from 'react-router-dom';

/** The page of the inventory watch. */
export const inventoryRoutes: RouteObject[] = [
  { path: '/inventory', lazy: async () => ({ Component: (await import('./InventoryPage')).InventoryPage }) },
];
