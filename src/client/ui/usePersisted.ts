import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { local, readStored, writeStored } from './browserStore';

const CHANGED = 'mq-persisted';

/** A choice remembered in this browser, the same in all its tabs and all components. `schema` keeps junk out; `key` gets the prefix `mq.`. */
export function usePersisted<Value>(key: string, schema: z.ZodType<Value>, initial: Value): [Value, (value: Value) => void] {
  const name = `mq.${key}`;
  const [value, setValue] = useState(() => readStored(local, name, schema) ?? initial);

  useEffect(() => {
    const follow = (event: Event) => {
      const changed = event instanceof StorageEvent ? event.key : event instanceof CustomEvent && event.detail;
      if (changed === name) setValue(readStored(local, name, schema) ?? initial);
    };
    window.addEventListener('storage', follow);
    window.addEventListener(CHANGED, follow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener(CHANGED, follow);
    };
  }, [name, schema, initial]);

  const remember = useCallback(
    (next: Value) => {
      setValue(next);
      writeStored(local, name, next);
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
    },
    [name],
  );
  return [value, remember];
}
