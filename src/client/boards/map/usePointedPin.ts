import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointedPin } from './ClusterMap';
import { useEscape } from './useEscape';

/** Milliseconds within which the pointer may move from a pin to its card. */
const grace = 250;

/** The pin whose card is shown. The card closes shortly after the pointer has left both, and at once on Escape. */
export function usePointedPin() {
  const [pin, setPin] = useState<PointedPin | undefined>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useCallback(() => clearTimeout(leaving.current), []);
  const close = useCallback(() => {
    clearTimeout(leaving.current);
    setPin(undefined);
  }, []);
  const onPointed = useCallback((pointed: PointedPin | undefined) => {
    clearTimeout(leaving.current);
    if (pointed) setPin(pointed);
    else leaving.current = setTimeout(() => setPin(undefined), grace);
  }, []);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // Content shown on hover must be dismissible by keyboard, wherever the focus is (WCAG 1.4.13).
  useEscape(pin !== undefined, close);
  return { pin, onPointed, keep, close };
}
