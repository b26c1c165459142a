import type { Route } from '../http/serve';
import type { Services } from '../services';

export function usersRoutes(_services: Services): Route[] {
  return [];
}
