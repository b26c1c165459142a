import type { Reader } from './reader';

/** The browser may refuse storage (private windows, full disks); these functions then do nothing. */
export function readStored<Value>(storage: () => Storage, key: string, schema: Reader<Value>): Value | undefined {
  try {
    const text = storage().getItem(key);
    if (text === null) return undefined;
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // As above: the value is only not stored.
  }
}

export const local = (): Storage => window.localStorage;
export const session = (): Storage => window.sessionStorage;
