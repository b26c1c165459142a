import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from './connect';
import { causesIn } from './transientErrors';

/** How often a transaction is tried that the database aborts because of a conflict. */
const tries = 5;
/** The longest wait before the second try, in milliseconds; doubled for each further one. */
const firstWait = 20;

/**
 * Runs `work` in a transaction, and again from the beginning if the database aborted it because of a conflict: a
 * deadlock (40P01) or a failed serialisation (40001). The waits are random, so that the same two transactions do not
 * conflict again. `work` must write nothing outside the transaction.
 */
export async function inTransaction<T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === tries || !wasBrokenOff(error)) throw error;
      await wait(Math.random() * firstWait * 2 ** (attempt - 1));
    }
  }
}

/** Runs reads that must be consistent with each other: all see the database as of the first one. `work` only reads. */
export function inSnapshot<T>(db: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Codes: https://www.postgresql.org/docs/15/mvcc-serialization-failure-handling.html. */
const wasBrokenOff = (error: unknown): boolean =>
  [...causesIn(error)].some(({ code }) => code === '40P01' || code === '40001');
