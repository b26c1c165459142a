import { useSyncExternalStore } from 'react';
import type { ReviewActor } from './reviewDesk';
import { useReviewDesk } from './useReviewDesk';

/** Decisions that came back unsaved and wait for the reviewer. */
export function useUnsettled(): readonly ReviewActor[] {
  const desk = useReviewDesk();
  return useSyncExternalStore(desk.subscribe, desk.unsettled);
}
