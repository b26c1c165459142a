import { useCallback, useEffect, useState } from 'react';
import { draftsHeld } from './draftOwner';
import { dropDraft, readDraft, writeDraft } from './drafts';
import type { Reader } from '../browser/reader';

interface DraftOptions {
  /** Removed when the user leaves the page (ticks), but kept when the session ends. */
  forgetOnLeave?: boolean;
}

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** Called after a save or a cancel. */
  clear: () => void;
  /** Whether the value is a restored draft, which the page should mention. */
  restored: boolean;
}

/** State that survives a reload and the end of a session. `key` names the form and its record: `board:{id}`. */
export function useDraft<Value>(
  key: string,
  schema: Reader<Value>,
  initial: Value,
  { forgetOnLeave = false }: DraftOptions = {},
): Draft<Value> {
  const [found] = useState(() => readDraft(key, schema));
  const [value, setValue] = useState(found ?? initial);

  useEffect(() => {
    if (!forgetOnLeave) return;
    return () => {
      if (!draftsHeld()) dropDraft(key);
    };
  }, [key, forgetOnLeave]);

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
