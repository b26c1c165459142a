import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useReplaying, useReplica } from '../../machines/useReplica';
import { useAppSelector, useServices } from '../../store';
import { reviewMachine } from './review.machine';
import type { ReviewActor, ReviewActors, UndoActor } from './reviewActors';
import { undoMachine } from './undo.machine';

export const useReviewActors = (): ReviewActors => useServices().reviews;

const asking = new Set<unknown>(['confirming', 'reasoning', 'saving']);

/** The actor of one artwork; undefined while nothing was asked about it. While a recorded moment is shown, as it was then. */
export function useReviewOf(fileId: string): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(
    reviewActors.subscribe,
    useCallback(() => reviewActors.reviewOf(fileId), [reviewActors, fileId]),
  );
  return useReplica(reviewMachine, `review:${fileId}`, useReplaying() ? undefined : live);
}

/** The artwork that was asked about last. */
export function useLastAsked(): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(reviewActors.subscribe, reviewActors.asked);
  const replaying = useReplaying();
  const recorded = useAppSelector(({ machines }) =>
    replaying
      ? Object.keys(machines).findLast((key) => key.startsWith('review:') && asking.has(machines[key]?.value))
      : undefined,
  );
  return useReplica(reviewMachine, recorded ?? '', replaying ? undefined : live);
}

/** The decisions that can be taken back. */
export function useUndo(): UndoActor {
  return useReplica(undoMachine, 'undo:artwork', useReviewActors().undo);
}

/** What the artwork's review is at; 'reviewing' while nothing was asked. */
export function useReviewState(
  fileId: string,
): 'reviewing' | 'confirming' | 'reasoning' | 'saving' | 'lookingForAds' | 'submitting' | 'submissionFailed' {
  return useSelector(useReviewOf(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
}
