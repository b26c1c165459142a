import { useEffect, useEffectEvent, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { onOff } from '../browser/reader';
import {
  addShortcuts,
  endsSequence,
  isCharacter,
  isInClosedDialog,
  isTyping,
  keysOf,
  pressesItself,
} from './shortcuts';
import type { Shortcut } from './shortcuts';
import { latinKey } from './pressedKey';
import { usePersisted } from '../browser/usePersisted';

/** Whether single-key shortcuts are on; stored in this browser. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => usePersisted('shortcuts', onOff, true);

/** Some keyboards need Shift for '#', or for digits (AZERTY), and others do not. */
const everyLayout = (keys: string): string[] => (/^[^a-z]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys]);

/** Letters and digits, alone or in chords and sequences: only these have a key of their own on every keyboard. */
const isOfLetters = (keys: string): boolean => keys.split(/[+>]/).every((key) => /^([a-z0-9]|mod|ctrl|alt)$/.test(key));

/** Names for keys that the library cannot parse, because it splits at '+' and trims spaces. */
const unnamed: Readonly<Record<string, string>> = { '+': 'plus', ' ': 'space' };

function mayRun(shortcut: Shortcut, pressed: string, event: KeyboardEvent, singleKeys: boolean): boolean {
  if (shortcut.when === false || (event.repeat && shortcut.repeats !== true)) return false;
  if (!singleKeys && isCharacter(pressed)) return false;
  if (endsSequence(pressed)) return false;
  if (isTyping(event.target) && shortcut.whileTyping !== true) return false;
  return !isInClosedDialog(event.target) && !pressesItself(event);
}

/** Binds the keys of a view for as long as it is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [singleKeys] = useSingleKeys();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => addShortcuts(latest), []);

  const press = (keys: string, event: KeyboardEvent): void => {
    const shortcut = shortcuts.find((candidate) => keysOf(candidate).flatMap(everyLayout).includes(keys));
    if (!shortcut || !mayRun(shortcut, keys, event, singleKeys)) return;
    event.preventDefault();
    shortcut.run();
  };
  const bound = shortcuts.flatMap(keysOf).flatMap(everyLayout);
  useHotkeys(
    bound.filter((keys) => !Object.values(unnamed).includes(keys)),
    (event, { hotkey }) => press(hotkey, event),
    // `isTyping` decides which fields are for typing; the library would also ignore keys on checkboxes.
    { useKey: true, enableOnFormTags: true },
  );
  // The same by the position of the keys, for keyboards without Latin letters. With Caps Lock the library knows single
  // letters, but no sequences.
  useHotkeys(
    bound.filter(isOfLetters),
    (event, { hotkey, isSequence }) => {
      const isCapital = isSequence === true && !event.shiftKey && /^[A-Z]$/.test(event.key);
      if (latinKey(event) !== event.key || (isCapital && hotkey.endsWith(event.key.toLowerCase())))
        press(hotkey, event);
    },
    { enableOnFormTags: true },
  );
  const pressUnnamed = useEffectEvent((event: KeyboardEvent) => {
    const latin = latinKey(event);
    const keys = unnamed[event.key] ?? (latin !== event.key && !isOfLetters(latin) ? latin : undefined);
    if (keys !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) press(keys, event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => pressUnnamed(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
