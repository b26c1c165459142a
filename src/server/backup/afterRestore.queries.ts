import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { changes, passwordLinks, presence, sessions, submissions } from '../db/schema/schema';

/** Sessions that ended, and links that were used, after the backup must not become valid again. */
export async function endEverySession(db: Queryable): Promise<void> {
  await db.delete(sessions);
  await db.delete(passwordLinks);
}

/**
 * Submissions that wait in the backup may have been sent since: each is looked up at the platform before it is sent.
 */
export async function markSubmissionsUncertain(db: Queryable): Promise<void> {
  await db
    .update(submissions)
    .set({ sentAt: new Date(), leasedUntil: null })
    .where(inArray(submissions.state, ['queued', 'submitting', 'failed', 'cancelled']));
}

/** The stored events carry transaction ids of another database cluster, and no console waits for them. */
export async function forgetEvents(db: Queryable): Promise<void> {
  await db.delete(presence);
  await db.delete(changes);
}
