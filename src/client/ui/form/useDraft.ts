import { useCallback, useRef, useState } from 'react';
import { dropDraft, readDraft, writeDraft } from './drafts';
import type { Reader } from '../browser/reader';

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Changes the newest value, also for what began some renders ago. */
  change: (change: (newest: Value) => Value) => void;
  /** Called after a save or a cancel. `next`: what the form then shows, if not the initial value. */
  clear: (next?: Value) => void;
  /** Whether the value is a restored draft, which the page should mention. */
  restored: boolean;
}

/** State that survives a reload and the end of a session. `key` names the form and its record: `board:{id}`. */
export function useDraft<Value>(key: string, schema: Reader<Value>, initial: Value): Draft<Value> {
  const [found] = useState(() => readDraft(key, schema));
  const [value, setValue] = useState(found ?? initial);

  const newest = useRef(value);

  const set = useCallback(
    (next: Value) => {
      newest.current = next;
      setValue(next);
      writeDraft(key, next);
    },
    [key],
  );
  const change = useCallback((changed: (value: Value) => Value) => set(changed(newest.current)), [set]);
  const clear = useCallback(
    (next: Value = initial) => {
      newest.current = next;
      setValue(next);
      dropDraft(key);
    },
    [key, initial],
  );
  return { value, set, change, clear, restored: found !== undefined };
}
