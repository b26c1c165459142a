import { z } from 'zod';
import { file as artworkFile, longestReason, type modifyFile } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Category } from '#contract/placement';
import { looksEmpty } from '#contract/text';
import type { Args, Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { isSame } from '../../save/mergeFields';

export type Decision = 'approve' | 'disapprove';

/** Whether a disapproval may be sent with this reason. */
export function isReason(reason: string): boolean {
  const text = reason.trim();
  return text !== '' && !looksEmpty(text) && text.length <= longestReason;
}

/** `reason` and `categories`: those of a draft. */
export type ReviewInput = Pick<ReviewContext, 'fileId' | 'fileName' | 'version'> &
  Partial<Pick<ReviewContext, 'reason' | 'batch' | 'categories'>>;

export interface ReviewContext {
  fileId: string;
  fileName: string;
  /** The version that the reviewer is looking at; undefined where the API has none. */
  version: number | undefined;
  /** The decision that was chosen last. */
  decision: Decision;
  reason: string;
  /** The categories chosen for it; null: nobody has said yet; undefined: as they are stored. */
  categories: readonly Category[] | null | undefined;
  /** The batch that the decision is part of. */
  batch?: string | undefined;
  /** Why the last step failed. */
  failure: Failure | undefined;
  /** Another user decided in between: shown in `confirming` and `reasoning`, where the draft is. */
  conflict: Conflict | undefined;
  /** Until when the saved decision can be undone (ISO 8601); undefined if the API has no undo. */
  undoUntil: string | undefined;
  /** The server's message about the submission. */
  message: string | undefined;
}

export type ReviewEvent =
  | { type: 'artwork.approve'; fileName: string; version: number | undefined }
  | { type: 'artwork.disapprove'; fileName: string; version: number | undefined }
  | { type: 'reason.change'; reason: string }
  | { type: 'categories.choose'; categories: readonly Category[] | null }
  | { type: 'decision.confirm' }
  | { type: 'decision.overrule' }
  | { type: 'decision.dismiss' }
  | { type: 'decision.undone' }
  | { type: 'submission.retry' };

/** The facts of a saved file for the context, which never holds the row. */
export function savedFacts({
  file,
}: ReplyOf<typeof modifyFile>): Pick<ReviewContext, 'version' | 'undoUntil' | 'failure' | 'conflict' | 'categories'> {
  const { version, undoUntil } = file;
  return { version, undoUntil: undoUntil ?? undefined, failure: undefined, conflict: undefined, categories: undefined };
}

/** The facts of a failure for the context. After a conflict the next decision applies to the other user's version. */
export function failureFacts(error: unknown): Partial<ReviewContext> {
  const { current: _, ...failure } = failureOf(error);
  const conflict = conflictIn(failureOf(error));
  return { failure, conflict, ...(conflict?.version === undefined ? {} : { version: conflict.version }) };
}

/**
 * The artwork in a refusal, if its one change since is the refused decision by the same user: an earlier call saved it, and
 * only its answer was lost. undefined for any other failure.
 */
export function findSaved({ body, headers }: Args<typeof modifyFile>, failure: Failure, myName: string) {
  const { data: current } = artworkFile.safeParse(failure.current);
  const isSaved =
    current?.version === (headers?.ifMatch ?? NaN) + 1 &&
    current.decidedBy === myName &&
    current.isPreApproved === body?.isPreApproved &&
    (body?.approvalComment === undefined || current.approvalComment === body.approvalComment) &&
    (body?.categories === undefined || isSame(current.categories, body.categories));
  return isSaved ? current : undefined;
}

/** Who decided in between, and what. */
export interface Conflict {
  by: string;
  at: string | undefined;
  decision: 'approved' | 'rejected' | 'notSet';
  comment: string;
  /** The current version, to which a new decision applies. */
  version: number | undefined;
}

/** The facts of a 409 `record.stale`; undefined for any other failure. The row itself stays out of machines. */
export function conflictIn(failure: Failure): Conflict | undefined {
  if (failure.code !== 'record.stale') return undefined;
  const now = currentFacts.parse(failure.current);
  return {
    by: failure.changedBy ?? now.decidedBy ?? 'Somebody else',
    at: failure.changedAt ?? now.decidedAt ?? undefined,
    decision: now.isPreApproved === true ? 'approved' : now.isPreApproved === false ? 'rejected' : 'notSet',
    comment: now.isPreApproved === false ? (now.approvalComment ?? '') : '',
    version: now.version,
  };
}

const text = z.string().optional().catch(undefined);

/** The facts of the current artwork; fields that an API leaves out or formats differently are unknown. */
const currentFacts = z
  .object({
    decidedBy: text,
    decidedAt: text,
    isPreApproved: z.boolean().optional().catch(undefined),
    approvalComment: text,
    version: z.number().optional().catch(undefined),
  })
  .catch({});
