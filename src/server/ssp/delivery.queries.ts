import { and, asc, eq, exists, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
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
import { contentVersion } from '../artwork/artworkFile';
import { undoUntil } from '../db/undoUntil';
import type { NextAttempt } from './attempt.rules';

/** How long a process may work on one submission before another takes over: seconds; longer than all its requests together. */
const leaseSeconds = 120;

export type ClaimedSubmission = typeof submissions.$inferSelect;
export type Claim =
  | { kind: 'send'; row: ClaimedSubmission; mayBeKnown: boolean; approved: boolean }
  | { kind: 'cancelled'; fileId: string; from: ClaimedSubmission['state'] }
  | { kind: 'none' };

/**
 * Claims one submission to work on: of several processes that try, one gets it. File and submission are locked in the
 * same order as by undo, and the time is the database's. Once a submission is claimed, its decision can no longer be
 * undone.
 */
export async function claimSubmission(tx: Queryable, id: string): Promise<Claim> {
  const [{ fileId } = { fileId: undefined }] = await tx
    .select({ fileId: submissions.fileId })
    .from(submissions)
    .where(eq(submissions.id, id));
  if (fileId === undefined) return { kind: 'none' };
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
    .where(and(eq(submissions.id, id), isDue))
    .for('update');
  if (!row || !file) return { kind: 'none' };
  const approved = file.isPreApproved === true && file.deletedAt === null;
  if (!approved && row.state !== 'submitting') {
    await tx
      .update(submissions)
      .set({ state: 'cancelled', nextAttemptAt: null, leasedUntil: null, updatedAt: new Date() })
      .where(eq(submissions.id, id));
    return { kind: 'cancelled', fileId, from: row.state };
  }
  if (file.held && file.undoUntil && row.state !== 'submitting') {
    await tx.update(submissions).set({ nextAttemptAt: file.undoUntil }).where(eq(submissions.id, id));
    return { kind: 'none' };
  }
  const [taken] = await tx
    .update(submissions)
    .set({
      state: 'submitting',
      attempts: sql`${submissions.attempts} + 1`,
      leasedUntil: sql`clock_timestamp() + ${`${String(leaseSeconds)} seconds`}::interval`,
      sentAt: sql`clock_timestamp()`,
      updatedAt: new Date(),
    })
    .where(eq(submissions.id, id))
    .returning();
  return taken
    ? { kind: 'send', row: taken, mayBeKnown: row.sentAt !== null || row.remoteId !== null, approved }
    : { kind: 'none' };
}

/** Waiting and due, or claimed by a process that has died. */
const isDue = or(
  and(sql`${submissions.state} in ('queued', 'failed')`, sql`${submissions.nextAttemptAt} <= clock_timestamp()`),
  and(eq(submissions.state, 'submitting'), sql`coalesce(${submissions.leasedUntil}, '-infinity') < clock_timestamp()`),
);

/** Records a failed attempt; returns false if the submission has changed in the meantime. */
export async function recordFailure(
  tx: Queryable,
  id: string,
  error: string,
  { state, wait }: NextAttempt,
): Promise<boolean> {
  const written = await tx
    .update(submissions)
    .set({
      state,
      lastError: error,
      leasedUntil: null,
      nextAttemptAt: wait === null ? null : sql`clock_timestamp() + ${`${wait.toFixed(3)} seconds`}::interval`,
      updatedAt: new Date(),
    })
    .where(and(eq(submissions.id, id), eq(submissions.state, 'submitting')))
    .returning({ id: submissions.id });
  return written.length > 0;
}

/** Up to `limit` submissions that are due, the longest waiting first; `except` are left out. */
export async function findDueSubmissions(db: Queryable, limit: number, except: string[]): Promise<string[]> {
  const found = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isDue, notInArray(submissions.id, except)))
    .orderBy(asc(submissions.nextAttemptAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Ends all leases. Only for the embedded database, where the process that held them has died. */
export async function endLeases(db: Queryable): Promise<void> {
  await db.update(submissions).set({ leasedUntil: null }).where(eq(submissions.state, 'submitting'));
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
 * Artworks with ads, approved within the last day, that nobody submitted: the console died (or its tab was closed) between
 * the approval and the submission.
 */
export async function findUnsubmitted(db: Queryable, graceSeconds: number): Promise<string[]> {
  const used = db
    .select({ one: sql`1` })
    .from(ads)
    .leftJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(and(eq(ads.fileId, files.id), isNull(campaigns.deletedAt)));
  const submitted = db
    .select({ one: sql`1` })
    .from(submissions)
    .where(
      and(
        eq(submissions.fileId, files.id),
        eq(submissions.fileVersion, contentVersion),
        sql`not (${submissions.state} = 'cancelled' and ${submissions.updatedAt} < ${files.decidedAt})`,
      ),
    );
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.isPreApproved, true),
        isNull(files.deletedAt),
        isNull(files.reachCreativeId),
        isNull(files.mwCreativeId),
        sql`${files.undoUntil} < now() - ${`${String(graceSeconds)} seconds`}::interval`,
        sql`${files.undoUntil} > now() - interval '1 day'`,
        exists(used),
        notExists(submitted),
      ),
    )
    .limit(100);
  return found.map(({ id }) => id);
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
