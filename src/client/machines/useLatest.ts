import { useCallback, useEffect, useRef } from 'react';

/** A stable function that returns the value of the last committed render, for actors that outlive renders. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
