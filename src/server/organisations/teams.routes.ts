import type { Route } from '../http/serve';
import type { Services } from '../services';

export function teamsRoutes(_services: Services): Route[] {
  return [];
}
