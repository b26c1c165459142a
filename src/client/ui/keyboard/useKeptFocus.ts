import { useEffect } from 'react';
import { canHaveFocus, focusOn, nearestTo, placeOf, type FocusPlace } from './focusPlace';

/** What a batch of changes added directly in the element. */
const addedTo = (element: Element | undefined, changes: readonly MutationRecord[]): Element[] =>
  changes
    .filter(({ target }) => target === element)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element);

/**
 * The browser leaves the focus on the body when the focused control is disabled, hidden or removed. This gives it to
 * what is nearest, and back to a disabled control once it is enabled, unless the focus has been moved meanwhile. From a
 * dialog, drawer or notice that is removed, it goes back to where it was on the page. Whoever
 * places the focus at the same time (a dialog that closes, a new page, `usePassFocusOn`) comes first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: FocusPlace | undefined;
    let page = '';
    let disabled: { control: HTMLElement; stand: HTMLElement } | undefined;
    const isFree = (of: HTMLElement): boolean =>
      document.activeElement === of || document.activeElement === document.body;

    const enter = ({ target }: { target: EventTarget | null }): void => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      last = placeOf(target);
      page = location.pathname;
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
      // Loaded by every page that has dialogs or notices, and not for the login page.
      else if (isSamePage && !control.isConnected)
        void import('./useReturnFocus').then(({ focusLastOfPage }) => focusLastOfPage());
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
