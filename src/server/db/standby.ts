import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { isPassing } from './passing';

/** Does what only reads. It may be done twice. */
export type ReadingOf<Db> = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/** How long a standby may take to learn what the primary has committed, how often it is asked, and how long one that is away or too late is left alone: milliseconds. */
const catchUp = 500;
const askEvery = 10;
const restFor = 5_000;

interface Databases<Db> {
  /** The primary. */
  readonly db: Db;
  readonly pool: Pool;
  readonly standby: Pool;
  /** A database over one connection. */
  readonly over: (client: PoolClient) => Db;
}

/**
 * Reads from a standby that knows everything that was committed, by whichever process, when the reading began: nobody ever sees a state before his own
 * write. The primary is asked for its place in the log, which costs it next to nothing; the standby must have come as far. Where it is away, late, or has
 * become the primary, the primary answers.
 */
export function readingFromStandby<Db>({ db, pool, standby, over }: Databases<Db>): ReadingOf<Db> {
  let restsUntil = 0;
  const current = async (): Promise<PoolClient | undefined> => {
    const { rows } = await pool.query<{ place: string }>('select pg_current_wal_flush_lsn()::text as place');
    let client: PoolClient | undefined;
    try {
      client = await standby.connect();
      if (await comesTo(client, rows[0]?.place ?? '')) return client;
      client.release();
    } catch {
      client?.release(true);
    }
    restsUntil = performance.now() + restFor;
    return undefined;
  };
  return async (read) => {
    const client = performance.now() < restsUntil ? undefined : await current();
    if (client === undefined) return read(db);
    try {
      return await read(over(client));
    } catch (error) {
      // Also a query that was cancelled because the standby could not wait with what it receives (40001).
      if (!isPassing(error)) throw error;
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
    restsUntil = performance.now() + restFor;
    return read(db);
  };
}

/** Whether it is a standby that reaches a place in the log in time. */
async function comesTo(client: PoolClient, place: string): Promise<boolean> {
  const end = performance.now() + catchUp;
  for (;;) {
    const { rows } = await client.query<{ standby: boolean; there: boolean | null }>({
      name: 'standby_place',
      text: 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
      values: [place],
    });
    if (rows[0]?.standby !== true) return false;
    if (rows[0].there === true) return true;
    if (performance.now() > end) return false;
    await wait(askEvery);
  }
}
