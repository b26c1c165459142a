import { repeatableStates, type SubmissionState } from '#contract/artwork';
import { recordAudit } from '../audit/audit.queries';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { getArtwork } from '../artwork/artwork.service';
import { refuseBoardPhoto } from '../artwork/decision.service';
import { recordHistory } from '../audit/history.queries';
import type { Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import type { Services } from '../start/services';
import { findSubmission, findSubmissions, lockSubmission, withId, type SubmissionRow } from './submissions.queries';
import { findReading, type VerdictReading } from './verdict.queries';
import { settle } from './verdict.service';

type Parts = Pick<Services, 'database' | 'outbox'>;

export type { SubmissionRow };
export const listSubmissions = findSubmissions;

/** Milliseconds for which polls may fail before it is said. */
const failsFor = 60_000;

/** Whether the platform's verdicts can be read; nothing before the first poll. */
export async function readVerdictState({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): Promise<{ verdicts?: VerdictReading }> {
  const reading = await findReading(database.db, config.ssp.driver);
  if (reading === undefined) return {};
  const isLasting = reading.failingSince !== null && Date.now() - Date.parse(reading.failingSince) >= failsFor;
  return { verdicts: isLasting ? reading : { ...reading, failingSince: null, error: null } };
}

/** The reply to a request to submit an artwork, by the resulting state of the submission. */
const submitted: Record<SubmissionState, string> = {
  queued: 'Queued for the supply-side platform.',
  submitting: 'It is being sent to the supply-side platform.',
  pending: 'The supply-side platform already has it and is reviewing it.',
  approved: 'The supply-side platform has already approved it.',
  denied: 'The supply-side platform has already denied it. Upload a changed artwork.',
  changed: 'The supply-side platform asks for a changed artwork.',
  expired: 'The approval of the supply-side platform has expired.',
  failed: 'The last submission to the supply-side platform failed.',
  cancelled: 'The submission was cancelled.',
  manual: 'It is waiting for somebody to submit it by hand and record the outcome.',
};

/**
 * Queues an approved artwork once, held until its undo window has passed.
 * @throws Failure `artwork.not_found`, `artwork.not_approved`
 */
export async function submitArtwork(
  tx: Queryable,
  { outbox }: Pick<Services, 'outbox'>,
  fileId: string,
  actor: Actor,
): Promise<string> {
  const row = await getArtwork(tx, fileId);
  refuseBoardPhoto(row);
  if (row.isPreApproved !== true) throw failure('artwork.not_approved');
  const before = row.submissionState;
  const state = await outbox.enqueue(tx, fileId, actor, row.undoUntil ?? new Date());
  if (state === 'queued' && before !== 'queued')
    await recordHistory(tx, fileId, actor, { kind: 'submission', from: before, to: 'queued' });
  return submitted[state];
}

/** @throws Failure `submission.not_found` */
const requireSubmission = async (tx: Queryable, id: string): Promise<SubmissionRow> =>
  required(await findSubmission(tx, id), 'submission.not_found');

/**
 * Sends a submission again that failed, was cancelled or has expired, or whose categories have changed since it was sent.
 * @throws Failure `submission.not_found`, `submission.not_retryable`
 */
export async function retrySubmission(parts: Parts, id: string, actor: Actor): Promise<SubmissionRow> {
  return inTransaction(parts.database.db, async (tx) => {
    const { fileID: fileId, state, fileName, sentOtherwise } = await requireSubmission(tx, id);
    const artwork = await getArtwork(tx, fileId);
    if (artwork.isPreApproved !== true)
      throw failure('submission.not_retryable', {
        message: 'Only approved artwork can be submitted. Approve it first.',
      });
    if (!sentOtherwise && !repeatableStates.includes(state)) throw failure('submission.not_retryable');
    await parts.outbox.enqueue(tx, fileId, actor, artwork.undoUntil ?? new Date(), sentOtherwise);
    await recordHistory(tx, fileId, actor, { kind: 'submission', from: state, to: 'queued' });
    await recordAudit(tx, actor, {
      action: 'submission.retry',
      subjectId: id,
      detail: fileName,
    });
    return requireSubmission(tx, id);
  });
}

/**
 * Records the decision of a platform without an API. @throws Failure `submission.not_found`, `submission.not_retryable`
 */
export async function recordOutcome(
  { database, outbox }: Parts,
  id: string,
  outcome: { state: 'approved' | 'denied'; remoteID: string; feedback: string },
  actor: Actor,
): Promise<SubmissionRow> {
  return inTransaction(database.db, async (tx) => {
    const { fileName, state } = await requireSubmission(tx, id);
    const locked = await lockSubmission(tx, withId(id));
    if (locked?.driver !== 'manual' || !['manual', 'approved', 'denied'].includes(state)) {
      throw failure('submission.not_retryable', { message: 'Only a submission made by hand can be recorded by hand.' });
    }
    const feedback = outcome.feedback === '' ? [] : [outcome.feedback];
    const remoteId = outcome.remoteID === '' ? null : outcome.remoteID;
    await settle({ outbox }, tx, locked, { remoteId, state: outcome.state, feedback, lastmod: null }, actor);
    await recordAudit(tx, actor, {
      action: 'submission.record',
      subjectId: id,
      detail: `${fileName}: ${outcome.state}`,
    });
    return requireSubmission(tx, id);
  });
}
