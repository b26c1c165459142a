import { undoWindowMs } from '#contract/artwork';
import type { Failure } from '../../api/request';
import { artworkMessages } from '../artwork.messages';
import { notify } from '../../ui/feedback/notify';
import type { Decision, ReviewContext } from './decision';
import type { Held } from './undo.machine';

const decisionKey = 'artwork.decision';
const submissionKey = (fileId: string) => `artwork.submission:${fileId}`;

/** 'Approved kestrel.jpg' */
export const decidedText = (decision: Decision, fileName: string): string =>
  `${decision === 'approve' ? 'Approved' : 'Disapproved'} ${fileName}`;

/** The notice after a decision was saved: ten seconds with Undo if the API has it, else a plain notice. */
export function announceSaved(context: ReviewContext, undo: () => void): void {
  const text = { text: artworkMessages.savedDecision, detail: decidedText(context.decision, context.fileName) };
  if (context.undoUntil === undefined) notify.success(text);
  else
    notify.success({
      ...text,
      key: decisionKey,
      duration: undoWindowMs / 1000,
      action: { label: artworkMessages.undo, keys: 'Z', run: undo },
    });
}

export function announceSaveFailed({ failure, conflict }: ReviewContext): void {
  // No notice for a conflict, which the dialog shows, nor for 401 and 403, which have general notices.
  if (conflict || failure?.status === 401 || failure?.status === 403) return;
  notify.error({ text: artworkMessages.saveFailedTitle, detail: artworkMessages.saveFailed(failure?.message ?? '') });
}

/** The notice after the submission, with the server's message. */
export function announceSubmitted({ fileId, fileName, message }: ReviewContext): void {
  notify.success({ key: submissionKey(fileId), text: message ?? '', detail: fileName });
}

export function announceSubmissionFailed({ fileId, fileName, failure }: ReviewContext, retry: () => void): void {
  if (failure?.status === 401) return;
  notify.error({
    key: submissionKey(fileId),
    text: artworkMessages.submissionFailed,
    detail: `${fileName} is approved. ${failure?.message ?? ''}`,
    action: { label: artworkMessages.submissionRetry, run: retry },
  });
}

/** `isPreApproved`: the restored decision. */
export function announceUndone({ fileName }: Held, isPreApproved: boolean | null): void {
  const state = isPreApproved === null ? 'waiting' : isPreApproved ? 'approved' : 'rejected';
  notify.success({ key: decisionKey, text: `Undone: ${fileName} is ${state} again` });
}

export function announceUndoFailed(held: Held | undefined, failure: Failure | undefined): void {
  if (failure?.status === 401 || failure?.status === 403) return;
  notify.error({
    key: decisionKey,
    text: `The decision on ${held?.fileName ?? 'this artwork'} could not be undone.`,
    detail: failure?.message,
  });
}
