import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds since 1970, updated once a minute or every given number of milliseconds. */
export function useNow(everyMs = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, everyMs);
    // Timers do not run during the computer's sleep, so the time is also read when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now;
}
