import pLimit, { type LimitFunction } from 'p-limit';

/** Runs works with the same key one after the other, others beside them. Keys nobody waits for are forgotten. */
export function oneAtATime(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
