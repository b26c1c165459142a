import { useCallback, useEffect, useState } from 'react';
import { local, readStored, writeStored } from './browserStore';
import { isObject, type Reader } from './reader';

const CHANGED = 'mq-persisted';

/**
 * A choice stored in this browser and shared by its tabs and by all components. Values that `schema` refuses are
 * ignored; `key` gets the prefix `mq.`.
 */
export function usePersisted<Value>(
  key: string,
  schema: Reader<Value>,
  initial: Value,
): [Value, (value: Value) => void] {
  const name = `mq.${key}`;
  const [value, setValue] = useState(() => readStored(local, name, schema) ?? initial);

  useEffect(() => {
    const followTab = (event: StorageEvent) => {
      if (event.key === name) setValue(readStored(local, name, schema) ?? initial);
    };
    const followHere = (event: Event) => {
      // The state keeps the value even if it cannot be stored.
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      const parsed = isObject(detail) && detail['name'] === name ? schema.safeParse(detail['value']) : undefined;
      if (parsed?.success) setValue(parsed.data);
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
