import { listAudit } from '#contract/product';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import { readAudit } from './audit.service';

export function auditRoutes({ database }: Services): Route[] {
  return [serve(listAudit, ({ query, scope, actor }) => readAudit(database, query, { scope, actor }))];
}
