import { useEffect, useState } from 'react';
import { longestSearch } from '#contract/page';

/** The value, once it has not changed for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** What is typed into a picker, as the search of its list: as much as the API takes, once the keys rest. */
export const useTypedSearch = (typed: string): string => useDebounced(typed.trim().slice(0, longestSearch), 250);
