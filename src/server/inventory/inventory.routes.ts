import type { Route } from '../http/serve';
import type { Services } from '../services';

export function inventoryRoutes(_services: Services): Route[] {
  return [];
}
