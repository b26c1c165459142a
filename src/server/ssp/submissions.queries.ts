import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { repeatableStates, settledStates, type SubmissionState } from '#contract/artwork';
import type { listSubmissions } from '#contract/ads';
import type { Queryable } from '../db/connect';
import { onDays } from '../db/days';
import { newId } from '../db/newId';
import { eqIfGiven, readPage, type FilterOf, type PageOf } from '../db/paging';
import { inScope } from '../db/scope';
import { contentVersion, sentOtherwise } from '../db/artworkState';
import { anyContains } from '../db/searching';
import { files, submissions, type SubmissionBefore } from '../db/schema/schema';
import type { Actor } from '../http/actor';
import { dueIn } from './attempts.queries';
import type { SspDriver } from './ssp';

export type SubmissionFilter = FilterOf<typeof listSubmissions>;

function selectSubmissions(db: Queryable) {
  return db
    .select({
      _id: submissions.id,
      fileID: submissions.fileId,
      fileName: files.fileName,
      orgID: files.orgId,
      state: submissions.state,
      attempts: submissions.attempts,
      remoteID: submissions.remoteId,
      feedback: submissions.feedback,
      lastError: submissions.lastError,
      nextAttemptAt: submissions.nextAttemptAt,
      driver: submissions.driver,
      dateCreated: submissions.createdAt,
      lastEdited: submissions.updatedAt,
      submittedBy: submissions.submittedByName,
      sentOtherwise,
    })
    .from(submissions)
    .innerJoin(files, eq(files.id, submissions.fileId));
}
export type SubmissionRow = Awaited<ReturnType<typeof findSubmissions>>['rows'][number];

const matching = (filter: SubmissionFilter): SQL | undefined =>
  and(
    isNull(files.deletedAt),
    inScope(files.orgId, filter.visible),
    eqIfGiven(submissions.fileId, filter.fileID),
    eqIfGiven(submissions.state, filter.state),
    eqIfGiven(files.orgId, filter.orgID),
    onDays(submissions.createdAt, filter.createdFrom, filter.createdTo),
    anyContains([files.fileNameKey], filter.search),
  );

/** One page of submissions, ties by id, and how many match. */
export async function findSubmissions(
  db: Queryable,
  filter: SubmissionFilter,
  page: PageOf<'lastEdited' | 'dateCreated'>,
) {
  const column = page.sortID === 'lastEdited' ? submissions.updatedAt : submissions.createdAt;
  const select = selectSubmissions(db).where(matching(filter)).$dynamic();
  return readPage(db, select, [column, submissions.id], page);
}

export async function findSubmission(db: Queryable, id: string): Promise<SubmissionRow | undefined> {
  const [found] = await selectSubmissions(db).where(and(eq(submissions.id, id), isNull(files.deletedAt)));
  return found;
}

/**
 * Creates the one row of an artwork version, or queues it again if it ended without a verdict. Returns undefined if it
 * is already in progress or decided. Concurrent callers wait for each other at the artwork's row, so that there is
 * never a second one. `isOutdated`: also queues one that is settled.
 */
export async function queueSubmission(
  db: Queryable,
  {
    fileId,
    driver,
    holdUntil,
    actor,
    isOutdated = false,
  }: { fileId: string; driver: SspDriver['name']; holdUntil: Date; actor: Actor; isOutdated?: boolean | undefined },
): Promise<string | undefined> {
  // Two new rows at once would violate the unique external id, which `on conflict` does not cover.
  await db.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('no key update');
  const now = new Date();
  const again = {
    state: 'queued' as const,
    attempts: 0,
    lastError: null,
    feedback: [],
    nextAttemptAt: holdUntil,
    leasedUntil: null,
    verdictAt: null,
    submittedBy: actor.userId,
    submittedByName: actor.name,
    updatedAt: now,
  };
  const [queued] = await db
    .insert(submissions)
    .values({
      id: newId(),
      fileId,
      driver,
      fileVersion: contentVersion,
      externalId: `${fileId}:${String(contentVersion)}`,
      createdAt: now,
      ...again,
    })
    .onConflictDoUpdate({
      target: [submissions.fileId, submissions.fileVersion],
      set: again,
      setWhere: inArray(submissions.state, [...repeatableStates, ...(isOutdated ? settledStates : [])]),
    })
    .returning({ id: submissions.id });
  return queued?.id;
}

/** Cancels a submission that waits to be sent (for the first time or again). Returns whether there was one. */
export async function cancelSubmission(db: Queryable, fileId: string): Promise<boolean> {
  const taken = await db
    .update(submissions)
    .set({ state: 'cancelled', ...dueIn(null) })
    .where(
      and(
        eq(submissions.fileId, fileId),
        sql`(${submissions.state} = 'queued' or (${submissions.state} = 'failed' and ${submissions.nextAttemptAt} is not null))`,
      ),
    )
    .returning({ id: submissions.id });
  return taken.length > 0;
}

const toDate = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Gives a submission that was cancelled its state from before it was queued. */
export async function restoreSubmission(
  db: Queryable,
  fileId: string,
  { state, lastError, feedback, ...times }: SubmissionBefore,
): Promise<void> {
  await db
    .update(submissions)
    .set({
      state,
      lastError,
      feedback,
      nextAttemptAt: toDate(times.nextAttemptAt),
      verdictAt: toDate(times.verdictAt),
    })
    .where(and(eq(submissions.fileId, fileId), eq(submissions.fileVersion, contentVersion)));
}

/** The state of an artwork's submission; undefined if there is none. */
export async function findSubmissionState(db: Queryable, fileId: string): Promise<SubmissionState | undefined> {
  const where = and(eq(submissions.fileId, fileId), eq(submissions.fileVersion, contentVersion));
  return (await db.query.submissions.findFirst({ columns: { state: true }, where }))?.state;
}

/** Locks a submission and, before it, its artwork: in the same order as undo and the out-box, to avoid deadlocks. */
export async function lockSubmission(
  db: Queryable,
  which: SQL | undefined,
): Promise<typeof submissions.$inferSelect | undefined> {
  const [known] = await db
    .select({ id: submissions.id, fileId: submissions.fileId })
    .from(submissions)
    .where(which)
    .limit(1);
  if (!known) return undefined;
  await db.select({ id: files.id }).from(files).where(eq(files.id, known.fileId)).for('update');
  const [locked] = await db.select().from(submissions).where(eq(submissions.id, known.id)).for('update');
  return locked;
}

/** For `lockSubmission`. */
export const withId = (id: string): SQL => eq(submissions.id, id);
/** For `lockSubmission`, of those sent with this driver: the id the platform was given, or the platform's own. */
export const withPlatformId = (driver: string, kind: 'externalId' | 'remoteId', id: string): SQL | undefined =>
  and(eq(submissions.driver, driver), eq(submissions[kind], id));
