import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

export function addSandboxInventory(_app: FastifyInstance, _services: Services): void {
  // Nothing yet.
}
