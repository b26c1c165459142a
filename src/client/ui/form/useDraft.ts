import { useCallback, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts';
import type { Reader } from '../browser/reader';

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Called after a save or a cancel. */
  clear: () => void;
  /** Whether the value is a restored draft, which the page should mention. */
  restored: boolean;
}

/** State that survives a reload and the end of a session. `key` names the form and its record: `board:{id}`. */
export function useDraft<Value>(key: string, schema: Reader<Value>, initial: Value): Draft<Value> {
  const [found] = useState(() => readDraft(key, schema));
  const [value, setValue] = useState(found ?? initial);

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
  return { value, set, clear, restored: found !== undefined };
}
