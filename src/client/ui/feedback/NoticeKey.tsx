import { useEffect } from 'react';
import { noteUndo, takeUndo } from '../keyboard/newestUndo';
import { useShortcuts } from '../keyboard/useShortcuts';
import { nounMessages } from '../ui.messages';
import { notify, type KeyedNotice } from './notify';

/** A notice whose action has a key. */
export interface NoticeWithKeys extends KeyedNotice {
  action: Required<NonNullable<KeyedNotice['action']>>;
}

/** Binds the key of a notice's action. It takes part in the order of what `Z` undoes. */
export function NoticeKey({ notice }: { notice: NoticeWithKeys }) {
  const { key, action: offered } = notice;
  const id = `notice.${key}`;
  useEffect(() => {
    noteUndo(id, Date.now() + notice.duration * 1000);
    return () => noteUndo(id, undefined);
  }, [id, notice]);
  useShortcuts([
    {
      id,
      keys: offered.keys.toLowerCase(),
      label: offered.label,
      group: nounMessages.everywhere,
      run: () => {
        if (takeUndo(id) && notify.close(key)) offered.run();
      },
    },
  ]);
  return null;
}
