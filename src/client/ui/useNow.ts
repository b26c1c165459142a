import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  now = Date.now();
  listeners.forEach((changed) => changed());
};

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, MINUTE_MS);
    // A tab that slept has an old clock.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Milliseconds since 1970, renewed once a minute by one clock for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
