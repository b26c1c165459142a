import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** A clock that ticks once a minute while there are subscribers. */
function createMinuteClock() {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = (): void => {
    now = Date.now();
    listeners.forEach((changed) => changed());
  };
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
  return {
    now: (): number => now,
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      if (timer === undefined) {
        now = Date.now();
        timer = setInterval(tick, MINUTE_MS);
        // Timers do not run during the computer's sleep, so the clock is also updated when the page becomes visible.
        document.addEventListener('visibilitychange', tick);
      }
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** One clock for the whole page. */
const clock = createMinuteClock();

/** Milliseconds since 1970, updated once a minute. */
export const useNow = (): number => useSyncExternalStore(clock.subscribe, clock.now);
