import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether a media query matches. A change renders in a separate task (see `canAddStyles`). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      const later = () => void setTimeout(changed);
      list.addEventListener('change', later);
      return () => list.removeEventListener('change', later);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the page is rendered for printing; provided by AntdProvider. */
export const Printing = createContext(false);

/** Below 768 px tables become cards, as the specification's breakpoint says; not on paper. */
export function useIsPhone(): boolean {
  const isNarrow = useMediaQuery('(max-width: 767.98px)');
  return isNarrow && !use(Printing);
}
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
export const useMoreContrast = (): boolean => useMediaQuery('(prefers-contrast: more)');

/** True while the page is printed, or emulated as printed by developer tools. */
export function usePrinting(): boolean {
  const shown = useMediaQuery('print');
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Synchronously, because the browser captures the page when the listeners return.
    const begin = () => {
      if (canAddStyles()) flushSync(() => setPrinting(true));
    };
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return shown || printing;
}

/** The browser's part of the page's Trusted Types policy (start/boot.ts). */
interface WithTrustedTypes {
  trustedTypes?: { defaultPolicy: { createHTML: (text: string) => unknown } | null };
}

/**
 * Chromium pauses a page that calls `window.print`. A paused page does not run the callbacks of its Trusted Types
 * policy, so antd could not add styles and rendering would fail.
 */
function canAddStyles(): boolean {
  try {
    (globalThis as WithTrustedTypes).trustedTypes?.defaultPolicy?.createHTML(''); // missing in some browsers
    return true;
  } catch {
    return false;
  }
}

/** Prints the page, after rendering it for paper before the browser pauses it. */
export function printPage(): void {
  window.dispatchEvent(new Event('beforeprint'));
  window.print();
  // Timers are paused while printing. If nothing is printed, only this timer restores the screen layout.
  setTimeout(() => window.dispatchEvent(new Event('afterprint')), 1_000);
}
