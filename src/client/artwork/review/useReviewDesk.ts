import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch, type AppDispatch } from '../../store';
import { createReviewDesk, type ReviewActor, type ReviewDesk } from './reviewDesk';

const desks = new WeakMap<AppDispatch, ReviewDesk>();

/** The one desk of a store, known by its dispatch. */
export function reviewDeskOf(dispatch: AppDispatch): ReviewDesk {
  const desk = desks.get(dispatch) ?? createReviewDesk(dispatch);
  desks.set(dispatch, desk);
  return desk;
}

export const useReviewDesk = (): ReviewDesk => reviewDeskOf(useAppDispatch());

/** The actor of one artwork; undefined while nothing was asked about it. */
export function useReviewOf(fileId: string): ReviewActor | undefined {
  const desk = useReviewDesk();
  return useSyncExternalStore(
    desk.subscribe,
    useCallback(() => desk.reviewOf(fileId), [desk, fileId]),
  );
}

/** The artwork that was asked about last. */
export function useAsked(): ReviewActor | undefined {
  const desk = useReviewDesk();
  return useSyncExternalStore(desk.subscribe, desk.asked);
}

/** What the artwork's review is at; 'reviewing' while nothing was asked. */
export function useReviewState(fileId: string): 'reviewing' | 'confirming' | 'reasoning' | 'saving' | 'lookingForAds' | 'submitting' | 'submissionFailed' {
  return useSelector(useReviewOf(fileId), (snapshot) => snapshot?.value ?? 'reviewing');
}
