import { useDeferredValue, type ReactNode } from 'react';

/**
 * What the first rows do not need: it is rendered after the rest of the page, in steps that a click or the rows may
 * interrupt. Whoever places it keeps its room by a minimum height, so that nothing moves when it comes.
 */
export function Deferred({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn || !when ? children : null;
}
