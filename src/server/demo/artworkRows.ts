import type { SubmissionState } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { sortKey } from '../db/schema/columns';
import { auditLog, fileEvents, files, submissions } from '../db/schema/schema';
import { artworkList, type DemoArtwork } from './artworkList';
import type { DesignName } from './drawings/looks';
import { demoId, hoursBefore } from './identity';
import { organisationId } from './organisationList';
import { personNamed } from './people';
import { artworkKey, type StoredPicture } from './pictures';
import { submissionOf, type DemoSubmission } from './submissionList';

export const artworkId = ({ file }: Pick<DemoArtwork, 'file'>): string => demoId('file', file);

/** Whose artwork it is; the agency uploads for the brands that are no organisation of their own. */
const owners: Partial<Record<DesignName, string>> = {
  kestrel: 'Kestrel Air',
  halden: 'Halden Watches',
  volta: 'Volta Motors',
  market: 'City Night Market',
  marathon: 'Harbour Marathon',
  festival: 'Harbour Media',
  theatre: 'Harbour Media',
  wind: 'Harbour Group',
  trees: 'Harbour Group',
  signal: 'Harbour Group',
  nightTrain: 'Harbour Group',
};
export const ownerOf = ({ design }: Pick<DemoArtwork, 'design'>): string => owners[design] ?? 'Alder & Finch';

/** Hours since the upload: the first five as the design's pictures show them, then about one in two days. */
const age = (index: number): number => [2, 5, 26, 49, 73][index] ?? 73 + (index - 4) * 41;

/** Looked at but marked as unread again, so that both marks occur with both decisions. */
const unreadAgain = new Set([
  'northwind-cold-brew_1920x1080.jpg',
  'museum-of-colour_1920x1080.png',
  'halden_regulator_1920x1080.png',
  'five-bars_fastest_1080x1920.jpg',
]);

interface Plan {
  artwork: DemoArtwork;
  id: string;
  created: Date;
  /** When it was decided (or looked at); undefined while it is new. */
  seen: Date | undefined;
  reviewer: { id: string; name: string };
  uploader: { id: string; name: string };
  submission: DemoSubmission | undefined;
}

function plan(artwork: DemoArtwork, index: number, now: Date): Plan {
  const hours = age(index);
  const fresh = artwork.stage === 'new' || artwork.stage === 'spare';
  return {
    artwork,
    id: artworkId(artwork),
    created: hoursBefore(now, hours),
    seen: fresh ? undefined : hoursBefore(now, hours - Math.min(7, hours * 0.4)),
    reviewer: personNamed(index % 3 === 0 ? 'admin' : 'second'),
    uploader: personNamed(['jo.lindqvist', 'sam.achterberg', 'ines.prado'][index % 3] ?? 'jo.lindqvist'),
    submission: submissionOf(artwork.file),
  };
}

const decided = ({ stage }: DemoArtwork): boolean | null => (stage === 'ok' ? true : stage === 'no' ? false : null);

/** The 64 artworks with their history, their audit lines and what the supply-side platform said. */
export async function seedArtworks(
  tx: Queryable,
  now: Date,
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  const plans = artworkList.map((artwork, index) => plan(artwork, index, now));
  await tx.insert(files).values(plans.map((one) => fileRow(one, pictures)));
  const events = plans.flatMap(historyOf);
  for (let i = 0; i < events.length; i += 200) await tx.insert(fileEvents).values(events.slice(i, i + 200));
  await tx.insert(auditLog).values(plans.flatMap(auditOf));
  await tx.insert(submissions).values(plans.flatMap(submissionRows));
}

