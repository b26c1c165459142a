import { useCallback, useEffect, useState } from 'react';
import { local, readStored } from './browserStore';
import { onPersisted, storePersisted } from './persisted';
import type { Reader } from './reader';

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

  useEffect(
    () =>
      onPersisted((changed) => {
        if (!(name in changed)) return;
        const parsed = schema.safeParse(changed[name]);
        setValue(parsed.success ? parsed.data : initial);
      }),
    [name, schema, initial],
  );

  const remember = useCallback((next: Value) => storePersisted({ [name]: next }), [name]);
  return [value, remember];
}
