import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointedPin } from './ClusterMap';

/** Milliseconds in which the pointer may go from a pin to its card. */
const grace = 250;

/** The pin whose card is shown: it goes a moment after the pointer has left both, and at once with Escape. */
export function usePointedPin(): {
  pin: PointedPin | undefined;
  onPointed: (pointed: PointedPin | undefined) => void;
  keep: () => void;
  close: () => void;
} {
  const [pin, setPin] = useState<PointedPin | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => {
    clearTimeout(leaving.current);
  }, []);
  const close = useCallback(() => {
    clearTimeout(leaving.current);
    setPin(undefined);
  }, []);
  const onPointed = useCallback((pointed: PointedPin | undefined) => {
    clearTimeout(leaving.current);
    if (pointed) setPin(pointed);
    else
      leaving.current = setTimeout(() => {
        setPin(undefined);
      }, grace);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(leaving.current);
    },
    [],
  );
  // What appears by itself must go by a key, wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!pin) return;
    const end = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', end);
    return () => {
      window.removeEventListener('keydown', end);
    };
  }, [pin, close]);
  return { pin, onPointed, keep, close };
}
