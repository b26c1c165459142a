import { lastDialog } from './focusPlace';
import { latinKey } from './pressedKey';

/**
 * One action, with its key, chord or sequence if it has one. Used by the command palette, the '?' sheet and tooltips.
 */
export interface Shortcut {
  /** Unique: 'artwork.approve'. */
  id: string;
  /**
   * As react-hotkeys-hook writes them: 'a', 'mod+k', 'g>h', 'arrowdown', '#', 'plus', 'space'. The first is the one
   * shown. Without keys, only in the palette.
   */
  keys?: string | readonly [string, ...string[]];
  /** Further keys that the sheet shows, bound where they work: those of a row that has the focus. */
  shownKeys?: readonly string[];
  /** Whether the page has what it acts on: else the sheet leaves it out. */
  isListed?: () => boolean;
  /** What it does: 'Approve'. */
  label: string;
  /** Heading in the sheet. */
  group: string;
  /** Whether it is available; by default always. */
  when?: boolean;
  /** Works while typing too; only for chords and Escape. */
  whileTyping?: boolean;
  /** Repeats while the key is held down. */
  repeats?: boolean;
  run: () => void;
}

/** The current list of shortcuts of one mounted component. */
type Source = { current: readonly Shortcut[] };
const sources = new Set<Source>();

/** The last keys and when they were pressed, in milliseconds of the page: the newest first. */
const pressed: { key: string; at: number }[] = [];
/** Milliseconds between the keys of a sequence, as in react-hotkeys-hook. */
const sequenceMs = 1000;

function notePressed(event: KeyboardEvent): void {
  pressed.unshift({ key: latinKey(event).toLowerCase(), at: event.timeStamp });
  pressed.splice(2);
}

/** Whether the key that is pressed ends a sequence: after G, an A opens a page and does not approve. */
export function endsSequence(key: string): boolean {
  const [now, before] = pressed;
  if (!now || !before || now.at - before.at > sequenceMs) return false;
  return listShortcuts().flatMap(keysOf).includes(`${before.key}>${key}`);
}

export function addShortcuts(source: Source): () => void {
  if (sources.size === 0) window.addEventListener('keydown', notePressed, true);
  sources.add(source);
  return () => {
    sources.delete(source);
    if (sources.size === 0) window.removeEventListener('keydown', notePressed, true);
  };
}

/** The shortcuts of this page in mounting order; of two with the same id, the later one. */
export function listShortcuts(): Shortcut[] {
  return [
    ...new Map([...sources].flatMap((source) => source.current).map((shortcut) => [shortcut.id, shortcut])).values(),
  ];
}

/** Its keys as the sheet lists them. */
export const allKeysOf = (shortcut: Shortcut): readonly string[] => [
  ...keysOf(shortcut),
  ...(shortcut.shownKeys ?? []),
];

export const keysOf = ({ keys }: Pick<Shortcut, 'keys'>): readonly string[] =>
  typeof keys === 'string' ? [keys] : (keys ?? []);

/**
 * Single characters may be pressed by mistake or by dictation, so users can turn them off. Chords, Escape and Enter
 * stay on.
 */
export const isCharacter = (keys: string): boolean => !/(^|\+)(mod|ctrl|alt|meta)\+|^(escape|enter)$/.test(keys);

const PRINTED: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  ctrl: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  enter: 'Enter',
  escape: 'Esc',
  arrowdown: '↓',
  arrowup: '↑',
  arrowleft: '←',
  arrowright: '→',
  plus: '+',
  space: 'Space',
};

/** The keys as printed, one text for each: 'mod+k' is Ctrl and K (⌘ on a Mac), 'g>h' is G and H. */
export function printedKeys(keys: string, isMac = false): string[] {
  return keys
    .split(/[+>]/)
    .map((key) => (key === 'mod' && isMac ? '⌘' : (PRINTED[key] ?? (key.length === 1 ? key.toUpperCase() : key))));
}

const NOT_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image']);

/** Whether keys are text input for this element, and not commands. A checkbox is not a text field. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role="combobox"], [role="listbox"], [role="menu"] *, [role="slider"]')
  );
}

/** Whether the element is in a dialog without shortcuts; a dialog with shortcuts has the attribute `data-shortcuts`. */
export function isInClosedDialog(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  const inside = dialog ?? lastDialog();
  return inside !== null && inside.querySelector('[data-shortcuts]') === null;
}

/** Enter or Space on a button presses the button, an arrow on a radio button chooses its neighbour. */
export function pressesItself({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key.startsWith('Arrow')) return target.matches('input[type="radio"]');
  if (key === ' ' && target.matches('input, label')) return true;
  return (
    (key === 'Enter' || key === ' ') &&
    target.closest('button, a[href], summary, [role="button"], [role="tab"]') !== null
  );
}
