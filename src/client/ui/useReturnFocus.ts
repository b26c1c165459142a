import { useCallback } from 'react';

const PASSING = '[role="menu"], [role="dialog"], [role="listbox"]';

/** The last thing on the page itself that had the focus. Kept for the whole page: a dialog may be mounted after its opener lost it. */
let last: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(PASSING)) last = target;
});

/**
 * Returns a function that gives the focus back to the last thing on the page itself that had it.
 * A menu item that opened a dialog is gone when the dialog closes; the button of the menu is not.
 */
export function useReturnFocus(): () => void {
  return useCallback(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.closest(PASSING) !== null;
    if (lost && last?.isConnected) last.focus();
  }, []);
}
