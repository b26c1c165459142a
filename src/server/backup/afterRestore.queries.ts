import { inArray } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { changes, passwordLinks, presence, sessions, submissions } from '../db/schema/schema';

/** A session that was ended, or a link that was used, after the backup must not be good again. */
export async function endEverySession(db: Queryable): Promise<void> {
  await db.delete(sessions);
  await db.delete(passwordLinks);
}

/** What waits in the backup may have been sent since: each is asked for at the platform before it is sent again. */
export async function doubtWhatWasSent(db: Queryable): Promise<void> {
  await db
    .update(submissions)
    .set({ sentAt: new Date(), leasedUntil: null })
    .where(inArray(submissions.state, ['queued', 'submitting', 'failed', 'cancelled']));
}

/** They tell what happened to consoles of another time, in transactions of another cluster. */
export async function forgetEvents(db: Queryable): Promise<void> {
  await db.delete(presence);
  await db.delete(changes);
}
