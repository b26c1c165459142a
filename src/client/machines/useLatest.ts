import { useCallback, useEffect, useRef } from 'react';

/** A function that never changes and answers the value of the last finished render: for actors that outlive renders. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
