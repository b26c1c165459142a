import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isTransient } from './transientErrors';

/** The first wait, doubled for each further one, and the longest: milliseconds. */
const firstWait = 250;
const longestWait = 4_000;

/**
 * Runs `work`, and retries it for `timeLimit` milliseconds while the database is unreachable or failing over. The waits
 * are random, so that processes that start together do not retry together. @throws the last error of `work`; at once if
 * waiting cannot help
 */
export async function whenAvailable<T>(
  work: () => Promise<T>,
  { timeLimit, log }: { timeLimit: number; log: FastifyBaseLogger },
): Promise<T> {
  const end = performance.now() + timeLimit;
  for (let longest = firstWait; ; longest = Math.min(longest * 2, longestWait)) {
    try {
      return await work();
    } catch (error) {
      const pause = longest * (0.5 + Math.random() / 2);
      if (!isTransient(error) || performance.now() + pause > end) throw error;
      log.warn({ err: error, pause: Math.round(pause) }, 'the database cannot be used yet');
      await wait(pause);
    }
  }
}
