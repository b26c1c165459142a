import { useEffect } from 'react';
import { useLatest } from '../../machines/useLatest';

/** Calls `onEscape` when Escape is pressed while `active`, wherever the focus is. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useLatest(onEscape);
  useEffect(() => {
    if (!active) return;
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest()();
    };
    window.addEventListener('keydown', end);
    return () => window.removeEventListener('keydown', end);
  }, [active, latest]);
}
