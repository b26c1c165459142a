import type { FastifyInstance } from 'fastify';
import type { Services } from '../start/services';

/**
 * While a process drains, each response closes its connection, so that clients open the next one to another process.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, { draining }: Pick<Services, 'draining'>): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.signal.aborted) void reply.header('connection', 'close');
    done(null, payload);
  });
}
