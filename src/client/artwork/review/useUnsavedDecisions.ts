import { useMemo, useSyncExternalStore } from 'react';
import { snapshotOf } from '../../machines/replica';
import { useReplaying } from '../../machines/useReplica';
import { useAppSelector } from '../../store';
import type { ReviewContext } from './decision';
import { isUnsaved } from './reviewActors';
import { reviewMachine } from './review.machine';
import { useReviewActors } from './useReviewActors';

/** Decisions that were not saved and wait for the reviewer; during a replay, those of the recorded state. */
export function useUnsavedDecisions(): readonly ReviewContext[] {
  const reviewActors = useReviewActors();
  const live = useSyncExternalStore(reviewActors.subscribe, reviewActors.unsaved);
  const replaying = useReplaying();
  const recorded = useAppSelector(({ machines }) => (replaying ? machines : undefined));
  return useMemo(() => {
    if (recorded === undefined) return live.map((actor) => actor.getSnapshot().context);
    return Object.entries(recorded)
      .filter(([key]) => key.startsWith('review:'))
      .flatMap(([, machine]) => {
        const snapshot = snapshotOf(reviewMachine, machine);
        return snapshot !== undefined && isUnsaved(snapshot) ? [snapshot.context] : [];
      });
  }, [live, recorded]);
}
