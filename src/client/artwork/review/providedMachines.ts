import { readNow } from '../../api/api';
import { fromPromise, type Actor } from 'xstate';
import type { listAdsByArtwork } from '#contract/ads';
import { undoWindowMs, type modifyFile } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import { failureOf } from '../../api/apiError';
import { hasNoReply } from '../../api/mayHaveHappened';
import type { Args, Failure } from '../../api/request';
import type { ApiDispatch } from '../../api/sendCall';
import { itemTag } from '../../api/tags';
import { mutationActor } from '../../machines/mutationActor';
import { sessionApi } from '../../session/session.api';
import { fullName } from '../../session/useMe';
import { notify } from '../../ui/feedback/notify';
import { adsApi } from '../ads/ads.api';
import { submissionsApi } from '../ads/submissions.api';
import { artworkApi } from '../artwork.api';
import { artworkMessages } from '../artwork.messages';
import { findSaved, type Decision, type ReviewContext } from './decision';
import type { createLastReasons } from './lastReasons';
import { keepReview } from './reviewDraft';
import { reviewMachine } from './review.machine';
import { isOfferedAgain, undoMachine, whyNotUndone, type Held, type Restored } from './undo.machine';

interface ReviewParts {
  dispatch: ApiDispatch;
  reasons: ReturnType<typeof createLastReasons>;
  undo: Actor<typeof undoMachine>;
  /** False in bulk, which reports all artworks together. */
  announces: boolean;
  /** True in review mode, which shows successes itself. */
  isQuiet: () => boolean;
}

/** Saves a decision. Nobody has a conflict with themselves: a decision that is stored already counts as saved. */
const saveDecision = (dispatch: ApiDispatch) =>
  fromPromise<ReplyOf<typeof modifyFile>, Args<typeof modifyFile>>(async ({ input }) => {
    try {
      return await dispatch(artworkApi.endpoints.modifyFile.initiate(input, { track: false })).unwrap();
    } catch (error) {
      if (failureOf(error).code !== 'record.stale') throw error;
      const { data: me } = await dispatch(sessionApi.endpoints.getMe.initiate({}, { subscribe: false }));
      const file = me && findSaved(input, failureOf(error), fullName(me));
      if (!file) throw error;
      refetch(dispatch, file._id);
      // moment is not part of the login page, whose scripts the reviews belong to.
      const { isPast } = await import('../../ui/format/moment');
      const isOver = file.undoUntil != null && isPast(file.undoUntil);
      return { file: isOver ? { ...file, undoUntil: null } : file, message: '' };
    }
  });

/** The review machine with the calls it makes and the notices it shows. */
export function provideReview({ dispatch, reasons, undo, announces, isQuiet }: ReviewParts): typeof reviewMachine {
  const undoLast = () => undo.send({ type: 'decision.undo' });
  return reviewMachine.provide({
    actors: {
      saveDecision: saveDecision(dispatch),
      lookForAds: fromPromise(({ input }: { input: Args<typeof listAdsByArtwork> }) => {
        const ads = adsApi.endpoints.listAdsByArtwork.initiate(input, readNow);
        return dispatch(ads).unwrap();
      }),
      submitToSsp: mutationActor(dispatch, submissionsApi.endpoints.submitToSsp),
    },
    actions: {
      announceSaved: ({ context }) => {
        reasons.remember(context.decision === 'disapprove' ? context.reason : '');
        notify.close(failedKey(context.fileId));
        if (!announces) return;
        if (context.undoUntil !== undefined)
          undo.send({
            type: 'decision.saved',
            fileId: context.fileId,
            fileName: context.fileName,
            decision: context.decision,
            version: context.version,
          });
        if (!isQuiet())
          announceSaved(context, context.undoUntil === undefined ? undefined : Date.now() + undoWindowMs, undoLast);
      },
      announceSaveFailed: ({ context }) => {
        if (context.conflict) refetch(dispatch, context.fileId);
        if (announces) announceSaveFailed(context);
      },
      keepDraft: ({ context }) => keepReview(context),
      announceSubmitted: ({ context }) => announces && !isQuiet() && announceSubmitted(context),
      announceSubmissionFailed: ({ context, self }) =>
        announces && announceSubmissionFailed(context, () => self.send({ type: 'submission.retry' })),
    },
  });
}

