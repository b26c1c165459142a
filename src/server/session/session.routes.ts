import type { Route } from '../http/serve';
import type { Services } from '../services';

export function sessionRoutes(_services: Services): Route[] {
  return [];
}
