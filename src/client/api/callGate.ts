/** Holds calls back during a replay (machines/replay.ts); each store has one. */
export interface CallGate {
  isShut: () => boolean;
  shut: (isShut: boolean) => void;
  /** Resolves at once while the gate is open, else when it opens. */
  whenOpen: () => Promise<void>;
}

export function createCallGate(): CallGate {
  let isShut = false;
  let waiting: (() => void)[] = [];
  return {
    isShut: () => isShut,
    shut(shut) {
      isShut = shut;
      if (shut) return;
      const released = waiting;
      waiting = [];
      for (const release of released) release();
    },
    whenOpen: () => (isShut ? new Promise((release) => waiting.push(release)) : Promise.resolve()),
  };
}
