import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../start/services';

/** The length of a counting window: seconds. */
const duration = 60;

/** A process adds its calls to the shared count in steps of this part of the limit. */
const step = 1 / 100;

export interface CallLimiter {
  /** Counts one call of `key`. @returns the seconds to wait if the call is over the limit. */
  take(key: string): Promise<number | undefined>;
  /** The seconds to wait, without counting. */
  wait(key: string): Promise<number | undefined>;
}

const unlimited: CallLimiter = { take: () => Promise.resolve(undefined), wait: () => Promise.resolve(undefined) };

/**
 * Limits the calls a minute by a key. Each process counts in memory, so that no call waits for the database. Where
 * several processes may share a database they add their counts up there, and each blocks the keys whose sum is over the
 * limit (docs/decisions/034-limits.md).
 */
export function createCallLimiter(
  { database }: Pick<Services, 'database'>,
  name: string,
  perMinute: number,
): CallLimiter {
  if (perMinute === 0) return unlimited;
  const limit = { keyPrefix: name, points: perMinute, duration };
  const local = new RateLimiterMemory(limit);
  const shared =
    database.kind === 'server'
      ? new RateLimiterPostgres({
          ...limit,
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'rate_counts',
          tableCreated: true,
          clearExpiredByTimeout: false,
          // While the database is away.
          insuranceLimiter: new RateLimiterMemory(limit),
        })
      : undefined;
  const calls = Math.ceil(perMinute * step);
  const share = (key: string): void => {
    shared?.consume(key, calls).catch((refused: unknown) => local.block(key, secondsToWait(refused)));
  };
  return {
    take: async (key) => {
      try {
        const { consumedPoints } = await local.consume(key);
        if (consumedPoints % calls === 0) share(key);
        return undefined;
      } catch (refused) {
        return secondsToWait(refused);
      }
    },
    wait: async (key) => {
      const now = await local.get(key);
      return now !== null && now.consumedPoints > perMinute ? secondsToWait(now) : undefined;
    },
  };
}

/** @throws anything that is not a result of the library */
function secondsToWait(answer: unknown): number {
  if (!(answer instanceof RateLimiterRes)) throw answer;
  return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
}
