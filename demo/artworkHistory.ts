import type { fileEvents } from '../src/server/db/schema/schema';
import { approvalOf, decisionOn, repliedAt, wasWithdrawn, type Review } from './artworkReviews';
import { demoId } from './identity';

type EventRow = typeof fileEvents.$inferInsert;
interface Author {
  id: string | null;
  name: string;
}

const product: Author = { id: null, name: 'Marquee' };

/** The history that an artwork's page shows. */
export function historyOf(review: Review): EventRow[] {
  const { artwork, created, seen, reviewer, uploader } = review;
  const uploaded = eventRow(review, 'uploaded', created, uploader);
  if (seen === undefined) return [uploaded];
  const unread = artwork.markedUnread ? [eventRow(review, 'unread', new Date(seen.getTime() + 60_000), reviewer)] : [];
  const approved = approvalOf(artwork, created, seen);
  const isWithdrawn = wasWithdrawn(artwork);
  const before = isWithdrawn
    ? [eventRow(review, 'approved', approved, reviewer, { from: 'not set', to: 'approved' })]
    : [];
  const after = isWithdrawn
    ? [eventRow(review, 'withdrawal', repliedAt(seen, 'approved'), product, { from: 'queued', to: 'withdrawn' })]
    : [];
  return [
    uploaded,
    ...before,
    ...submissionEvents(review, approved),
    decisionEvent(review, seen, isWithdrawn ? 'approved' : 'not set'),
    ...unread,
    ...after,
  ];
}

function decisionEvent(review: Review, seen: Date, from: string): EventRow {
  const { artwork, reviewer } = review;
  const decision = decisionOn(artwork);
  if (decision === null) return eventRow(review, 'read', seen, reviewer);
  return eventRow(review, decision ? 'approved' : 'disapproved', seen, reviewer, {
    from,
    to: decision ? 'approved' : 'rejected',
    comment: artwork.reason,
  });
}

function submissionEvents(review: Review, seen: Date): EventRow[] {
  const { submission } = review.artwork;
  if (submission === undefined) return [];
  const { feedback, lastError } = submission;
  // What was withdrawn had been accepted before.
  const state = submission.state === 'cancelled' ? 'approved' : submission.state;
  return [
    eventRow(review, 'submission', new Date(seen.getTime() + 1000), review.reviewer, { to: 'queued' }),
    eventRow(review, 'submission', repliedAt(seen, state), product, {
      from: 'queued',
      to: state,
      comment: feedback.length > 0 ? feedback.join('; ') : lastError,
    }),
  ];
}

function eventRow(
  { artwork, id }: Review,
  kind: string,
  at: Date,
  by: Author,
  change: { from?: string; to?: string; comment?: string | undefined } = {},
): EventRow {
  return {
    id: demoId('event', `${artwork.file} ${kind} ${change.to ?? ''}`),
    fileId: id,
    at,
    byUser: by.id,
    byName: by.name,
    kind,
    from: change.from ?? null,
    to: change.to ?? null,
    comment: change.comment ?? null,
  };
}
