import type { Database } from './connect';

/** Any number that no other program uses. */
const startLock = 7_302_114;

/** What processes that start together on one server must not do at once: migrate, make the queues. The embedded database has one process. */
export async function oneAtATime<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work();
  const holder = await database.pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [startLock]).catch(() => undefined);
    holder.release();
  }
}
