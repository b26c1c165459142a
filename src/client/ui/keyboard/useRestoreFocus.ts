import { useEffect } from 'react';
import { canHaveFocus, focusOn, isDialogOpen, nearestTo, placeOf, type FocusPlace } from './focusPlace';

/** What a batch of changes added directly in the element. */
const addedTo = (element: Element | undefined, changes: readonly MutationRecord[]): Element[] =>
  changes
    .filter(({ target }) => target === element)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element);

const partOf = ({ around }: FocusPlace): HTMLElement | undefined => around.at(-1);

/** Focuses the newest of the places, or what is near it, or (a dialog was opened by the address) the main part of the page. */
function returnFocus(places: readonly FocusPlace[]): void {
  const near = places.map((place) => (canHaveFocus(place.control) ? place.control : nearestTo(place)));
  const found = near.find((element) => element !== undefined) ?? document.getElementById('main');
  if (found) focusOn(found);
}

/**
 * The browser leaves the focus on the body when the focused control is disabled, hidden or removed. This gives it to
 * what is nearest, and back to a disabled control once it is enabled, unless the focus has been moved meanwhile. From a
 * dialog, menu or notice that is removed, it goes back to where it was in the dialog or page below: antd does that only
 * where the control that opened it is still there, which a menu item and the button of a decided row are not. Whoever
 * places the focus at the same time (antd, a new page, `usePassFocusOn`) comes first.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let last: FocusPlace | undefined;
    /** The last one in each part of the window, the newest first. */
    let places: FocusPlace[] = [];
    let page = '';
    let disabled: { control: HTMLElement; stand: HTMLElement } | undefined;
    const isFree = (of: HTMLElement): boolean =>
      document.activeElement === of || document.activeElement === document.body;

    const enter = ({ target }: { target: EventTarget | null }): void => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = placeOf(target);
      page = location.pathname;
      const part = partOf(last);
      // The first link of the page, from which an open dialog takes the focus back when Tab wraps, does not count.
      if (part && (target.closest('[role="dialog"]') !== null || !isDialogOpen()))
        places = [last, ...places.filter((place) => partOf(place) !== part && partOf(place)?.isConnected)];
      if (target !== disabled?.stand) disabled = undefined;
    };
    /** A click beside all controls leaves the focus on the body on purpose. */
    const leave = (): void => {
      setTimeout(() => {
        if (last && document.activeElement === document.body && canHaveFocus(last.control)) last = disabled = undefined;
      });
    };
    const passOn = (added: readonly Element[]): void => {
      if (!last || canHaveFocus(last.control) || !isFree(last.control)) return;
      const { control } = last;
      const isSamePage = location.pathname === page;
      const near = isSamePage ? nearestTo(last, added) : undefined;
      last = undefined;
      if (near && control.isConnected) disabled = { control, stand: near };
      if (near) focusOn(near);
      else if (isSamePage && !control.isConnected) returnFocus(places);
    };
    const watch = (changes: readonly MutationRecord[]): void => {
      if (disabled && canHaveFocus(disabled.control)) {
        const { control, stand } = disabled;
        disabled = undefined;
        if (isFree(stand)) control.focus({ preventScroll: true });
      }
      if (!last || canHaveFocus(last.control)) return;
      const added = addedTo(
        last.around.find(({ isConnected }) => isConnected),
        changes,
      );
      setTimeout(() => passOn(added));
    };
    // A field that the page focused as it opened.
    enter({ target: document.activeElement });
    const observer = new MutationObserver(watch);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