function fileRow(
  { artwork, id, created, seen, reviewer, uploader, submission }: Plan,
  pictures: ReadonlyMap<string, StoredPicture>,
): typeof files.$inferInsert {
  const stored = pictures.get(artworkKey(artwork));
  if (!stored) throw new Error(`${artwork.file} was not drawn`);
  const { facts, key, sha256 } = stored;
  const decision = decided(artwork);
  return {
    id,
    fileName: artwork.file,
    fileNameKey: sortKey(artwork.file),
    storageKey: key,
    fileFormat: facts.type,
    purpose: 'artwork',
    orgId: organisationId(ownerOf(artwork)),
    createdAt: created,
    lastEdited: seen ?? null,
    isReviewed: seen !== undefined && !unreadAgain.has(artwork.file),
    isPreApproved: decision,
    approvalComment: artwork.reason ?? null,
    reachCreativeId: submission?.remoteId ?? null,
    mwCreativeId: submission?.mwCreativeId ?? null,
    sha256,
    bytes: facts.bytes,
    width: facts.width,
    height: facts.height,
    durationMs: facts.durationMs,
    facts,
    uploadedBy: uploader.id,
    decidedAt: decision === null ? null : (seen ?? null),
    decidedBy: decision === null ? null : reviewer.id,
    version: seen === undefined ? 1 : 2,
  };
}

function historyOf({
  artwork,
  id,
  created,
  seen,
  reviewer,
  uploader,
  submission,
}: Plan): (typeof fileEvents.$inferInsert)[] {
  const decision = decided(artwork);
  const event = (
    kind: string,
    at: Date,
    by: { id: string | null; name: string },
    rest: { from?: string; to?: string; comment?: string } = {},
  ) => ({
    id: demoId('event', `${artwork.file} ${kind} ${rest.to ?? ''}`),
    fileId: id,
    at,
    byUser: by.id,
    byName: by.name,
    kind,
    from: rest.from ?? null,
    to: rest.to ?? null,
    comment: rest.comment ?? null,
  });
  const product = { id: null, name: 'Marquee' };
  const events = [event('uploaded', created, uploader)];
  if (seen === undefined) return events;
  events.push(
    decision === null
      ? event('read', seen, reviewer)
      : event(decision ? 'approved' : 'disapproved', seen, reviewer, {
          from: 'not set',
          to: decision ? 'approved' : 'rejected',
          ...(artwork.reason === undefined ? {} : { comment: artwork.reason }),
        }),
  );
  if (unreadAgain.has(artwork.file)) events.push(event('unread', new Date(seen.getTime() + 60_000), reviewer));
  if (submission === undefined) return events;
  const told = submission.feedback?.join('; ') ?? submission.lastError;
  events.push(event('submission', new Date(seen.getTime() + 1000), reviewer, { to: 'queued' }));
  events.push(
    event('submission', answered(seen, submission.state), product, {
      from: 'queued',
      to: submission.state,
      ...(told === undefined ? {} : { comment: told }),
    }),
  );
  return events;
}

/** A platform that fails does so within minutes; one that decides takes an hour. */
const answered = (seen: Date, state: SubmissionState): Date =>
  new Date(seen.getTime() + (state === 'failed' ? 8 : 55) * 60_000);

function auditOf({ artwork, id, seen, reviewer }: Plan): (typeof auditLog.$inferInsert)[] {
  const decision = decided(artwork);
  if (decision === null || seen === undefined) return [];
  const detail = `${artwork.file}: not set -> ${decision ? 'approved' : 'rejected'}${artwork.reason === undefined ? '' : `: ${artwork.reason}`}`;
  return [
    {
      id: demoId('audit', artwork.file),
      at: seen,
      userId: reviewer.id,
      byName: reviewer.name,
      action: decision ? 'artwork.approve' : 'artwork.disapprove',
      subject: 'artwork',
      subjectId: id,
      detail,
    },
  ];
}

function submissionRows({ artwork, id, seen, reviewer, submission }: Plan): (typeof submissions.$inferInsert)[] {
  if (submission === undefined || seen === undefined) return [];
  const updatedAt = answered(seen, submission.state);
  return [
    {
      id: demoId('submission', artwork.file),
      fileId: id,
      fileVersion: 1,
      driver: 'admgmt',
      externalId: `${id}:1`,
      remoteId: submission.remoteId ?? null,
      state: submission.state,
      attempts: submission.attempts ?? 1,
      feedback: submission.feedback ?? [],
      lastError: submission.lastError ?? null,
      nextAttemptAt: null,
      sentAt: seen,
      submittedBy: reviewer.id,
      submittedByName: reviewer.name,
      remoteLastmod: submission.remoteId === undefined ? null : updatedAt.getTime(),
      createdAt: seen,
      updatedAt,
    },
  ];
}
