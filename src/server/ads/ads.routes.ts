import type { Route } from '../http/serve';
import type { Services } from '../services';

export function adsRoutes(_services: Services): Route[] {
  return [];
}
