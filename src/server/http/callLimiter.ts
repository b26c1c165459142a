import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect';
import { createPoller } from '../db/poller';
import type { Services } from '../start/services';

/** The length of a counting window: seconds. */
const duration = 60;

/** How often a process adds its own calls to the shared count: seconds. */
const shareEvery = 0.2;

export interface CallLimiter {
  /** Counts one call of `key`. @returns the seconds to wait if the call is over the limit. */
  take(key: string): Promise<number | undefined>;
  /** The seconds to wait, without counting. */
  wait(key: string): Promise<number | undefined>;
  /** Writes the counts that are not shared yet, and stops sharing. */
  close(): Promise<void>;
}

const unlimited: CallLimiter = {
  take: () => Promise.resolve(undefined),
  wait: () => Promise.resolve(undefined),
  close: () => Promise.resolve(),
};

/**
 * Limits the calls a minute by a key. Each process counts in memory, so that no call waits for the database. Where
 * several processes may share a database they add their counts up there, a few times a second, and each blocks the keys
 * whose sum is over the limit (docs/decisions/034-limits.md).
 */
export function createCallLimiter(
  { database, log }: Pick<Services, 'database' | 'log'>,
  name: string,
  perMinute: number,
): CallLimiter {
  if (perMinute === 0) return unlimited;
  const local = new RateLimiterMemory({ keyPrefix: name, points: perMinute, duration });
  const share = database.kind === 'server' ? shareCounts(database, log, name, perMinute, local) : undefined;
  return {
    take: async (key) => {
      try {
        await local.consume(key);
        share?.add(key);
        return undefined;
      } catch (refused) {
        return secondsOf(refused);
      }
    },
    wait: async (key) => {
      const now = await local.get(key);
      return now !== null && now.consumedPoints > perMinute ? secondsOf(now) : undefined;
    },
    close: async () => share?.close(),
  };
}

function shareCounts(
  { pool }: Database,
  log: Services['log'],
  name: string,
  perMinute: number,
  local: RateLimiterMemory,
): { add: (key: string) => void; close: () => Promise<void> } {
  const shared = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_counts',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: perMinute,
    duration,
  });
  const counted = new Map<string, number>();
  const send = async (): Promise<'done'> => {
    const keys = [...counted];
    counted.clear();
    for (const [key, calls] of keys) {
      try {
        await shared.consume(key, calls);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await local.block(key, secondsOf(refused));
      }
    }
    return 'done';
  };
  const sharing = createPoller(send, shareEvery, { log, name: 'counting calls in the database' });
  sharing.start();
  return {
    add: (key) => counted.set(key, (counted.get(key) ?? 0) + 1),
    close: async () => {
      await sharing.stop();
      await send().catch(() => undefined);
    },
  };
}

/** @throws anything that is not a result of the library */
function secondsOf(answer: unknown): number {
  if (!(answer instanceof RateLimiterRes)) throw answer;
  return Math.max(1, Math.ceil(answer.msBeforeNext / 1000));
}
