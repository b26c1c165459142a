import { useEffect, useRef } from 'react';

/** Calls `onEscape` at Escape, wherever the focus is, while `active`. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!active) return;
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('keydown', end);
    };
  }, [active]);
}
