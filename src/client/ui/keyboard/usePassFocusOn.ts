import { useEffect, type RefObject } from 'react';

/**
 * When the focused control of the container disappears, is hidden or is disabled, the browser leaves the focus on the body. This
 * gives it to the first element that one of the selectors finds in the container, in their order.
 */
export function usePassFocusOn(container: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  useEffect(() => {
    const within = container.current;
    if (within === null) return undefined;
    let last: HTMLElement | undefined;
    const watch = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement && within.contains(target) ? target : undefined;
    };
    const passOn = (): void => {
      if (last === undefined || (last.isConnected && !last.matches(':disabled, [hidden] *'))) return;
      // Browsers take the focus from a disabled control only later.
      if (document.activeElement !== document.body && document.activeElement !== last) return;
      last = undefined;
      for (const selector of selectors) {
        const next = within.querySelector<HTMLElement>(selector);
        if (next === null) continue;
        next.focus({ preventScroll: true });
        return;
      }
    };
    const changes = new MutationObserver(passOn);
    changes.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    document.addEventListener('focusin', watch);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', watch);
    };
  }, [container, selectors]);
}
