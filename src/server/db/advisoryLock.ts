import { sql } from 'drizzle-orm';
import type { Database } from './connect';

/** The key of the advisory lock: any number that no other program uses. */
const startLock = 7_302_114;

/**
 * Runs work that processes starting together on one server must not do at the same time: migrating, creating queues.
 * The embedded database has one process. The lock belongs to a transaction, so that it also works through a pooler,
 * which assigns connections by transaction.
 */
export async function withAdvisoryLock<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction(async (holder) => {
    // This transaction waits for the lock, and is idle while the work runs on other connections.
    await holder.execute(sql`set local statement_timeout = 0`);
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await holder.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    return work();
  });
}
