import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from './services';

/** How long everything that is under way may take to finish once the draining is over, and at least in all: milliseconds. */
const afterDraining = 7_500;
const inAll = 9_500;
/** A crash leaves less: what is committed is safe, and what is not may be wrong. */
const afterCrash = 5_000;
/** npm passes on a signal that the terminal has sent to this process already: milliseconds in which a second one is the same. */
const sameSignal = 1_000;
/** How long a client may take to finish what it sends or reads: milliseconds. */
const clientsPatience = 4_000;

/** What a process has at the moment it stops; it is filled while the process starts. */
export interface Stoppable {
  readonly log: Services['log'];
  readonly draining: Services['draining'];
  /** How long to go on serving after SIGTERM while load balancers notice: milliseconds. */
  readonly drainFor: number;
  stop(): Promise<void>;
}

/**
 * Ends the process when it is told to. SIGTERM: `/readyz` turns red and answers close their connections while requests are still served, for `drainFor`;
 * then what is under way is finished. SIGINT, from a person at the keyboard: at once. A second signal does not wait.
 */
export function stopOnSignals({ log, draining, drainFor, stop }: Stoppable): void {
  let since: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (since !== undefined) {
      if (Date.now() - since > sameSignal) process.exit(1);
      return;
    }
    since = Date.now();
    const drains = signal === 'SIGTERM' ? drainFor : 0;
    log.info({ signal, drainFor: drains }, 'stopping');
    draining.begin();
    setTimeout(() => process.exit(1), Math.max(inAll, drains + afterDraining)).unref();
    wait(drains)
      .then(stop)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** The last resort for an error that nobody handles: one line of the log, then the process stops as it does for a signal, and ends with code 1. */
export function stopOnCrash({ log, draining, stop }: Omit<Stoppable, 'drainFor'>): void {
  let isCrashing = false;
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'stopping: an error that nobody handled');
    if (isCrashing) return;
    isCrashing = true;
    draining.begin();
    const end = (): never => process.exit(1);
    setTimeout(end, afterCrash).unref();
    stop().then(end, end);
  });
}

/** Takes no more connections, and waits for the answers under way; clients that are too slow are let go. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => {
    app.server.closeAllConnections();
  }, clientsPatience);
  await app.close();
  clearTimeout(late);
}
