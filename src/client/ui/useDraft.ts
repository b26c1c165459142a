import { useCallback, useEffect, useState } from 'react';
import { draftsHeld } from './draftOwner';
import { dropDraft, readDraft, writeDraft } from './drafts';
import type { Reader } from './reader';

interface DraftOptions {
  /** Dropped when the person leaves the page by their own will (ticks); kept through a lost session all the same. */
  forgetOnLeave?: boolean;
}

export interface Draft<Value> {
  value: Value;
  set: (value: Value) => void;
  /** After it was saved or given up. */
  clear: () => void;
  /** Whether it was found from before: worth a word on the screen. */
  restored: boolean;
}

/** State that outlives a lost session. `key` names the form and its record: `board:{id}`. */
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
