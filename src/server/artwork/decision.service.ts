import type { Category } from '#contract/placement';
import { findHoldingRule } from '../boards/placement/placement.rules';
import type { Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { recordAudit } from '../audit/audit.queries';
import { findChanges } from '../audit/changes.rules';
import type { Actor } from '../http/actor';
import { failure, required } from '../http/failure';
import { refuseStale } from '../http/stale';
import type { Services } from '../start/services';
import { asFile } from './artworkFile';
import type { ArtworkRow } from './artwork.queries';
import { getArtwork } from './artwork.service';
import {
  applyChange,
  deciderId,
  keepBatchOfFileOpen,
  keepBatchOpen,
  lockFile,
  lockForUndo,
  markDeleted,
  noteResubmit,
  restore,
  type Decided,
} from './decision.queries';
import {
  categoriesLine,
  categoryLabels,
  readChange,
  isRepeated,
  eventKind,
  successText,
  stateLabel,
  type Change,
  type ChangeBody,
} from './decision.rules';
import { summariseFit } from './fit.rules';
import { findLastHistoryEntry, recordHistory } from '../audit/history.queries';
import { findBookedBoards, findFacts } from './whereItRuns.queries';

type Parts = Pick<Services, 'database' | 'outbox'>;
/** Who decides, the version they saw, and the origin for the addresses in the reply. */
export interface DecisionRequest {
  actor: Actor;
  ifMatch: number | undefined;
  origin: string;
}

/**
 * Approves, disapproves, comments or marks as read, with history and audit in the same transaction. A disapproval cancels
 * a submission that was not sent yet, and asks the platform to stop one that was. An approval submits the artwork if ads
 * use it.
 * @throws Failure `artwork.not_found`, `record.stale`, `request.invalid`
 */
export async function modifyArtwork(
  { database, outbox }: Parts,
  id: string,
  body: ChangeBody,
  request: DecisionRequest,
): Promise<{ row: ArtworkRow; message: string }> {
  const change = readChange(body);
  const batch = await keepBatch(database.db, change, body.batch, request.actor);
  const row = await inTransaction(database.db, async (tx) => {
    await lockFile(tx, id);
    const found = await getArtwork(tx, id);
    refuseBoardPhoto(found);
    if (isRepeated(change, found)) {
      await refuseStaleFile(tx, found, request);
      return found;
    }
    const decided = await applyChange(tx, id, change, request.actor, request.ifMatch, batch);
    if (decided === undefined) {
      await refuseStaleFile(tx, { id }, request);
      throw failure('artwork.not_found');
    }
    if (change.decision === false) {
      if (await outbox.cancelSubmission(tx, id, request.actor)) await noteResubmit(tx, id);
      await outbox.withdraw(tx, id, request.actor, decided.undoUntil ?? new Date());
    }
    if (change.decision === true) await outbox.cancelWithdrawal(tx, id);
    await recordChange(tx, id, change, decided, request.actor, found);
    if (change.decision === true) await outbox.submitBooked(tx, [id], request.actor, decided.undoUntil ?? new Date());
    return getArtwork(tx, id);
  });
  return { row, message: successText(change) };
}

/**
 * The batch of a decision, kept open; null where the decision stands alone. Runs outside the decision's transaction, because
 * other decisions share the batch's row.
 */
async function keepBatch(
  db: Queryable,
  { decision }: Change,
  batch: string | undefined,
  actor: Actor,
): Promise<string | null> {
  if (decision === undefined || batch === undefined) return null;
  return (await keepBatchOpen(db, batch, deciderId(actor))) ? batch : null;
}

/** Photos of boards are in no review table. @throws Failure `request.unprocessable` */
export function refuseBoardPhoto(row: Pick<ArtworkRow, 'purpose'> | undefined): void {
  if (row?.purpose === 'board')
    throw failure('request.unprocessable', {
      message: 'This is the photo of a board. Photos of boards are neither reviewed nor submitted.',
    });
}

async function recordChange(
  tx: Queryable,
  id: string,
  change: Change,
  decided: Decided,
  actor: Actor,
  before: Pick<ArtworkRow, 'categories' | 'approvalComment'>,
): Promise<void> {
  const categories = findChanges(
    { categories: categoryLabels(before.categories) },
    { categories: categoryLabels(decided.categories) },
  );
  if (change.decision === undefined) {
    const checks = change.categories === undefined ? {} : { checks: [categoriesLine(change.categories)] };
    await recordHistory(tx, id, actor, { kind: eventKind(change), comment: change.approvalComment ?? null, ...checks });
    const reason = findChanges({ reason: before.approvalComment }, { reason: change.approvalComment });
    const said = [
      { action: 'artwork.categories', changes: categories },
      { action: 'artwork.comment', changes: reason },
    ] as const;
    for (const { action, changes } of said)
      if (changes.length > 0)
        await recordAudit(tx, actor, { action, subjectId: id, detail: decided.fileName, changes });
    return;
  }
  const from = stateLabel(decided.before?.isPreApproved);
  const to = stateLabel(change.decision);
  const comment = change.approvalComment ?? null;
  const known = decided.categories === null ? [] : [categoriesLine(decided.categories)];
  const checks = [...known, ...(await readChecks(tx, id, decided.categories))];
  await recordHistory(tx, id, actor, { kind: eventKind(change), from, to, comment, checks });
  await recordAudit(tx, actor, {
    action: change.decision ? 'artwork.approve' : 'artwork.disapprove',
    subjectId: id,
    detail: `${decided.fileName}: ${from} -> ${to}${comment === null ? '' : `: ${comment}`}`,
    changes: [
      { field: 'review', from, to },
      ...findChanges({ reason: decided.before?.approvalComment ?? null }, { reason: comment }),
      ...categories,
    ],
  });
}

/** The current results of the checks, recorded with a decision. */
async function readChecks(tx: Queryable, id: string, categories: readonly Category[] | null): Promise<string[]> {
  const facts = await findFacts(tx, id);
  if (facts === undefined) return [];
  const boards = (await findBookedBoards(tx, id)).map((board) => ({ ...board, rule: findHoldingRule(board) }));
  return summariseFit(facts, boards, categories);
}

/**
 * Takes the last decision back within its 10 seconds, or those of its batch. A submission that it queued is cancelled; one that
 * it cancelled is queued again. `ifMatch`: the version with the decision that is meant.
 * @throws Failure `artwork.not_found`, `artwork.nothing_to_undo`, `artwork.undo_expired`, `record.stale`
 */
export async function undoDecision(
  { database, outbox }: Parts,
  id: string,
  { actor, ifMatch, origin }: DecisionRequest,
): Promise<ArtworkRow> {
  await keepBatchOfFileOpen(database.db, id);
  return inTransaction(database.db, async (tx) => {
    const found = required(await lockForUndo(tx, id), 'artwork.not_found');
    if (found.before === null) throw failure('artwork.nothing_to_undo');
    // Only another decision refuses it, not what was said of the artwork since, such as that it was read.
    if (ifMatch !== undefined && ifMatch < (found.before.version ?? found.version))
      await refuseStaleFile(tx, { id }, { ifMatch, origin });
    if (!found.open) throw failure('artwork.undo_expired');
    await restore(tx, id, found.before);
    if (found.before.isPreApproved === true) await outbox.cancelWithdrawal(tx, id);
    if (found.before.isPreApproved === false) await outbox.withdraw(tx, id, actor, new Date());
    if (found.before.isPreApproved !== true) await outbox.cancelSubmission(tx, id, actor);
    else if (found.before.resubmit === true) {
      const to = await outbox.enqueue(tx, id, actor, new Date());
      await recordHistory(tx, id, actor, { kind: 'submission', from: 'cancelled', to });
    } else if (found.before.submission && !['queued', 'submitting'].includes(found.before.submission.state))
      await outbox.takeBackRetry(tx, id, actor, found.before.submission);
    // It was ticked off as stopped at the platform in the meantime.
    if (found.before.isPreApproved === true) await outbox.submitBooked(tx, [id], actor, new Date());
    const from = stateLabel(found.isPreApproved);
    const to = stateLabel(found.before.isPreApproved);
    await recordHistory(tx, id, actor, { kind: 'undone', from, to });
    await recordAudit(tx, actor, {
      action: 'artwork.undo',
      subjectId: id,
      detail: `${found.fileName}: ${from} -> ${to}`,
      changes: [
        { field: 'review', from, to },
        ...findChanges(
          { categories: categoryLabels(found.categories) },
          { categories: categoryLabels(found.before.categories ?? null) },
        ),
      ],
    });
    return getArtwork(tx, id);
  });
}

/** Takes an artwork out of every list and out of the out-box, and asks the platform to stop it. @throws Failure `artwork.not_found` */
export async function deleteArtwork({ database, outbox }: Parts, id: string, actor: Actor): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const fileName = required(await markDeleted(tx, id), 'artwork.not_found');
    await outbox.cancelSubmission(tx, id, actor);
    await outbox.withdraw(tx, id, actor, new Date());
    await recordHistory(tx, id, actor, { kind: 'deleted' });
    await recordAudit(tx, actor, { action: 'artwork.delete', subjectId: id, detail: fileName });
  });
}

const refuseStaleFile = (
  tx: Queryable,
  record: { id: string; version?: number },
  { ifMatch, origin }: Pick<DecisionRequest, 'ifMatch' | 'origin'>,
): Promise<void> =>
  refuseStale(tx, record, ifMatch, async () => asFile(await getArtwork(tx, record.id), origin), findLastHistoryEntry);
