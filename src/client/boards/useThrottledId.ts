import { useEffect, useState } from 'react';

/** Single boards are fetched at most once in this many milliseconds (specification section 9). */
export const boardFetchEvery = 100;

let lastFetch = 0;

/** The id to fetch now: the given one, but never two within 100 ms; of several in between the last one wins. */
export function useThrottledId(id: string): string | undefined {
  const [allowed, setAllowed] = useState<string | undefined>(undefined);
  useEffect(() => {
    const wait = Math.max(0, lastFetch + boardFetchEvery - Date.now());
    const timer = setTimeout(() => {
      lastFetch = Date.now();
      setAllowed(id);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [id]);
  return allowed === id ? id : undefined;
}
