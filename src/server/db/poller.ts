import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Work that is looked for again and again. */
export interface Poller {
  /** Begins to look, at once. Does nothing if it has begun. */
  start(): void;
  /** Looks now instead of at the next turn. */
  wake(): void;
  /** Looks no more, and waits a few seconds for what is under way. */
  stop(): Promise<void>;
}

/** The longest wait for work under way at a stop: milliseconds. */
const patience = 5000;

/**
 * Runs `work` every `seconds`, and at once again where it returns that there is more; never twice at the same time.
 * Of failures in a row the first is logged: while the database is away, each run fails.
 */
export function createPoller(
  work: () => Promise<'more' | 'done'>,
  seconds: number,
  { log, name }: { log: Pick<FastifyBaseLogger, 'warn'>; name: string },
): Poller {
  let sleep = new AbortController();
  let running: { isStopping: boolean; ended: Promise<void> } | undefined;

  async function run(state: { isStopping: boolean }): Promise<void> {
    let isFailing = false;
    for (sleep = new AbortController(); !state.isStopping; sleep = new AbortController()) {
      try {
        const result = await work();
        isFailing = false;
        if (result === 'more') continue;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, `${name} failed`);
        isFailing = true;
      }
      await wait(seconds * 1000, undefined, { signal: sleep.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start: () => {
      if (running) return;
      const state = { isStopping: false, ended: Promise.resolve() };
      state.ended = run(state);
      running = state;
    },
    wake: () => {
      sleep.abort();
    },
    stop: async () => {
      if (!running) return;
      const state = running;
      running = undefined;
      state.isStopping = true;
      sleep.abort();
      await Promise.race([state.ended, wait(patience, undefined, { ref: false })]);
    },
  };
}
