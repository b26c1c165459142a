import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../store';
import type { ReviewActor, ReviewActors, UndoActor } from './reviewActors';

export const useReviewActors = (): ReviewActors => useServices().reviews;

/** The actor of one artwork; undefined before its first decision. */
export function useReviewActor(fileId: string): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  return useSyncExternalStore(
    reviewActors.subscribe,
    useCallback(() => reviewActors.actorOf(fileId), [reviewActors, fileId]),
  );
}

/** The actor whose dialog was opened last. */
export function useLastOpenedReview(): ReviewActor | undefined {
  const reviewActors = useReviewActors();
  return useSyncExternalStore(reviewActors.subscribe, reviewActors.lastOpened);
}

/** The decisions that can be undone. */
export const useUndo = (): UndoActor => useReviewActors().undo;

/** The state of the artwork's review; 'reviewing' before its first decision. */
export const useReviewState = (fileId: string) =>
  useSelector(useReviewActor(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
