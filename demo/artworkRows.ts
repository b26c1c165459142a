import type { Queryable } from '../src/server/db/connect';
import { sortKey } from '../src/server/db/schema/columns';
import { auditLog, fileEvents, files, fileWords, submissions } from '../src/server/db/schema/schema';
import { historyOf } from './artworkHistory';
import { wordRows } from './artworkWords';
import { approvalOf, decisionOn, planReviews, repliedAt, wasWithdrawn, type Review } from './artworkReviews';
import { demoId } from './identity';
import { organisationId } from './organisations';
import { artworkKey } from './pictures';

/** The 64 artworks with their history, their audit entries and their submissions. */
export async function seedArtworks(tx: Queryable, now: Date): Promise<void> {
  const reviews = planReviews(now);
  await tx.insert(files).values(reviews.map(fileRow));
  await tx.insert(fileWords).values(reviews.flatMap(wordRows));
  const events = reviews.flatMap(historyOf);
  for (let i = 0; i < events.length; i += 200) await tx.insert(fileEvents).values(events.slice(i, i + 200));
  await tx.insert(auditLog).values(reviews.flatMap(auditRows));
  await tx.insert(submissions).values(reviews.flatMap(submissionRows));
}

function fileRow({ artwork, id, created, seen, reviewer, uploader }: Review): typeof files.$inferInsert {
  const { facts, submission } = artwork;
  const decision = decisionOn(artwork);
  return {
    id,
    fileName: artwork.file,
    fileNameKey: sortKey(artwork.file),
    storageKey: artworkKey(artwork),
    fileFormat: facts.type,
    purpose: 'artwork',
    orgId: organisationId(artwork.owner),
    createdAt: created,
    lastEdited: seen ?? null,
    isReviewed: seen !== undefined && !artwork.markedUnread,
    isPreApproved: decision,
    approvalComment: artwork.reason ?? null,
    reachCreativeId: submission?.remoteId ?? null,
    mwCreativeId: submission?.mwCreativeId ?? null,
    sha256: artwork.sha256,
    bytes: facts.bytes,
    width: facts.width,
    height: facts.height,
    durationMs: facts.durationMs,
    facts,
    uploadedBy: uploader.id,
    categories: artwork.categories ?? null,
    decidedAt: decision === null ? null : (seen ?? null),
    decidedBy: decision === null ? null : reviewer.id,
    version: seen === undefined ? 1 : 2,
  };
}

function auditRows({ artwork, id, seen, reviewer }: Review): (typeof auditLog.$inferInsert)[] {
  const decision = decisionOn(artwork);
  if (decision === null || seen === undefined) return [];
  const before = wasWithdrawn(artwork) ? 'approved' : 'not set';
  const reason = artwork.reason === undefined ? '' : `: ${artwork.reason}`;
  return [
    {
      id: demoId('audit', artwork.file),
      at: seen,
      userId: reviewer.id,
      byName: reviewer.name,
      action: decision ? 'artwork.approve' : 'artwork.disapprove',
      subject: 'artwork',
      subjectId: id,
      detail: `${artwork.file}: ${before} -> ${decision ? 'approved' : 'rejected'}${reason}`,
      changes: [
        { field: 'review', from: before, to: decision ? 'approved' : 'rejected' },
        ...(artwork.reason === undefined ? [] : [{ field: 'reason', from: null, to: artwork.reason }]),
      ],
    },
  ];
}

function submissionRows({ artwork, id, created, seen, reviewer }: Review): (typeof submissions.$inferInsert)[] {
  const { submission } = artwork;
  if (submission === undefined || seen === undefined) return [];
  const approvedAt = approvalOf(artwork, created, seen);
  const updatedAt = submission.state === 'cancelled' ? seen : repliedAt(approvedAt, submission.state);
  return [
    {
      id: demoId('submission', artwork.file),
      fileId: id,
      fileVersion: 1,
      driver: 'admgmt',
      externalId: `${id}:1`,
      remoteId: submission.remoteId ?? null,
      state: submission.state,
      attempts: submission.attempts,
      feedback: submission.feedback,
      lastError: submission.lastError ?? null,
      nextAttemptAt: null,
      sentCategories: artwork.categories ?? null,
      // Null once the platform has stopped it.
      sentAt: submission.state === 'cancelled' ? null : approvedAt,
      submittedBy: reviewer.id,
      submittedByName: reviewer.name,
      remoteLastmod: submission.remoteId === undefined ? null : updatedAt.getTime(),
      verdictAt: submission.state === 'approved' || submission.state === 'denied' ? updatedAt : null,
      createdAt: approvedAt,
      updatedAt,
    },
  ];
}
