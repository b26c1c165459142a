import { useEffect, useState } from 'react';

/** The value, once it has not changed for `ms` milliseconds. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
