import type { Reader } from './reader';

/**
 * One storage of the browser. Browsers may refuse it (blocked cookies and site data: reading throws) or have no space
 * left (writing throws). None of these functions throws: a text that is refused is kept in memory, for as long as the
 * page is not closed or reloaded.
 */
export interface TextStore {
  get: (key: string) => string | null;
  /** Returns whether the browser stored the text; otherwise it is only in memory. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
  /** Whether the browser stores a text of 1,000 characters now. */
  isWorking: () => boolean;
}

/** The value of `read`, or `otherwise` if it throws. */
export function attempt<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** `storage` is a function, because even the access to `window.localStorage` may throw. */
function createTextStore(storage: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const isStored = (key: string, text: string): boolean =>
    attempt(() => {
      storage().setItem(key, text);
      // Some refuse to read, or drop a text without a word.
      return storage().getItem(key) === text;
    }, false);
  const remove = (key: string): void => {
    memory.delete(key);
    attempt(() => storage().removeItem(key), undefined);
  };
  return {
    get: (key) => attempt(() => storage().getItem(key), null) ?? memory.get(key) ?? null,
    set: (key, text) => {
      if (isStored(key, text)) {
        memory.delete(key);
        return true;
      }
      // The previous text would be read instead.
      remove(key);
      memory.set(key, text);
      return false;
    },
    remove,
    keys: () => [...new Set([...attempt(() => Object.keys(storage()), []), ...memory.keys()])],
    isWorking: () => {
      const probe = 'mq.probe';
      const works = isStored(probe, ' '.repeat(1_000));
      attempt(() => storage().removeItem(probe), undefined);
      return works;
    },
  };
}

/** Shared by the tabs of this browser. */
export const local = createTextStore(() => window.localStorage);
/** Of this tab only. */
export const session = createTextStore(() => window.sessionStorage);

/** The stored JSON value; undefined if there is none, or if `schema` refuses it. */
export function readStored<Value>(store: TextStore, key: string, schema: Reader<Value>): Value | undefined {
  const text = store.get(key);
  if (text === null) return undefined;
  const parsed = schema.safeParse(attempt((): unknown => JSON.parse(text), undefined));
  return parsed.success ? parsed.data : undefined;
}

/** Stores a value as JSON; undefined removes it. */
export function writeStored(store: TextStore, key: string, value: unknown): void {
  if (value === undefined) store.remove(key);
  else store.set(key, JSON.stringify(value));
}
