import { useEffect, useState } from 'react';

/** Single boards are fetched at most once in this time: milliseconds (specification section 9). */
export const boardFetchEvery = 100;

/** The time of the last single-board fetch of the console. */
const fetches = { last: 0 };

/**
 * The id to fetch now, at most one in 100 ms in the whole console: of several requested in between, only the last is
 * fetched.
 */
export function useThrottledId(id: string | undefined): string | undefined {
  const [allowed, setAllowed] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return undefined;
    const wait = Math.max(0, fetches.last + boardFetchEvery - Date.now());
    const timer = setTimeout(() => {
      fetches.last = Date.now();
      setAllowed(id);
    }, wait);
    return () => clearTimeout(timer);
  }, [id]);
  return allowed === id ? id : undefined;
}

/** Waits until another single board may be fetched. */
export async function boardFetchTurn(): Promise<void> {
  const now = Date.now();
  fetches.last = Math.max(now, fetches.last + boardFetchEvery);
  await new Promise((resolve) => setTimeout(resolve, fetches.last - now));
}
