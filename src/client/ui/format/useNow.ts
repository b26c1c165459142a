import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Milliseconds since 1970, updated once a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    const timer = setInterval(tick, MINUTE_MS);
    // Timers do not run during the computer's sleep, so the time is also read when the page becomes visible.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
