import type { RouteObject } from 'react-router-dom';

/** The pages of the inventory watch and of the placement rules. */
export const inventoryRoutes: RouteObject[] = [
  { path: '/inventory', lazy: async () => ({ Component: (await import('./InventoryPage')).InventoryPage }) },
  {
    path: '/rules',
    lazy: async () => ({ Component: (await import('./placement/PlacementRulesPage')).PlacementRulesPage }),
  },
];
