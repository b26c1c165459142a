import type { modifyFile } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { conflictIn, type Conflict } from './conflict';

export type Decision = 'approve' | 'disapprove';

export interface ReviewInput {
  fileId: string;
  fileName: string;
  /** The version that the reviewer is looking at; undefined where the API has none. */
  version: number | undefined;
  /** A reason kept from before. */
  reason?: string;
  /** The batch that the decision is part of. */
  batch?: string | undefined;
}

export interface ReviewContext {
  fileId: string;
  fileName: string;
  version: number | undefined;
  /** The decision that was chosen last. */
  decision: Decision;
  reason: string;
  batch?: string | undefined;
  /** Why the last step did not work. */
  failure: Failure | undefined;
  /** Another user decided in between: shown in `confirming` and `reasoning`, where the draft is. */
  conflict: Conflict | undefined;
  /** How long the saved decision can be taken back; undefined where the API has no undo. */
  undoUntil: string | undefined;
  /** Ads that use the artwork, as found after its approval. */
  ads: number | undefined;
  /** The server's message about the submission. */
  message: string | undefined;
}

export type ReviewEvent =
  | { type: 'artwork.approve'; fileName: string; version: number | undefined }
  | { type: 'artwork.disapprove'; fileName: string; version: number | undefined }
  | { type: 'reason.change'; reason: string }
  | { type: 'decision.confirm' }
  | { type: 'decision.overrule' }
  | { type: 'decision.dismiss' }
  | { type: 'decision.undone' }
  | { type: 'submission.retry' }
  | { type: 'submission.dismiss' };

/** What the context keeps of a saved file: never the row. */
export function savedFacts({
  file,
}: ReplyOf<typeof modifyFile>): Pick<ReviewContext, 'version' | 'undoUntil' | 'failure' | 'conflict'> {
  return { version: file.version, undoUntil: file.undoUntil ?? undefined, failure: undefined, conflict: undefined };
}

/** What the context keeps of a failure. After a conflict the next decision applies to the other user's version. */
export function failureFacts(error: unknown): Partial<ReviewContext> {
  const { current: _, ...failure } = failureOf(error);
  const conflict = conflictIn(failureOf(error));
  return { failure, conflict, ...(conflict?.version === undefined ? {} : { version: conflict.version }) };
}
