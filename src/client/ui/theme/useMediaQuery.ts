import { useCallback, useSyncExternalStore } from 'react';

/** Follows a media query; `false` where the browser has none. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px tables become cards, as the specification's breakpoint says. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767.98px)');
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
export const useMoreContrast = (): boolean => useMediaQuery('(prefers-contrast: more)');
