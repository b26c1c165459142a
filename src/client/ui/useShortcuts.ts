import { useEffect, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { onOff } from './reader';
import { addShortcuts, isChord, isInClosedDialog, isTyping, keysOf, pressesItself } from './shortcuts';
import type { Shortcut } from './shortcuts';
import { usePersisted } from './usePersisted';

/** Whether single keys do anything; remembered in this browser. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => usePersisted('shortcuts', onOff, true);

/** '#' needs Shift on some keyboards and not on others. */
const everyLayout = (keys: string): string[] => (/^[^a-z0-9]$/i.test(keys) ? [keys, `shift+${keys}`] : [keys]);

function mayRun(shortcut: Shortcut, pressed: string, event: KeyboardEvent, singleKeys: boolean): boolean {
  if (shortcut.when === false || (event.repeat && shortcut.repeats !== true)) return false;
  if (!singleKeys && !isChord(pressed)) return false;
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

  const bound = shortcuts.flatMap(keysOf).flatMap(everyLayout);
  useHotkeys(
    bound,
    (event, { hotkey }) => {
      const shortcut = shortcuts.find((candidate) => keysOf(candidate).flatMap(everyLayout).includes(hotkey));
      if (!shortcut || !mayRun(shortcut, hotkey, event, singleKeys)) return;
      event.preventDefault();
      shortcut.run();
    },
    // Which fields are for typing is decided above: the library would also stop at a tick box.
    { useKey: true, enableOnFormTags: true },
  );
}
