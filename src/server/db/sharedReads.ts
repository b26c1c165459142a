import { setImmediate } from 'node:timers/promises';

/**
 * Reads once for all who ask at the same time: those whose requests arrive in one turn of the event loop. Who comes while a read is under way waits for the next one, which those
 * who came meanwhile share: an answer is never older than its question, as if each had read alone.
 * What is answered belongs to all of them: nobody may change it.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    while (running !== undefined) await running;
    // The requests that came in this turn are all heard first.
    await setImmediate();
    next = undefined;
    const mine = read();
    running = mine.then(nothing, nothing).then(() => { running = undefined; });
    return mine;
  };
  return () => (next ??= begin());
}

/** `sharedRead` for each question that `keyOf` tells apart; those that nobody waits for are forgotten. */
export function sharedReads<Q, T>(read: (question: Q) => Promise<T>, keyOf: (question: Q) => string): (question: Q) => Promise<T> {
  const reads = new Map<string, { read: () => Promise<T>; waiting: number }>();
  return async (question) => {
    const key = keyOf(question);
    const shared = reads.get(key) ?? { read: sharedRead(() => read(question)), waiting: 0 };
    reads.set(key, shared);
    shared.waiting += 1;
    try {
      return await shared.read();
    } finally {
      shared.waiting -= 1;
      if (shared.waiting === 0) reads.delete(key);
    }
  };
}

/** Reads for all keys that came while a read was under way at once: as fresh as `sharedRead`, for different keys. */
export function gatheredReads<K, T>(read: (keys: K[]) => Promise<ReadonlyMap<K, T>>): (key: K) => Promise<T | undefined> {
  let asked = new Set<K>();
  const readAsked = sharedRead(() => {
    const keys = [...asked];
    asked = new Set();
    return read(keys);
  });
  return async (key) => {
    asked.add(key);
    return (await readAsked()).get(key);
  };
}

const nothing = (): void => undefined;
