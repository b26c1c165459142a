import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work with the same key one at a time, and with different keys in parallel. Unused keys are dropped. */
export function keyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, LimitFunction>();
  return async (key, work) => {
    const queue = queues.get(key) ?? pLimit(1);
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (queue.activeCount === 0 && queue.pendingCount === 0) queues.delete(key);
    }
  };
}
