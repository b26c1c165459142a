import type { Route } from '../http/serve';
import type { Services } from '../services';

export function importsRoutes(_services: Services): Route[] {
  return [];
}
