import { sql } from 'drizzle-orm';
import type { Database } from './connect';

/** Any number that no other program uses. */
const startLock = 7_302_114;

/**
 * What processes that start together on one server must not do at once: migrate, make the queues. The embedded database has one process.
 * The lock belongs to a transaction, so that it also holds through a pooler, which gives each transaction a connection for as long as it takes.
 */
export async function oneAtATime<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction(async (holder) => {
    // It waits for others, and then idles while the work is done elsewhere.
    await holder.execute(sql`set local statement_timeout = 0`);
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await holder.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    return work();
  });
}
