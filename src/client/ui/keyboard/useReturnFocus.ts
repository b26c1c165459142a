import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canHaveFocus, focusOn, nearestTo, placeOf, type FocusPlace } from './focusPlace';
import { isDialogOpen } from './shortcuts';

// antd's drawer focuses the element around its dialog.
const PASSING = '[role="menu"], [role="dialog"], [role="listbox"], .ant-dropdown, .ant-drawer, .mq-notice';

/**
 * Remembers the element outside menus, dialogs and notices that had the focus last. One listener for the whole page, because a
 * dialog may be mounted after its opener has lost the focus. An element from which a dialog immediately takes the focus
 * back (the first link of the page when Tab wraps) does not count.
 */
function watchFocus(): () => FocusPlace | undefined {
  let last: FocusPlace | undefined;
  let before: FocusPlace | undefined;
  let wasPassing = false;
  let cameFromPassing = false;
  let hasActed = false;
  const act = (): void => {
    hasActed = true;
  };
  // A press focuses before its click.
  for (const type of ['keydown', 'pointerdown', 'click']) document.addEventListener(type, act, true);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const isTransient = target.closest(PASSING) !== null;
    if (!isTransient) {
      before = last;
      last = placeOf(target);
      cameFromPassing = wasPassing;
      hasActed = false;
    } else if (cameFromPassing && !hasActed) last = before;
    wasPassing = isTransient;
  });
  return () => last;
}

const lastFocused = watchFocus();

/** The control at the place, or what is nearest to it. */
const heldBy = (place: FocusPlace) => (canHaveFocus(place.control) ? place.control : nearestTo(place));

/** Focuses the last focused element, what is near it, or (a dialog was opened by an address) the main part of the page. */
function focusLast(): void {
  const last = lastFocused();
  const near = last && heldBy(last);
  if (near) focusOn(near);
  else document.getElementById('main')?.focus({ preventScroll: true });
}

/** The same, unless a dialog is open, which has the focus. */
export const focusLastOfPage = (): void => {
  if (!isDialogOpen()) focusLast();
};

/**
 * Returns a function that gives the focus back to the last focused element of the page itself, or to what is
 * near it if it is gone. The menu item that opened a dialog is gone when the dialog closes; the button of the menu is not.
 */
export function useReturnFocus(): () => void {
  return useCallback(() => {
    const active = document.activeElement;
    const lost = active === null || active === document.body || active.closest(PASSING) !== null;
    if (!lost) return;
    focusLast();
    // The blur of a menu item lets React render what the item did, which may hide the element that was to be focused.
    // Its neighbour gets the focus after the key event, which would else press it.
    if (document.activeElement === document.body)
      setTimeout(() => {
        if (document.activeElement === document.body) focusLast();
      });
  }, []);
}

/**
 * `useReturnFocus` for a dialog that another dialog or a drawer may open: `remember` is called as it opens, and
 * `giveBack` gives the focus to the control there that had it, or to what is near it.
 */
export function useReturnToAsker(): { remember: () => void; giveBack: () => void } {
  const returnFocus = useReturnFocus();
  const asker = useRef<FocusPlace>(undefined);
  return useMemo(
    () => ({
      remember: () => {
        const { activeElement } = document;
        const isAsker = activeElement instanceof HTMLElement && activeElement.closest('[role="dialog"]') !== null;
        asker.current = isAsker ? placeOf(activeElement) : undefined;
      },
      giveBack: () => {
        const near = asker.current && heldBy(asker.current);
        if (near) focusOn(near);
        // What is no longer shown takes no focus.
        if (near === undefined || document.activeElement !== near) returnFocus();
      },
    }),
    [returnFocus],
  );
}

/**
 * Props for antd's Dropdown: the opened menu gets the focus, and returns it to its button when it closes. It also
 * closes when a dialog takes the focus (the palette, by its keys), which then keeps it.
 */
export function useMenuFocus(): { autoFocus: true; open: boolean; onOpenChange: (open: boolean) => void } {
  const returnFocus = useReturnFocus();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const closeForDialog = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.closest('[role="dialog"]') !== null) setOpen(false);
    };
    document.addEventListener('focusin', closeForDialog);
    return () => document.removeEventListener('focusin', closeForDialog);
  }, [open]);
  const onOpenChange = useCallback(
    (next: boolean) => {
      setOpen(next);
      if (!next) returnFocus();
    },
    [returnFocus],
  );
  return { autoFocus: true, open, onOpenChange };
}

/** How long a page may take to render its lists again, in milliseconds. */
const REDRAW_TIME = 10_000;

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** The opener, or the button with its name if the page was rendered again. */
function findOpener(opener: HTMLElement, main: HTMLElement | null): HTMLElement | undefined {
  if (opener.isConnected) return opener;
  const buttons = [...(main?.querySelectorAll('button') ?? [])];
  return buttons.find((button) => nameOf(button) === nameOf(opener));
}

/**
 * Gives the focus back after a dialog whose page loads its lists again when it closes: first to the main part of the
 * page, then to the opener, once it is rendered. Stops when the user presses a key or the mouse.
 */
export function useReturnFocusAfterRedraw(isOpen: boolean): void {
  const opener = useRef<HTMLElement>(undefined);
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isOpen) opener.current = lastFocused()?.control;
    return closed ? followRedraws(opener.current) : undefined;
  }, [isOpen]);
}

/** Returns a function that ends this. */
function followRedraws(opener: HTMLElement | undefined): () => void {
  const restore = (): void => {
    const main = document.getElementById('main');
    const active = document.activeElement;
    if (active !== null && active !== document.body && active !== main) return;
    const target = (opener && findOpener(opener, main)) ?? main;
    if (target !== active) target?.focus({ preventScroll: true });
  };
  const redraws = new MutationObserver(restore);
  const stop = (): void => {
    redraws.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, REDRAW_TIME);
  document.addEventListener('keydown', stop, true);
  document.addEventListener('pointerdown', stop, true);
  redraws.observe(document.body, { childList: true, subtree: true });
  restore();
  return stop;
}
