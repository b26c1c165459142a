import { useEffect, useSyncExternalStore } from 'react';
import { useReviewActors } from './useReviewActors';

/** The reasons to offer, this browser's first; see `createLastReasons`. */
export function useLastReasons(): readonly string[] {
  const { reasons } = useReviewActors();
  useEffect(() => void reasons.refresh(), [reasons]);
  return useSyncExternalStore(reasons.subscribe, reasons.all);
}
