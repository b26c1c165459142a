import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop: it still replies, but takes no new work. */
export interface Draining {
  readonly isOn: () => boolean;
  begin(): void;
}

export function createDraining(): Draining {
  let isOn = false;
  return {
    isOn: () => isOn,
    begin: () => {
      isOn = true;
    },
  };
}

/**
 * While a process drains, each response closes its connection, so that clients open the next one to another process.
 */
export function closeConnectionsWhileDraining(app: FastifyInstance, { draining }: { draining: Draining }): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isOn()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
