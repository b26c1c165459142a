import { useEffect, useEffectEvent, useState } from 'react';
import type { Reader } from '../browser/reader';
import { draftsHeld } from './draftOwner';
import { dropDraft, readDraft, writeDraft } from './drafts';

/**
 * State that outlives only the end of a session, and neither a reload nor leaving the page: it is stored when the login
 * page takes over, and read once after the login.
 */
export function useLoginDraft<Value>(
  key: string,
  schema: Reader<Value>,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readDraft(key, schema) ?? initial);
  const keepForLogin = useEffectEvent(() => draftsHeld() && writeDraft(key, value));
  useEffect(() => {
    dropDraft(key);
    return () => void keepForLogin();
  }, [key]);
  return [value, setValue];
}
