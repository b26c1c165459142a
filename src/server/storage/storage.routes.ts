import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';

export function serveStoredFiles(_app: FastifyInstance, _services: Services): void {
  // Nothing yet.
}
