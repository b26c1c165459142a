import type { Route } from '../http/serve';
import type { Services } from '../services';

export function auditRoutes(_services: Services): Route[] {
  return [];
}
