/** Work in the background on every artwork that lacks something, one at a time. */
export interface Sweep {
  /** Looks for such artworks: call it after an upload and at the start. Never throws, and returns at once. */
  wake(): void;
  /** Starts no more work; resolves when the current work has ended. */
  stop(): Promise<void>;
}

/** `run` works until nothing is left or `isStopped`; what it throws goes to `onError`, and the next wake tries again. */
export function createSweep(
  run: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Sweep {
  let stopped = false;
  let running: Promise<void> | undefined;
  let wanted = false;
  return {
    wake: () => {
      wanted = true;
      running ??= (async () => {
        while (wanted && !stopped) {
          wanted = false;
          await run(() => stopped).catch(onError);
        }
        running = undefined;
      })();
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
