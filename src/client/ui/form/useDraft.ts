import { useCallback, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts';
import type { Reader } from '../browser/reader';

interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Called after a save or a cancel. */
  clear: () => void;
}

/** State that survives a reload and the end of a session. `key` names the form: `reason:selected`. */
export function useDraft<Value>(key: string, schema: Reader<Value>, initial: Value): Draft<Value> {
  const [value, setValue] = useState(() => readDraft(key, schema) ?? initial);
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      writeDraft(key, next);
    },
    [key],
  );
  const clear = useCallback(() => {
    setValue(initial);
    dropDraft(key);
  }, [key, initial]);
  return { value, set, clear };
}
