import type { Route } from '../http/serve';
import type { Services } from '../services';

export function boardsRoutes(_services: Services): Route[] {
  return [];
}
