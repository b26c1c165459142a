import { setTimeout as wait } from 'node:timers/promises';

/** What `work` gives within so many milliseconds. @throws Error after them */
export const inTime = <T>(work: Promise<T>, limit: number): Promise<T> =>
  Promise.race([
    work,
    wait(limit, undefined, { ref: false }).then(() => {
      throw new Error(`no answer in ${String(limit / 1000)} s`);
    }),
  ]);
