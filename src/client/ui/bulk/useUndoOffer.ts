import pLimit from 'p-limit';
import { useCallback, useEffect, useState } from 'react';
import { notify } from '../feedback/notify';
import { useShortcuts } from '../keyboard/useShortcuts';
import { touchMessages } from '../ui.messages';
import { BULK_AT_ONCE, reasonOf } from './bulkActor';

/** How long an act on many records can be undone: milliseconds. */
export const undoOfferMs = 10_000;

export interface UndoOffer {
  text: string;
  detail?: string;
  /** When the offer ends: milliseconds since 1970 by this computer's clock. */
  until: number;
  ids: readonly string[];
  takeBack: (id: string) => Promise<unknown>;
  /** 'Undone: 3 boards are active again' */
  undone: (count: number) => string;
  notUndone: (failed: number, all: number) => string;
  /** Called with what was undone. */
  onUndone?: (ids: readonly string[]) => void;
}

/** Says that an act is done, and offers to undo the whole of it with the notice's button or `Z`. */
export function useUndoOffer(id: string, shortcut: { label: string; group: string }): (offer: UndoOffer) => void {
  const noticeKey = `undo.${id}`;
  const [held, setHeld] = useState<UndoOffer>();

  const undo = useCallback(
    async ({ ids, takeBack, undone, notUndone, onUndone }: UndoOffer): Promise<void> => {
      setHeld(undefined);
      const limit = pLimit(BULK_AT_ONCE);
      const failed = new Map<string, string>();
      await Promise.all(
        ids.map((each) =>
          limit(() => takeBack(each).catch((error: unknown) => void failed.set(each, reasonOf(error)))),
        ),
      );
      if (failed.size === 0) notify.success({ key: noticeKey, text: undone(ids.length) });
      else
        notify.error({
          key: noticeKey,
          text: notUndone(failed.size, ids.length),
          detail: [...new Set(failed.values())].join('\n'),
        });
      const back = ids.filter((each) => !failed.has(each));
      if (back.length > 0) onUndone?.(back);
    },
    [noticeKey],
  );

  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(undefined), Math.max(0, held.until - Date.now()));
    return () => clearTimeout(timer);
  }, [held]);
  useShortcuts([
    {
      id: `${id}.undo`,
      keys: 'z',
      ...shortcut,
      when: held !== undefined,
      run: () => {
        if (!held) return;
        notify.close(noticeKey);
        void undo(held);
      },
    },
  ]);

  return useCallback(
    (offer: UndoOffer) => {
      const left = offer.until - Date.now();
      const { text, detail } = offer;
      const notice = { key: noticeKey, text, ...(detail !== undefined && { detail }) };
      if (left <= 0) {
        notify.success(notice);
        return;
      }
      setHeld(offer);
      notify.success({
        ...notice,
        duration: left / 1000,
        action: { label: touchMessages.undo, keys: 'Z', run: () => void undo(offer) },
      });
    },
    [undo, noticeKey],
  );
}
