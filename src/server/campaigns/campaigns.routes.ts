import type { Route } from '../http/serve';
import type { Services } from '../services';

export function campaignsRoutes(_services: Services): Route[] {
  return [];
}
