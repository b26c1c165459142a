import { useMemo, useSyncExternalStore } from 'react';
import { useReplaying } from '../../machines/useReplica';
import { useAppSelector } from '../../store';
import type { ReviewContext } from './decision';
import { useReviewActors } from './useReviewActors';

/** Decisions that came back unsaved and wait for the reviewer; while a recorded moment is shown, those of then. */
export function useUnsavedDecisions(): readonly ReviewContext[] {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(reviewActors.subscribe, reviewActors.unsaved);
  const replaying = useReplaying();
  const recorded = useAppSelector(({ machines }) => (replaying ? machines : undefined));
  return useMemo(() => {
    if (recorded === undefined) return live.map((actor) => actor.getSnapshot().context);
    return Object.entries(recorded)
      .filter(([key, { value }]) => key.startsWith('review:') && (value === 'confirming' || value === 'reasoning'))
      .map(([, { context }]) => context as ReviewContext) // what the mirror wrote of this machine
      .filter(({ failure }) => failure !== undefined);
  }, [live, recorded]);
}
