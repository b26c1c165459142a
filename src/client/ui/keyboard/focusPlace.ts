const ROW = '.ant-table-row';
/** A second Enter must not switch or close anything. */
const BUTTON = 'button:not(:disabled, [tabindex="-1"], [role="switch"], .ant-modal-close, .ant-drawer-close)';
/** What can have the focus instead of a control in it. */
const PLACE = 'main, header, footer, section, form, [role="dialog"], [role="region"], [role="status"], [role="alert"]';
/** Parts of the window; when one is gone, nothing near it is left. */
const PART = 'main, header, aside, [role="dialog"]';

/** A control, and where it was: an element that was removed has no place any more. */
export interface FocusPlace {
  control: HTMLElement;
  /** The elements around it, the nearest first, up to the part of the window; empty outside all parts. */
  around: readonly HTMLElement[];
  /** The element with the rows among which it was, and the position of its own. */
  list: Element | null;
  row: number;
}

const isShown = (element: Element): boolean => element.isConnected && element.closest('[hidden]') === null;
const rowsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ROW)];

export const canHaveFocus = (element: Element): boolean => isShown(element) && !element.matches(':disabled');

export function placeOf(control: HTMLElement): FocusPlace {
  const part = control.parentElement?.closest(PART) ?? null;
  const around: HTMLElement[] = [];
  for (let next = part && control.parentElement; next !== null; next = next === part ? null : next.parentElement)
    around.push(next);
  const row = control.closest<HTMLElement>(ROW);
  const list = row?.closest(PLACE) ?? null;
  return { control, around, list, row: row && list ? rowsIn(list).indexOf(row) : -1 };
}

/** The region, the heading or the button in what was added. */
function firstIn(added: readonly Element[]): HTMLElement | undefined {
  const all = added.filter(isShown).flatMap((element) => [element, ...element.querySelectorAll('*')]);
  const first = (selector: string) =>
    all.find((element): element is HTMLElement => element.matches(selector) && isShown(element));
  return first(`${PLACE}, h1, h2, h3`) ?? first(BUTTON);
}

/** The element if it is a region (of the main part of the page its heading), else a button in it. */
function firstBeside(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(PLACE)) return element.querySelector('h1') ?? element;
  return [...element.querySelectorAll<HTMLElement>(BUTTON)].find(isShown);
}

/**
 * For a control that is disabled, its row, form or region. For one that is gone, its row or the one that took its
 * place, else what was added where it was, else a button beside it, else the region around it. Nothing if the whole
 * part of the window is gone.
 */
export function nearestTo({ control, around, list, row }: FocusPlace, added: readonly Element[] = []) {
  if (around.at(-1)?.isConnected !== true) return undefined;
  const shown = around.filter(isShown);
  if (isShown(control)) return shown.find((element) => element.matches(`${ROW}, ${PLACE}`));
  const rows = list ? rowsIn(list) : [];
  return (
    shown.find((element) => element.matches(ROW)) ??
    rows[Math.min(row, rows.length - 1)] ??
    firstIn(added) ??
    // Where more than the control is gone, a button further off is about something else.
    (around[0] === shown[0] ? shown : shown.filter((element) => element.matches(PLACE)))
      .map(firstBeside)
      .find((near) => near !== undefined)
  );
}

export function focusOn(near: HTMLElement): void {
  if (near.tabIndex < 0) near.tabIndex = -1;
  near.focus({ preventScroll: true });
}

/** The topmost open dialog, which blocks shortcuts even if the focus is on the page behind it. */
export function lastDialog(): Element | null {
  const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].filter(
    (dialog) => dialog.closest('[style*="display: none"]') === null,
  );
  return open.at(-1) ?? null;
}

export const isDialogOpen = (): boolean => lastDialog() !== null;
