import type { Route } from '../http/serve';
import type { Services } from '../services';

export function artworkRoutes(_services: Services): Route[] {
  return [];
}
