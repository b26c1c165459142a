import { and, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Category } from '#contract/placement';
import { recordHistory } from '../audit/history.queries';
import type { Queryable } from '../db/connect';
import {
  ads,
  boards,
  campaignArtworks,
  campaignBoards,
  campaigns,
  files,
  organisations,
  submissions,
} from '../db/schema/schema';
import { systemActor } from '../http/actor';
import { contentVersion, undoUntil } from '../db/artworkState';
import type { NextAttempt } from './attempt.rules';
import { dueIn, isDue, leasedFor, submissionRows } from './attempts.queries';

/** Longer than all requests of one attempt together. */
const leaseSeconds = 120;

export type ClaimedSubmission = typeof submissions.$inferSelect;
export interface SubmissionClaim {
  row: ClaimedSubmission;
  /** An earlier attempt may have arrived. */
  mayBeKnown: boolean;
  approved: boolean;
}

/**
 * Claims one submission to work on: of several processes that try, one gets it. File and submission are locked in the
 * same order as by undo, and the time is the database's. Once a submission is claimed, its decision can no longer be
 * undone. It is cancelled if the artwork is no longer approved. From now on it is with the platform of this driver.
 */
export async function claimSubmission(tx: Queryable, id: string, driver: string): Promise<SubmissionClaim | undefined> {
  const [{ fileId } = { fileId: undefined }] = await tx
    .select({ fileId: submissions.fileId })
    .from(submissions)
    .where(eq(submissions.id, id));
  if (fileId === undefined) return undefined;
  const [file] = await tx
    .select({
      isPreApproved: files.isPreApproved,
      deletedAt: files.deletedAt,
      undoUntil,
      held: sql<boolean>`coalesce(${undoUntil} > clock_timestamp(), false)`,
    })
    .from(files)
    .where(eq(files.id, fileId))
    .for('update');
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isDue(submissionRows)))
    .for('update');
  if (!row || !file) return undefined;
  const approved = file.isPreApproved === true && file.deletedAt === null;
  if (!approved && row.state !== 'submitting') {
    await tx
      .update(submissions)
      .set({ state: 'cancelled', ...dueIn(null) })
      .where(eq(submissions.id, id));
    await recordHistory(tx, fileId, systemActor(), { kind: 'submission', from: row.state, to: 'cancelled' });
    return undefined;
  }
  if (file.held && file.undoUntil && row.state !== 'submitting') {
    await tx.update(submissions).set({ nextAttemptAt: file.undoUntil }).where(eq(submissions.id, id));
    return undefined;
  }
  const [taken] = await tx
    .update(submissions)
    .set({
      state: 'submitting',
      attempts: row.attempts + 1,
      sentAt: sql`clock_timestamp()`,
      ...(row.driver !== driver && { driver, remoteId: null, remoteLastmod: null }),
      ...leasedFor(leaseSeconds),
    })
    .where(eq(submissions.id, id))
    .returning();
  return taken && { row: taken, mayBeKnown: row.sentAt !== null || row.remoteId !== null, approved };
}

/** Records a failed attempt, unless the submission has changed in the meantime. */
export async function recordFailure(
  tx: Queryable,
  { id, fileId }: ClaimedSubmission,
  message: string,
  { state, wait }: NextAttempt,
): Promise<void> {
  const written = await tx
    .update(submissions)
    .set({ state, lastError: message, ...dueIn(wait) })
    .where(and(eq(submissions.id, id), eq(submissions.state, 'submitting')))
    .returning({ id: submissions.id });
  if (written.length > 0)
    await recordHistory(tx, fileId, systemActor(), {
      kind: 'submission',
      from: 'submitting',
      to: state,
      comment: message,
    });
}

/** Keeps the categories that the platform is sent. */
export async function noteCategories(db: Queryable, id: string, categories: Category[] | null): Promise<void> {
  await db.update(submissions).set({ sentCategories: categories }).where(eq(submissions.id, id));
}

/** The artwork as it is sent; undefined if it has no record any more. */
export async function findArtworkToSend(db: Queryable, fileId: string) {
  const [found] = await db
    .select({
      fileName: files.fileName,
      storageKey: files.storageKey,
      type: files.fileFormat,
      sha256: files.sha256,
      width: files.width,
      height: files.height,
      durationMs: files.durationMs,
      bytes: files.bytes,
      categories: files.categories,
      orgId: files.orgId,
      orgName: organisations.orgName,
    })
    .from(files)
    .leftJoin(organisations, eq(organisations.id, files.orgId))
    .where(eq(files.id, fileId));
  return found;
}

/** The publishers of the boards that the artwork is booked on. */
export async function findPublishers(db: Queryable, fileId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectDistinct({ id: boards.publisherId, name: boards.publisherName })
    .from(campaignArtworks)
    .innerJoin(campaigns, and(eq(campaigns.id, campaignArtworks.campaignId), isNull(campaigns.deletedAt)))
    .innerJoin(campaignBoards, eq(campaignBoards.campaignId, campaigns.id))
    .innerJoin(boards, and(eq(boards.id, campaignBoards.boardId), eq(boards.isDeleted, false)))
    .where(and(eq(campaignArtworks.fileId, fileId), sql`${boards.publisherId} <> ''`))
    .limit(1000);
}

/**
 * Of these artworks, those to submit: approved, used by an ad, and at no platform yet. `from` is the state of an earlier
 * submission that was cancelled.
 */
export async function findToSubmit(db: Queryable, fileIds: readonly string[]) {
  const used = db
    .select()
    .from(ads)
    .leftJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(and(eq(ads.fileId, files.id), isNull(campaigns.deletedAt)));
  return db
    .select({ fileId: files.id, from: submissions.state })
    .from(files)
    .leftJoin(submissions, and(eq(submissions.fileId, files.id), eq(submissions.fileVersion, contentVersion)))
    .where(
      and(
        inArray(files.id, [...fileIds]),
        eq(files.isPreApproved, true),
        isNull(files.deletedAt),
        exists(used),
        or(
          eq(submissions.state, 'cancelled'),
          and(isNull(submissions.state), isNull(files.reachCreativeId), isNull(files.mwCreativeId)),
        ),
      ),
    )
    .orderBy(files.id);
}

/** How many submissions wait to be sent, and how long the oldest due one has waited in seconds. */
export async function readOutboxDepth(db: Queryable): Promise<{ waiting: number; oldestSeconds: number }> {
  const [found] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${submissions.nextAttemptAt}))::float8, 0)`,
    })
    .from(submissions)
    .where(sql`${submissions.state} in ('queued', 'submitting')`);
  return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(found?.oldestSeconds ?? 0, 0) };
}
