import type { FastifyInstance } from 'fastify';

/** Whether this process is about to stop: it still answers, but wants no new work. */
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

/** Each answer of a process that drains is its connection's last, so that whoever keeps one opens the next elsewhere. */
export function closeConnectionsOf(app: FastifyInstance, { draining }: { draining: Draining }): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isOn()) void reply.header('connection', 'close');
    done(null, payload);
  });
}
