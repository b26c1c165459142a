import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from '../../store';
import { createReviewDesk, type ReviewActor, type ReviewDesk } from './reviewDesk';

const desks = new WeakMap<object, ReviewDesk>();

/** The one desk of the store. */
export function useReviewDesk(): ReviewDesk {
  const store = useStore();
  const dispatch = useAppDispatch();
  const desk = desks.get(store) ?? createReviewDesk(dispatch);
  desks.set(store, desk);
  return desk;
}

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
