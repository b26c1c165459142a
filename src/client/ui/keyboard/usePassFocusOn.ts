import { useEffect, type RefObject } from 'react';
import { canHaveFocus } from './focusPlace';

/**
 * When the focused control of the container is disabled, hidden or removed, the focus goes to the first element that one
 * of the selectors finds in the container, in their order, instead of to what is nearest (`useRestoreFocus`): after 'Load
 * Boards' that would be the dialog's footer, where nothing tells of the report.
 */
export function usePassFocusOn(container: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  useEffect(() => {
    const within = container.current;
    if (within === null) return undefined;
    let last: HTMLElement | undefined;
    const watch = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement && target !== within && within.contains(target) ? target : undefined;
    };
    const passOn = (): void => {
      if (last === undefined || canHaveFocus(last)) return;
      // Browsers take the focus from a disabled control only later.
      if (document.activeElement !== document.body && document.activeElement !== last) return;
      last = undefined;
      const found = selectors.map((selector) => within.querySelector<HTMLElement>(selector));
      found.find((next) => next !== null)?.focus({ preventScroll: true });
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
