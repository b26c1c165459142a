/** While a recorded session is shown no call may leave (machines/replay.ts says when). */
let blocked = false;
let waiting: (() => void)[] = [];

export const callsBlocked = (): boolean => blocked;

export function blockCalls(block: boolean): void {
  blocked = block;
  if (block) return;
  const released = waiting;
  waiting = [];
  for (const release of released) release();
}

/** At once while calls may leave, else once they may again. */
export const whenCallsMayLeave = (): Promise<void> =>
  blocked ? new Promise((release) => waiting.push(release)) : Promise.resolve();
