import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useReplaying, useReplica } from '../../machines/useReplica';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../store';
import { reviewMachine } from './review.machine';
import { createReviewDesk, type ReviewActor, type ReviewDesk, type UndoActor } from './reviewDesk';
import { undoMachine } from './undo.machine';

const desks = new WeakMap<AppDispatch, ReviewDesk>();

/** The one desk of a store, known by its dispatch. */
export function reviewDeskOf(dispatch: AppDispatch): ReviewDesk {
  const desk = desks.get(dispatch) ?? createReviewDesk(dispatch);
  desks.set(dispatch, desk);
  return desk;
}

export const useReviewDesk = (): ReviewDesk => reviewDeskOf(useAppDispatch());

const asking = new Set<unknown>(['confirming', 'reasoning', 'saving']);

/** The actor of one artwork; undefined while nothing was asked about it. While a recorded moment is shown, as it was then. */
export function useReviewOf(fileId: string): ReviewActor | undefined {
  const desk = useReviewDesk();
  const live = useSyncExternalStore(
    desk.subscribe,
    useCallback(() => desk.reviewOf(fileId), [desk, fileId]),
  );
  return useReplica(reviewMachine, `review:${fileId}`, useReplaying() ? undefined : live);
}

/** The artwork that was asked about last. */
export function useAsked(): ReviewActor | undefined {
  const desk = useReviewDesk();
  const live = useSyncExternalStore(desk.subscribe, desk.asked);
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
  return useReplica(undoMachine, 'undo:desk', useReviewDesk().undo);
}

/** What the artwork's review is at; 'reviewing' while nothing was asked. */
export function useReviewState(
  fileId: string,
): 'reviewing' | 'confirming' | 'reasoning' | 'saving' | 'lookingForAds' | 'submitting' | 'submissionFailed' {
  return useSelector(useReviewOf(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
}
