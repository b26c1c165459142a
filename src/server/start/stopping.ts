import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from './services';

/** How long running work may take to finish after the draining, and the least time for both together: milliseconds. */
const afterDraining = 7_500;
const inAll = 9_500;
/** The same after a crash, shorter: committed data is safe, and the rest may be wrong. */
const afterCrash = 5_000;
/**
 * npm forwards a signal that the terminal has also sent to this process: a second signal within this time counts as the
 * same: milliseconds.
 */
const sameSignal = 1_000;
/** How long a client may take to finish its request or response: milliseconds. */
const clientsTimeLimit = 4_000;

/** What must be stopped; the object is filled while the process starts. */
export interface Stoppable {
  readonly log: Services['log'];
  readonly draining: Services['draining'];
  /** How long requests are still served after SIGTERM, while load balancers notice: milliseconds. */
  readonly drainFor: number;
  stop(): Promise<void>;
}

/**
 * Ends the process on a signal. SIGTERM: for `drainFor`, `/readyz` answers 503 and responses close their connections
 * while requests are still served; then running work is finished. SIGINT (Ctrl+C): without draining. A second signal
 * ends the process at once.
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
    draining.abort();
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

/** Handles uncaught errors: logs one line, stops the process as for a signal, and exits with code 1. */
export function stopOnCrash({ log, draining, stop }: Omit<Stoppable, 'drainFor'>): void {
  let isCrashing = false;
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'stopping: an error that nobody handled');
    if (isCrashing) return;
    isCrashing = true;
    draining.abort();
    const end = (): never => process.exit(1);
    setTimeout(end, afterCrash).unref();
    stop().then(end, end);
  });
}

/** Accepts no more connections and waits for running requests; connections of slow clients are closed. */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => {
    app.server.closeAllConnections();
  }, clientsTimeLimit);
  await app.close();
  clearTimeout(late);
}
