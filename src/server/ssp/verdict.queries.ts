import { and, eq, sql } from 'drizzle-orm';
import { recordHappening } from '../artwork/history.queries';
import type { Queryable } from '../db/connect';
import { files, submissions } from '../db/schema/schema';
import type { Actor } from '../http/actor';
import type { SspDriver, SspVerdict } from './ssp';

type Settled = typeof submissions.$inferSelect;

/**
 * Writes what the platform answered: state, feedback and remote id on the submission, the id on the artwork, one line in
 * its history when the state moved. Telling the same twice changes nothing.
 */
export async function settleSubmission(db: Queryable, row: Settled, verdict: SspVerdict, { actor, idField }: { actor: Pick<Actor, 'userId' | 'name'>; idField: SspDriver['idField'] }): Promise<void> {
  const remoteId = verdict.remoteId ?? row.remoteId;
  await db
    .update(submissions)
    .set({
      state: verdict.state, remoteId, feedback: verdict.feedback, lastError: null, nextAttemptAt: null, leasedUntil: null,
      remoteLastmod: verdict.lastmod ?? row.remoteLastmod, updatedAt: new Date(),
    })
    .where(eq(submissions.id, row.id));
  if (remoteId !== null) {
    const field = idField === 'mwCreativeID' ? { mwCreativeId: remoteId } : { reachCreativeId: remoteId };
    await db.update(files).set(field).where(and(eq(files.id, row.fileId), sql`${idField === 'mwCreativeID' ? files.mwCreativeId : files.reachCreativeId} is distinct from ${remoteId}`));
  }
  if (verdict.state !== row.state) {
    await recordHappening(db, row.fileId, actor, { kind: 'submission', from: row.state, to: verdict.state, comment: verdict.feedback.length > 0 ? verdict.feedback.join('; ') : null });
  }
}
