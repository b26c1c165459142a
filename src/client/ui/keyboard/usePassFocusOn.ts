import { useEffect, type RefObject } from 'react';

const ROW = '.ant-table-row';
const BUTTON = 'button:not(:disabled, [tabindex="-1"])';

/** The focused control, and where it was: an element that was removed has no place any more. */
interface Focused {
  control: HTMLElement;
  /** The elements around it in the container, the nearest first. */
  around: readonly HTMLElement[];
  /** The position of its row among those of the container; -1 outside rows. */
  row: number;
}

const isShown = (element: Element): boolean => element.isConnected && !element.matches('[hidden], [hidden] *');

const rowsIn = (container: HTMLElement): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(ROW)];

function placeOf(control: HTMLElement, container: HTMLElement): Focused {
  const around: HTMLElement[] = [];
  for (let next = control.parentElement; next !== null && next !== container; next = next.parentElement)
    around.push(next);
  const row = control.closest<HTMLElement>(ROW);
  return { control, around, row: row === null ? -1 : rowsIn(container).indexOf(row) };
}

/**
 * The row of the control or the one that took its place, else a button beside the control, else the heading of the page
 * or the container itself.
 */
function nearestTo({ around, row }: Focused, container: HTMLElement): HTMLElement {
  const rows = row < 0 ? [] : rowsIn(container);
  const near =
    around.find((element) => element.matches(ROW) && isShown(element)) ??
    rows[Math.min(row, rows.length - 1)] ??
    around
      .filter(isShown)
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>(BUTTON)])
      .find(isShown) ??
    container.querySelector<HTMLElement>('h1') ??
    container;
  if (!near.matches('button')) near.tabIndex = -1;
  return near;
}

/**
 * When the focused control of the container disappears, is hidden or is disabled, the browser leaves the focus on the body. This
 * gives it to the first element that one of the selectors finds in the container, in their order; without selectors to
 * the nearest row or button.
 */
export function usePassFocusOn(container: RefObject<HTMLElement | null>, selectors?: readonly string[]): void {
  useEffect(() => {
    const within = container.current;
    if (within === null) return undefined;
    let last: Focused | undefined;
    const watch = ({ target }: FocusEvent): void => {
      last =
        target instanceof HTMLElement && target !== within && within.contains(target)
          ? placeOf(target, within)
          : undefined;
    };
    const passOn = (): void => {
      if (last === undefined || (isShown(last.control) && !last.control.matches(':disabled'))) return;
      // Browsers take the focus from a disabled control only later.
      if (document.activeElement !== document.body && document.activeElement !== last.control) return;
      const lost = last;
      last = undefined;
      const next =
        selectors === undefined
          ? nearestTo(lost, within)
          : selectors.map((selector) => within.querySelector<HTMLElement>(selector)).find((found) => found !== null);
      next?.focus({ preventScroll: true });
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
