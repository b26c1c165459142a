import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isPassing } from './passing';

/** The first wait, doubled for each further one, and the longest: milliseconds. */
const firstWait = 250;
const longestWait = 4_000;

/**
 * Does `work`, again and again for `patience` milliseconds while the database is not there (yet), or changes places.
 * The waits are of random length, so that processes that start together do not all come at once.
 * @throws what `work` throws last, or at once where waiting cannot help
 */
export async function whenAvailable<T>(
  work: () => Promise<T>,
  { patience, log }: { patience: number; log: FastifyBaseLogger },
): Promise<T> {
  const end = performance.now() + patience;
  for (let longest = firstWait; ; longest = Math.min(longest * 2, longestWait)) {
    try {
      return await work();
    } catch (error) {
      const pause = longest * (0.5 + Math.random() / 2);
      if (!isPassing(error) || performance.now() + pause > end) throw error;
      log.warn({ err: error, pause: Math.round(pause) }, 'the database cannot be used yet');
      await wait(pause);
    }
  }
}
