import type { Route } from '../http/serve';
import type { Services } from '../services';

export function organisationsRoutes(_services: Services): Route[] {
  return [];
}
