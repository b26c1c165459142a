import { useMemo, useSyncExternalStore } from 'react';
import type { ReviewContext } from './decision';
import { useReviewActors } from './useReviewActors';

/** Decisions that were not saved and wait for the reviewer. */
export function useUnsavedDecisions(): readonly ReviewContext[] {
  const reviewActors = useReviewActors();
  const unsaved = useSyncExternalStore(reviewActors.subscribe, reviewActors.unsaved);
  return useMemo(() => unsaved.map((actor) => actor.getSnapshot().context), [unsaved]);
}