/** The undo machine with its call and its notices. */
export const provideUndo = (
  dispatch: ApiDispatch,
  onUndone: (fileId: string, restored: Restored) => void,
): typeof undoMachine =>
  undoMachine.provide({
    actors: { undoDecision: mutationActor(dispatch, artworkApi.endpoints.undoDecision) },
    actions: {
      announceUndone: ({ context }, restored) => {
        if (!context.undoing) return;
        onUndone(context.undoing.fileId, restored);
        notify.close(submissionKey(context.undoing.fileId));
        announceUndone(context.undoing, restored.isPreApproved);
      },
      announceUndoFailed: ({ context: { undoing, failure }, self }) => {
        const again = isOfferedAgain(undoing, failure) ? () => self.send({ type: 'decision.undo' }) : undefined;
        announceUndoFailed(undoing, failure, again);
      },
    },
  });

/** Refetches the lists after a conflict, so that the next decision applies to the newest version. */
const refetch = (dispatch: ApiDispatch, fileId: string): void =>
  void dispatch(artworkApi.util.invalidateTags([itemTag('artwork', fileId)]));

const decisionKey = 'artwork.decision';
const failedKey = (fileId: string) => `artwork.save:${fileId}`;
const submissionKey = (fileId: string) => `artwork.submission:${fileId}`;

/** 'Approved kestrel.jpg' */
const decidedText = (decision: Decision, fileName: string): string =>
  `${decision === 'approve' ? 'Approved' : 'Disapproved'} ${fileName}`;

/**
 * The notice after a decision was saved. `until`: the end of the offer to undo it, in milliseconds since 1970; undefined
 * where the API has none.
 */
export function announceSaved(
  { decision, fileName }: Pick<ReviewContext, 'decision' | 'fileName'>,
  until: number | undefined,
  undo: () => void,
): void {
  const text = { text: artworkMessages.savedDecision, detail: decidedText(decision, fileName) };
  if (until === undefined) notify.success(text);
  else
    notify.success({
      ...text,
      key: decisionKey,
      duration: (until - Date.now()) / 1000,
      action: { label: artworkMessages.undo, keys: 'Z', run: undo },
    });
}

function announceSaveFailed({ fileId, failure, conflict }: ReviewContext): void {
  // No notice for a conflict, which the dialog shows, nor for 401 and 403, which have general notices.
  if (conflict || failure?.status === 401 || failure?.status === 403) return;
  notify.error({
    key: failedKey(fileId),
    text: artworkMessages.saveFailedTitle,
    detail: artworkMessages.saveFailed(failure?.message ?? ''),
  });
}

/** The notice after the submission, with the server's message. */
function announceSubmitted({ fileId, fileName, message }: ReviewContext): void {
  notify.success({ key: submissionKey(fileId), text: message ?? '', detail: fileName });
}

function announceSubmissionFailed({ fileId, fileName, failure }: ReviewContext, retry: () => void): void {
  if (failure?.status === 401) return;
  notify.error({
    key: submissionKey(fileId),
    text: artworkMessages.submissionFailed,
    detail: `${fileName} is approved. ${failure?.message ?? ''}`,
    action: { label: artworkMessages.submissionRetry, run: retry },
  });
}

/** `isPreApproved`: the restored decision; undefined after an undo whose answer was lost. */
function announceUndone({ fileName }: Held, isPreApproved: boolean | null | undefined): void {
  if (isPreApproved === undefined) {
    notify.success({ key: decisionKey, text: `Undone: ${fileName} is as before` });
    return;
  }
  const state = isPreApproved === null ? 'waiting' : isPreApproved ? 'approved' : 'rejected';
  notify.success({ key: decisionKey, text: `Undone: ${fileName} is ${state} again` });
}

/** `again`: where it can be repeated. */
function announceUndoFailed(held: Held | undefined, failure: Failure | undefined, again?: () => void): void {
  if (failure?.status === 401 || failure?.status === 403) return;
  const decision = `The decision on ${held?.fileName ?? 'this artwork'}`;
  const isLost = failure !== undefined && hasNoReply(failure) && !again;
  notify.error({
    key: decisionKey,
    text: isLost ? `${decision} may be undone: no answer came. Look at its state.` : `${decision} could not be undone.`,
    detail: failure && whyNotUndone(failure),
    ...(again && { action: { label: artworkMessages.undo, keys: 'Z', run: again } }),
  });
}
