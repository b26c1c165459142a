import { useCallback, useEffect, useRef } from 'react';

const PASSING = '[role="menu"], [role="dialog"], [role="listbox"]';

/**
 * Remembers the last thing on the page itself that had the focus, and gives it back when called.
 * A menu item that opened a dialog is gone when the dialog closes; the button of the menu is not.
 */
export function useReturnFocus(): () => void {
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(PASSING)) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return useCallback(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.closest(PASSING) !== null;
    if (lost && last.current?.isConnected) last.current.focus();
  }, []);
}
