import { and, eq, max, sql } from 'drizzle-orm';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import { files, settings, submissions } from '../db/schema/schema';
import type { Actor } from '../http/actor';
import type { SspDriver, SspVerdict } from './ssp';

type Settled = typeof submissions.$inferSelect;

/**
 * Writes the platform's verdict: state, feedback and remote id to the submission, the id to the artwork, and an entry
 * to its history if the state changed. Applying the same verdict twice changes nothing.
 */
export async function settleSubmission(
  db: Queryable,
  row: Settled,
  verdict: SspVerdict,
  { actor, idField }: { actor: Pick<Actor, 'userId' | 'name'>; idField: SspDriver['idField'] },
): Promise<void> {
  const remoteId = verdict.remoteId ?? row.remoteId;
  await db
    .update(submissions)
    .set({
      state: verdict.state,
      remoteId,
      feedback: verdict.feedback,
      lastError: null,
      nextAttemptAt: null,
      leasedUntil: null,
      remoteLastmod: verdict.lastmod ?? row.remoteLastmod,
      ...(verdict.state !== row.state && isVerdict(verdict.state) ? { verdictAt: new Date() } : {}),
      updatedAt: new Date(),
    })
    .where(eq(submissions.id, row.id));
  if (remoteId !== null) {
    const field = idField === 'mwCreativeID' ? { mwCreativeId: remoteId } : { reachCreativeId: remoteId };
    await db
      .update(files)
      .set(field)
      .where(
        and(
          eq(files.id, row.fileId),
          sql`${idField === 'mwCreativeID' ? files.mwCreativeId : files.reachCreativeId} is distinct from ${remoteId}`,
        ),
      );
  }
  if (verdict.state !== row.state) {
    await recordHistory(db, row.fileId, actor, {
      kind: 'submission',
      from: row.state,
      to: verdict.state,
      comment: verdict.feedback.length > 0 ? verdict.feedback.join('; ') : null,
    });
  }
}

const isVerdict = (state: SspVerdict['state']): boolean => state === 'approved' || state === 'denied';

/** Since when the newest submission waits for a verdict; undefined when none does. */
export async function findPendingSince(db: Queryable, driver: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ newest: max(submissions.updatedAt) })
    .from(submissions)
    .where(and(eq(submissions.state, 'pending'), eq(submissions.driver, driver)));
  return found?.newest ?? undefined;
}

/** How far the platform's verdicts have been read; null at first. */
export async function findCursor(db: Queryable, name: string): Promise<string | null> {
  const [found] = await db.select().from(settings).where(eq(settings.name, name));
  return typeof found?.value === 'string' ? found.value : null;
}

export async function saveCursor(db: Queryable, name: string, value: string): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
