import { useDeferredValue, type ReactNode } from 'react';

/** Whether the first rows are drawn, and what they do not need may be drawn or asked for. */
export const useIsAfterRows = (): boolean => useDeferredValue(true, false);

/**
 * What the first rows do not need: it is rendered after the rest of the page, in steps that a click or the rows may
 * interrupt. Whoever places it keeps its room by a minimum height, so that nothing moves when it comes.
 */
export function Deferred({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const isAfterRows = useIsAfterRows();
  return isAfterRows || !when ? children : null;
}
