/** What is read of a keyboard event; `keyCode` has no successor for the key that ends a composition in Safari. */
interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether the key belongs to an input method (Japanese, Chinese, Korean), for example the Enter that accepts a word.
 * Safari ends the composition before that Enter: its `isComposing` is false and its `keyCode` is 229
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
const isOfInputMethod = ({ isComposing, keyCode }: Pick<PressedKey, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

/**
 * Hides the keys of input methods from every handler of the page, antd's too; the browser still passes them to the field.
 * Returns a function that ends this.
 */
export function hideInputMethodKeys(): () => void {
  const hide = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hide, true);
  return () => window.removeEventListener('keydown', hide, true);
}

/** What only keyboards of other scripts have; not 'é' or 'µ', which Latin keyboards have too. */
const OTHER_SCRIPT =
  /^(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}\p{Nd}\p{P}]+$|^[\u0660-\u0669\u061f]$/u;
/** Hebrew has an apostrophe on the key of W, and no Latin keyboard has; most have some mark on a letter's key (Dvorak). */
const isHebrewMark = (key: string, code: string): boolean => key === "'" && code === 'KeyW';
const PHYSICAL = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/;

/**
 * The key as shortcuts are written: 'a', '7', '/', 'Enter'. On a keyboard of another script (Russian, Greek, Arabic, Thai
 * ...) it is what a Latin keyboard has on the same key; Latin keyboards (AZERTY, Dvorak) go by letter.
 */
export function latinKey({ key, code, shiftKey }: Pick<PressedKey, 'key' | 'code' | 'shiftKey'>): string {
  if (!OTHER_SCRIPT.test(key) && !isHebrewMark(key, code)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const [, letter, digit] = PHYSICAL.exec(code) ?? [];
  return letter?.toLowerCase() ?? digit ?? key;
}
