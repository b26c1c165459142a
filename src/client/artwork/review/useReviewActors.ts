import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { snapshotOf } from '../../machines/replica';
import { useReplaying, useReplica } from '../../machines/useReplica';
import { useAppSelector, useServices } from '../../store';
import { reviewMachine } from './review.machine';
import type { ReviewActor, ReviewActors, UndoActor } from './reviewActors';
import { undoMachine } from './undo.machine';

export const useReviewActors = (): ReviewActors => useServices().reviews;

/** The actor of one artwork; undefined before its first decision. During a replay, a copy in the recorded state. */
export function useReviewActor(fileId: string): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(
    reviewActors.subscribe,
    useCallback(() => reviewActors.actorOf(fileId), [reviewActors, fileId]),
  );
  return useReplica(reviewMachine, `review:${fileId}`, useReplaying() ? undefined : live);
}

/** The actor whose dialog was opened last. */
export function useLastAsked(): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(reviewActors.subscribe, reviewActors.lastAsked);
  const replaying = useReplaying();
  const recorded = useAppSelector(({ machines }) =>
    replaying
      ? Object.keys(machines).findLast(
          (key) => key.startsWith('review:') && snapshotOf(reviewMachine, machines[key])?.hasTag('inDialog'),
        )
      : undefined,
  );
  return useReplica(reviewMachine, recorded ?? '', replaying ? undefined : live);
}

/** The decisions that can be undone. */
export function useUndo(): UndoActor {
  return useReplica(undoMachine, 'undo:artwork', useReviewActors().undo);
}

/** The state of the artwork's review; 'reviewing' before its first decision. */
export function useReviewState(
  fileId: string,
): 'reviewing' | 'confirming' | 'reasoning' | 'saving' | 'lookingForAds' | 'submitting' | 'submissionFailed' {
  return useSelector(useReviewActor(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
}
