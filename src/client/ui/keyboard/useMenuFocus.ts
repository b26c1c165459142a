import { useEffect, useRef, useState } from 'react';

/**
 * Props for antd's Dropdown: the opened menu gets the focus, and returns it to its button as it closes: antd leaves it in
 * the menu while that fades, where Enter would still choose. It also closes when a dialog takes the focus (the palette,
 * by its keys), which would else be below it.
 */
export function useMenuFocus(): { autoFocus: true; open: boolean; onOpenChange: (open: boolean) => void } {
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!open) return undefined;
    const closeForDialog = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]') !== null) setOpen(false);
    };
    document.addEventListener('focusin', closeForDialog);
    return () => document.removeEventListener('focusin', closeForDialog);
  }, [open]);
  const returnFocus = (): void => {
    const { activeElement } = document;
    const isElsewhere =
      activeElement?.closest('[role="menu"], [role="group"]') === null && activeElement !== document.body;
    if (!isElsewhere && opener.current instanceof HTMLElement) opener.current.focus();
  };
  const onOpenChange = (next: boolean): void => {
    if (next) opener.current = document.activeElement;
    // After what the chosen action did: it may have hidden the button, or opened a dialog.
    else setTimeout(returnFocus);
    setOpen(next);
  };
  return { autoFocus: true, open, onOpenChange };
}
