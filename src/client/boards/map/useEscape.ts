import { useEffect, useRef } from 'react';

/** Calls `onEscape` when Escape is pressed while `active`, wherever the focus is. */
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
