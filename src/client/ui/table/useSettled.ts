import { useState } from 'react';

/** The last value that was settled: figures from several calls change together. */
export function useSettled<Value>(value: Value, isSettled: boolean): Value {
  const [shown, setShown] = useState(value);
  if (isSettled && shown !== value) setShown(value);
  return isSettled ? value : shown;
}
