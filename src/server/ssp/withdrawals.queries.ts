import { and, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { atPlatform, contentVersion, undoUntil } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { recordExists } from '../db/existing';
import { newId } from '../db/newId';
import { files, submissions, withdrawals } from '../db/schema/schema';
import type { Actor } from '../http/actor';
import { dueIn, isDue, withdrawalRows, type leasedFor } from './attempts.queries';

export type WithdrawalRecord = typeof withdrawals.$inferSelect;

/** The submission of an artwork that the platform may have, locked; undefined where there is none. */
export async function lockSubmissionAtPlatform(db: Queryable, fileId: string) {
  const [found] = await db
    .select({ id: submissions.id, driver: submissions.driver })
    .from(submissions)
    .where(and(eq(submissions.fileId, fileId), eq(submissions.fileVersion, contentVersion), atPlatform))
    .for('update');
  return found;
}

/**
 * Creates the withdrawal of a submission, unless one is open: `queued` and held until the given time, or `live` at once
 * with the reason. A deletion moves a held one forward.
 */
export async function insertWithdrawal(
  db: Queryable,
  {
    submissionId,
    fileId,
    actor,
    holdUntil,
    live,
  }: { submissionId: string; fileId: string; actor: Pick<Actor, 'name'>; holdUntil: Date; live: string | null },
): Promise<void> {
  const now = new Date();
  await db
    .insert(withdrawals)
    .values({
      id: newId(),
      submissionId,
      fileId,
      state: live === null ? 'queued' : 'live',
      lastError: live,
      nextAttemptAt: live === null ? holdUntil : null,
      askedByName: actor.name,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: withdrawals.submissionId,
      targetWhere: sql`state in ('queued', 'asking', 'accepted', 'live')`,
      set: { nextAttemptAt: sql`least(${withdrawals.nextAttemptAt}, excluded.next_attempt_at)` },
      setWhere: eq(withdrawals.state, 'queued'),
    });
}

/** Ends an open withdrawal that was not requested yet, or had no effect. */
export async function cancelWithdrawal(db: Queryable, fileId: string): Promise<void> {
  await db
    .update(withdrawals)
    .set({ state: 'cancelled', ...dueIn(null) })
    .where(
      and(
        eq(withdrawals.fileId, fileId),
        or(
          and(eq(withdrawals.state, 'queued'), eq(withdrawals.attempts, 0)),
          and(eq(withdrawals.state, 'live'), isNull(withdrawals.nextAttemptAt)),
        ),
      ),
    );
}

const isInHand = sql<boolean>`(${submissions.state} = 'submitting' and coalesce(${submissions.leasedUntil} > clock_timestamp(), false))`;

/** One withdrawal with its file and submission locked before it, in the order of undo and the out-box. */
export async function lockWithdrawal(db: Queryable, id: string) {
  const [known] = await db
    .select({ fileId: withdrawals.fileId, submissionId: withdrawals.submissionId })
    .from(withdrawals)
    .where(eq(withdrawals.id, id));
  if (!known) return undefined;
  const [file] = await db
    .select({
      isWanted: sql<boolean>`${files.isPreApproved} is true and ${files.deletedAt} is null`,
      heldFor: sql<number>`greatest(0, coalesce(extract(epoch from ${undoUntil} - clock_timestamp()), 0))::float8`,
    })
    .from(files)
    .where(eq(files.id, known.fileId))
    .for('update');
  const [submission] = await db
    .select({ ...getTableColumns(submissions), isInHand })
    .from(submissions)
    .where(eq(submissions.id, known.submissionId))
    .for('update');
  const [row] = await db
    .select({ ...getTableColumns(withdrawals), isDue: isDue(withdrawalRows) })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('update');
  return file && submission && row ? { file, submission, row } : undefined;
}
export type LockedWithdrawal = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

/** The withdrawal of a submission that is on the list 'Still live'. */
export async function findLiveWithdrawal(db: Queryable, submissionId: string): Promise<string | undefined> {
  const where = and(eq(withdrawals.submissionId, submissionId), eq(withdrawals.state, 'live'));
  return (await db.query.withdrawals.findFirst({ columns: { id: true }, where }))?.id;
}

/** Updates one withdrawal, and when it is due. */
export async function updateWithdrawal(
  db: Queryable,
  id: string,
  changes: Partial<Pick<WithdrawalRecord, 'state' | 'lastError' | 'attempts' | 'settledByName'>> &
    ReturnType<typeof dueIn | typeof leasedFor>,
): Promise<void> {
  await db.update(withdrawals).set(changes).where(eq(withdrawals.id, id));
}

/**
 * Ends the withdrawal of an artwork that the platform no longer has. Its submission counts as not sent and can be queued
 * again. Returns the artwork to submit again, because it was approved in the meantime.
 */
export async function endWithdrawal(
  db: Queryable,
  { file, submission, row }: LockedWithdrawal,
  changes: Partial<Pick<WithdrawalRecord, 'state' | 'lastError' | 'settledByName'>>,
): Promise<string | undefined> {
  await updateWithdrawal(db, row.id, { ...changes, ...dueIn(null) });
  await db
    .update(submissions)
    .set({ state: 'cancelled', sentAt: null, ...dueIn(null) })
    .where(eq(submissions.id, submission.id));
  return file.isWanted ? row.fileId : undefined;
}

/** Whether an artwork may no longer run: it is disapproved or deleted. */
export const isDisapprovedOrDeleted = (db: Queryable, fileId: string): Promise<boolean> =>
  recordExists(db, files, fileId, or(eq(files.isPreApproved, false), isNotNull(files.deletedAt)));
