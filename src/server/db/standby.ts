import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { isTransient } from './transientErrors';

/** Runs a function that only reads. It may be called twice. */
export type ReadingOf<Db> = <T>(read: (db: Db) => Promise<T>) => Promise<T>;

/**
 * How long a standby may take to replay what the primary has committed, how often it is polled, and how long a standby
 * that is unreachable or too far behind is not used: milliseconds.
 */
const catchUp = 500;
const askEvery = 10;
const restFor = 5_000;

interface Databases<Db> {
  /** The primary. */
  readonly db: Db;
  readonly pool: Pool;
  readonly standby: Pool;
  /** Wraps one connection as a database. */
  readonly over: (client: PoolClient) => Db;
}

/**
 * Reads from a standby that has replayed everything committed (by any process) before the read began, so that users
 * always see their own writes. The primary returns its log position, which is cheap, and the standby must have reached
 * it. If the standby is unreachable, late or has become the primary, the read runs on the primary.
 */
export function readingFromStandby<Db>({ db, pool, standby, over }: Databases<Db>): ReadingOf<Db> {
  let restsUntil = 0;
  const current = async (): Promise<PoolClient | undefined> => {
    const { rows } = await pool.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position');
    let client: PoolClient | undefined;
    try {
      client = await standby.connect();
      if (await hasReplayed(client, rows[0]?.position ?? '')) return client;
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
      // Also a query that the standby cancelled because it conflicted with replication (40001).
      if (!isTransient(error)) throw error;
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
    restsUntil = performance.now() + restFor;
    return read(db);
  };
}

/** Whether it is a standby that reaches a log position in time. */
async function hasReplayed(client: PoolClient, position: string): Promise<boolean> {
  const end = performance.now() + catchUp;
  for (;;) {
    const { rows } = await client.query<{ standby: boolean; there: boolean | null }>({
      name: 'standby_place',
      text: 'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
      values: [position],
    });
    if (rows[0]?.standby !== true) return false;
    if (rows[0].there === true) return true;
    if (performance.now() > end) return false;
    await wait(askEvery);
  }
}
