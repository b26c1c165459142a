import { useEffect } from 'react';
import { toolMessages } from '../../ui.messages';
import { focusAtEnd } from '../../keyboard/focusAtEnd';
import { isDialogOpen } from '../../keyboard/focusPlace';
import { useShortcuts } from '../../keyboard/useShortcuts';

const cards = '.mq-paged';
const rows = '.ant-table-tbody > .ant-table-row';

/** The list with the focus, else the first one of the page. */
const currentList = (): Element | null =>
  document.activeElement?.closest(cards) ??
  [...document.querySelectorAll(cards)].find((card) => card.querySelector(rows) !== null) ??
  null;

/** Whether the page has a list with rows. */
export const hasRows = (): boolean => document.querySelector(`${cards} ${rows}`) !== null;

/** The row of a list that has the focus, or holds it. */
export const currentRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(rows) ?? null;

function moveRow(step: 1 | -1): void {
  const all = [...(currentList()?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const row = currentRow();
  const index = row === null ? (step === 1 ? 0 : all.length - 1) : all.indexOf(row) + step;
  const next = all[Math.max(0, Math.min(all.length - 1, index))];
  if (!next) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

/** Opens the current row's record with its link or button; switches are skipped. */
function openRow(): void {
  currentRow()
    ?.querySelector<HTMLElement>(
      ':scope > td:not(.ant-table-selection-column) :is(a[href], button:not([role="switch"]))',
    )
    ?.click();
}

function tickRow(): void {
  currentRow()?.querySelector<HTMLElement>('.ant-table-selection-column input')?.click();
}

const menu = '.ant-dropdown-trigger';

function openRowMenu(): void {
  currentRow()?.querySelector<HTMLElement>(menu)?.click();
}

const hasRowMenu = (): boolean => document.querySelector(`${cards} ${rows} ${menu}`) !== null;

/** Keys that scroll or do nothing elsewhere. */
const onRow: Readonly<Record<string, () => void>> = {
  ArrowDown: () => moveRow(1),
  ArrowUp: () => moveRow(-1),
  ' ': tickRow,
  '.': openRowMenu,
};

/** While a row itself has the focus, arrows move on as J and K do, Space ticks, and '.' opens its menu. */
function pressOnRow(event: KeyboardEvent): void {
  const press = onRow[event.key];
  const row = currentRow();
  if (!press || !row || row !== document.activeElement || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  press();
}

function focusSearch(): void {
  const list = currentList();
  // antd's Input.Search gives the attribute to the box around its field.
  const search = 'input:is([data-search], [data-search] *)';
  focusAtEnd(list?.querySelector<HTMLElement>(search) ?? document.querySelector<HTMLElement>(`main ${search}`));
}

/**
 * The keys that every list has: J and K go from row to row, X or Space ticks, Enter opens, '.' opens the row's menu, /
 * searches. Nothing happens behind a dialog.
 */
export function useRowKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', pressOnRow);
    return () => document.removeEventListener('keydown', pressOnRow);
  }, []);
  const key = (id: string, keys: string | undefined, onItself: string | undefined, label: string, run: () => void) => ({
    id: `rows.${id}`,
    ...(keys !== undefined && { keys }),
    ...(onItself !== undefined && { shownKeys: [onItself] }),
    label,
    group: toolMessages.lists,
    repeats: id === 'next' || id === 'previous',
    run: () => {
      if (!isDialogOpen()) run();
    },
  });
  useShortcuts([
    key('next', 'j', 'arrowdown', toolMessages.nextRow, () => moveRow(1)),
    key('previous', 'k', 'arrowup', toolMessages.previousRow, () => moveRow(-1)),
    key('tick', 'x', 'space', toolMessages.tickRow, tickRow),
    key('open', 'enter', undefined, toolMessages.openRow, openRow),
    { ...key('menu', undefined, '.', toolMessages.openRowMenu, openRowMenu), isListed: hasRowMenu },
    key('search', '/', undefined, toolMessages.search, focusSearch),
  ]);
}
