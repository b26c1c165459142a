import { setImmediate } from 'node:timers/promises';

/**
 * Shares one read between all callers of one turn of the event loop. A caller that comes while a read is running shares
 * the next one with others that came meanwhile, so that a result is never older than its request. Callers must not
 * change the shared result. `timeLimit`: milliseconds after which the next read no longer waits for the running one,
 * whose connection may be hanging; without it, reads never overlap.
 */
export function sharedRead<T>(read: () => Promise<T>, timeLimit?: number): () => Promise<T> {
  let running: Promise<void> | undefined;
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    while (running !== undefined) {
      const ahead: Promise<void> = running;
      // If another read has begun meanwhile, wait for that one too.
      if (!(await hasEnded(ahead, timeLimit)) && running === ahead) break;
    }
    // First collect all callers of this turn of the event loop.
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

/** False if it is still running after `timeLimit` milliseconds. */
function hasEnded(work: Promise<void>, timeLimit: number | undefined): Promise<boolean> {
  if (timeLimit === undefined) return work.then(() => true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(false);
    }, timeLimit);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** How long callers wait for a shared read before they start their own: milliseconds. Reading a page takes a few. */
const callersTimeLimit = 1000;

/** One `sharedRead` for each key; keys without waiting callers are dropped. */
export function sharedReads<Q, T>(
  read: (question: Q) => Promise<T>,
  toKey: (question: Q) => string,
): (question: Q) => Promise<T> {
  const reads = new Map<string, { read: () => Promise<T>; waiting: number }>();
  return async (question) => {
    const key = toKey(question);
    const shared = reads.get(key) ?? { read: sharedRead(() => read(question), callersTimeLimit), waiting: 0 };
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

/**
 * Collects the keys requested while a read is running, and reads them together next: as fresh as `sharedRead`, but for
 * different keys.
 */
export function batchedReads<K, T>(
  read: (keys: K[]) => Promise<ReadonlyMap<K, T>>,
): (key: K) => Promise<T | undefined> {
  let asked = new Set<K>();
  const readAsked = sharedRead(() => {
    const keys = [...asked];
    asked = new Set();
    return read(keys);
  }, callersTimeLimit);
  return async (key) => {
    asked.add(key);
    return (await readAsked()).get(key);
  };
}

const nothing = (): void => undefined;
