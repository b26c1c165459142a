import { setImmediate } from 'node:timers/promises';

/**
 * Reads once for all who ask at the same time: those whose requests arrive in one turn of the event loop. Who comes while a read is under way waits for the next one, which those
 * who came meanwhile share: an answer is never older than its question, as if each had read alone.
 * What is answered belongs to all of them: nobody may change it.
 * `patience`: milliseconds after which the next read no longer waits for the one under way, whose connection may be hanging; without it, reads never overlap.
 */
export function sharedRead<T>(read: () => Promise<T>, patience?: number): () => Promise<T> {
  let running: Promise<void> | undefined;
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    while (running !== undefined) {
      const ahead: Promise<void> = running;
      // Another one that began meanwhile is waited for anew.
      if (!(await hasEnded(ahead, patience)) && running === ahead) break;
    }
    // The requests that came in this turn are all heard first.
    await setImmediate();
    next = undefined;
    const mine = read();
    const ending = mine.then(nothing, nothing).then(() => {
      if (running === ending) running = undefined;
    });
    running = ending;
    return mine;
  };
  return () => (next ??= begin());
}

/** False where it is still under way after `patience` milliseconds. */
function hasEnded(work: Promise<void>, patience: number | undefined): Promise<boolean> {
  if (patience === undefined) return work.then(() => true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
    }, patience);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** How long callers wait for others' read before they read for themselves: milliseconds. A page takes a few. */
const callersPatience = 1000;

/** `sharedRead` for each question that `keyOf` tells apart; those that nobody waits for are forgotten. */
export function sharedReads<Q, T>(
  read: (question: Q) => Promise<T>,
  keyOf: (question: Q) => string,
): (question: Q) => Promise<T> {
  const reads = new Map<string, { read: () => Promise<T>; waiting: number }>();
  return async (question) => {
    const key = keyOf(question);
    const shared = reads.get(key) ?? { read: sharedRead(() => read(question), callersPatience), waiting: 0 };
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
export function batchedReads<K, T>(
  read: (keys: K[]) => Promise<ReadonlyMap<K, T>>,
): (key: K) => Promise<T | undefined> {
  let asked = new Set<K>();
  const readAsked = sharedRead(() => {
    const keys = [...asked];
    asked = new Set();
    return read(keys);
  }, callersPatience);
  return async (key) => {
    asked.add(key);
    return (await readAsked()).get(key);
  };
}

const nothing = (): void => undefined;
