import type { FastifyInstance } from 'fastify';
import { addSandboxInventory } from '../../../demo/sandbox/inventory';
import { addSandboxSsp } from '../../../demo/sandbox/ssp';
import type { Services } from './services';

/** The demo data, the load tests' data and the sandboxes: the rest of the server imports nothing from `demo/`. */
export { bulkSeed, type BulkReport } from '../../../demo/bulk/bulk';
export { ArgumentError, readSizes, usage } from '../../../demo/bulk/bulkSizes';
export { progressOf } from '../../../demo/bulk/progress';
export { applyDemoPassword, prepareDemoHash } from '../../../demo/demoPassword';
export { seedDemo } from '../../../demo/seedDemo';

/** The sandbox platform and provider, which this server calls over HTTP like any other. */
export function addSandboxes(app: FastifyInstance, services: Services): void {
  addSandboxInventory(app, services);
  addSandboxSsp(app, services);
}
