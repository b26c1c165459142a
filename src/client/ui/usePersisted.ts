import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { local, readStored, writeStored } from './browserStore';

const CHANGED = 'mq-persisted';

/** A choice remembered in this browser, the same in all its tabs and all components. `schema` keeps junk out; `key` gets the prefix `mq.`. */
export function usePersisted<Value>(key: string, schema: z.ZodType<Value>, initial: Value): [Value, (value: Value) => void] {
  const name = `mq.${key}`;
  const [value, setValue] = useState(() => readStored(local, name, schema) ?? initial);

  useEffect(() => {
    const followTab = (event: StorageEvent) => {
      if (event.key === name) setValue(readStored(local, name, schema) ?? initial);
    };
    const followHere = (event: Event) => {
      // What is said here is kept even where nothing can be stored.
      const said = z.object({ name: z.literal(name), value: schema }).safeParse(event instanceof CustomEvent ? event.detail : undefined);
      if (said.success) setValue(said.data.value);
    };
    window.addEventListener('storage', followTab);
    window.addEventListener(CHANGED, followHere);
    return () => {
      window.removeEventListener('storage', followTab);
      window.removeEventListener(CHANGED, followHere);
    };
  }, [name, schema, initial]);

  const remember = useCallback(
    (next: Value) => {
      writeStored(local, name, next);
      setValue(next);
      window.dispatchEvent(new CustomEvent(CHANGED, { detail: { name, value: next } }));
    },
    [name],
  );
  return [value, remember];
}
