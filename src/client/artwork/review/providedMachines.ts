import type { Actor } from 'xstate';
import type { ApiDispatch } from '../../api/sendCall';
import { itemTag } from '../../api/tags';
import { mutationActor, readActor } from '../../machines/mutationActor';
import { artworkApi } from '../artwork.api';
import {
  announceSaved,
  announceSaveFailed,
  announceSubmissionFailed,
  announceSubmitted,
  announceUndoFailed,
  announceUndone,
} from './announcements';
import type { createLastReasons } from './lastReasons';
import { dropReason, keepReason } from './reasonDraft';
import { reviewMachine } from './review.machine';
import { undoMachine } from './undo.machine';

interface ReviewParts {
  dispatch: ApiDispatch;
  reasons: ReturnType<typeof createLastReasons>;
  undo: Actor<typeof undoMachine>;
  /** False in bulk, which reports all artworks together. */
  announces: boolean;
  /** True in review mode, which shows successes itself. */
  isQuiet: () => boolean;
}

/** The review machine with the calls it makes and the notices it shows. */
export function provideReview({ dispatch, reasons, undo, announces, isQuiet }: ReviewParts): typeof reviewMachine {
  const undoLast = () => undo.send({ type: 'decision.undo' });
  return reviewMachine.provide({
    actors: {
      saveDecision: mutationActor(dispatch, artworkApi.endpoints.modifyFile),
      lookForAds: readActor(dispatch, artworkApi.endpoints.listAdsByArtwork),
      submitToSsp: mutationActor(dispatch, artworkApi.endpoints.submitToSsp),
    },
    actions: {
      announceSaved: ({ context }) => {
        reasons.remember(context.decision === 'disapprove' ? context.reason : '');
        if (!announces) return;
        if (context.undoUntil !== undefined)
          undo.send({
            type: 'decision.saved',
            fileId: context.fileId,
            fileName: context.fileName,
            decision: context.decision,
          });
        if (!isQuiet()) announceSaved(context, undoLast);
      },
      announceSaveFailed: ({ context }) => {
        if (context.conflict) refetch(dispatch, context.fileId);
        if (announces) announceSaveFailed(context);
      },
      keepDraft: ({ context }) => keepReason(context.fileId, context.reason),
      forgetDraft: ({ context }) => dropReason(context.fileId),
      announceSubmitted: ({ context }) => announces && !isQuiet() && announceSubmitted(context),
      announceSubmissionFailed: ({ context, self }) =>
        announces && announceSubmissionFailed(context, () => self.send({ type: 'submission.retry' })),
    },
  });
}

/** The undo machine with its call and its notices. */
export const provideUndo = (dispatch: ApiDispatch, onUndone: (fileId: string) => void): typeof undoMachine =>
  undoMachine.provide({
    actors: { undoDecision: mutationActor(dispatch, artworkApi.endpoints.undoDecision) },
    actions: {
      announceUndone: ({ context }, { isPreApproved }) => {
        if (!context.undoing) return;
        onUndone(context.undoing.fileId);
        announceUndone(context.undoing, isPreApproved);
      },
      announceUndoFailed: ({ context }) => announceUndoFailed(context.undoing, context.failure),
    },
  });

/** Refetches the lists after a conflict, so that the next decision applies to the newest version. */
const refetch = (dispatch: ApiDispatch, fileId: string): void =>
  void dispatch(artworkApi.util.invalidateTags([itemTag('artwork', fileId)]));
