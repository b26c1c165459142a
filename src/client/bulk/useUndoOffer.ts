import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../api/apiError';
import { lostConnection } from '../api/connection.slice';
import { hasNoReply } from '../api/mayHaveHappened';
import type { Failure } from '../api/request';
import { severally } from '../api/severally';
import { noticeHistory, notify } from '../ui/feedback/notify';
import { noteUndo, takeUndo } from '../ui/keyboard/newestUndo';
import { useShortcuts } from '../ui/keyboard/useShortcuts';
import { failureMessages, touchMessages } from '../ui/ui.messages';

/** How long an act on many records can be undone: milliseconds. */
export const undoOfferMs = 10_000;

export interface UndoOffer {
  /** What was done: '3 boards paused'. */
  text: string;
  /** Whether there is no result line for 'Undo': a notice then shows it. */
  byNotice?: boolean;
  /** The notice that says what was done: it closes once that is undone. */
  noticeKey?: string;
  /** When the offer ends: milliseconds since 1970 by this computer's clock. */
  until: number;
  ids: readonly string[];
  takeBack: (id: string) => Promise<unknown>;
  /** Whether an earlier attempt got no answer, and may have undone some. */
  isAgain?: boolean;
  /** 'Undone. 3 boards are active again.' */
  undone: (count: number) => string;
  notUndone: (failed: number, all: number) => string;
  /** Called with what was undone. */
  onUndone?: (ids: readonly string[]) => void;
}

/** What the result line of an act shows of its undo. */
export interface OfferedUndo {
  /** While it can be undone. `until`: milliseconds since 1970. */
  open: { until: number; run: () => void } | undefined;
  isUndoing: boolean;
  /** Once it was undone: 'Undone. 3 boards are active again.' */
  undone: string | undefined;
  /** Ends the offer. */
  forget: () => void;
}

/**
 * Offers to undo the whole of an act on many records, by a button or `Z`. A new offer takes the place of the last. If
 * the page with the result line is left before the offer ends, a notice goes on with it.
 */
export function useUndoOffer(
  id: string,
  shortcut: { label: string; group: string },
): OfferedUndo & { offer: (offer: UndoOffer) => void } {
  const ownNotice = `undo.${id}`;
  const [openOffer, setOpenOffer] = useState<UndoOffer>();
  const [undone, setUndone] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  /** Counts the offers, so that the outcome of an older one is not shown over what was done since. */
  const newest = useRef(0);
  /** Whether the result line has left the screen. */
  const isLeft = useRef(false);

  const undo = useCallback(
    async function undoAll(offer: UndoOffer): Promise<void> {
      const mine = newest.current;
      setOpenOffer(undefined);
      setUndoing(true);
      const { ids } = offer;
      const failed = await takeAllBack(offer);
      setUndoing(false);
      const lost = [...failed].flatMap(([each, failure]) => (lostConnection(failure) === undefined ? [] : each));
      if (failed.size > 0)
        notify.error({
          key: ownNotice,
          text: textOfFailed(offer, [...failed.values()]),
          detail: [...new Set([...failed.values()].map(({ message }) => message))].join('\n'),
          ...(lost.length > 0 && {
            action: {
              label: failureMessages.tryAgain,
              run: () => void undoAll({ ...offer, ids: lost, isAgain: true }),
            },
          }),
        });
      else if (offer.byNotice === true || isLeft.current)
        notify.success({ key: ownNotice, text: offer.undone(ids.length) });
      // The result line says it on the page.
      else noticeHistory.add({ key: ownNotice, kind: 'success', text: offer.undone(ids.length) }, false);
      const back = ids.filter((each) => !failed.has(each));
      if (back.length === 0) return;
      if (offer.noticeKey !== undefined) notify.close(offer.noticeKey);
      if (newest.current === mine) setUndone(offer.undone(back.length));
      offer.onUndone?.(back);
    },
    [ownNotice],
  );

  const key = `${id}.undo`;
  useEffect(() => {
    if (!openOffer) return undefined;
    if (openOffer.byNotice !== true) noteUndo(key, openOffer.until);
    const timer = setTimeout(() => setOpenOffer(undefined), Math.max(0, openOffer.until - Date.now()));
    return () => {
      clearTimeout(timer);
      noteUndo(key, undefined);
    };
  }, [openOffer, key]);
  const run = (): void => {
    if (openOffer) void undo(openOffer);
  };
  useShortcuts([
    {
      id: key,
      keys: 'z',
      ...shortcut,
      // A notice binds the key itself.
      when: openOffer !== undefined && openOffer.byNotice !== true,
      run: () => {
        if (takeUndo(key)) run();
      },
    },
  ]);

  const noticeKeyOf = useCallback(({ noticeKey }: UndoOffer) => noticeKey ?? ownNotice, [ownNotice]);
  const offerByNotice = useCallback(
    (next: UndoOffer) =>
      notify.success({
        key: noticeKeyOf(next),
        text: next.text,
        duration: (next.until - Date.now()) / 1000,
        action: { label: touchMessages.undo, keys: 'Z', run: () => void undo(next) },
      }),
    [undo, noticeKeyOf],
  );
  const offer = useCallback(
    (next: UndoOffer) => {
      newest.current += 1;
      setUndone(undefined);
      setOpenOffer(next);
      if (next.byNotice === true || isLeft.current) offerByNotice(next);
    },
    [offerByNotice],
  );

  // Review mode hides the list, and effects run again when it is shown again.
  const comeBack = useEffectEvent(() => {
    isLeft.current = false;
    if (openOffer && openOffer.byNotice !== true) notify.close(noticeKeyOf(openOffer));
  });
  const leave = useEffectEvent(() => {
    isLeft.current = true;
    if (openOffer && openOffer.byNotice !== true && openOffer.until > Date.now()) offerByNotice(openOffer);
  });
  useEffect(() => {
    comeBack();
    return () => leave();
  }, []);
  const forget = useCallback(() => {
    newest.current += 1;
    setOpenOffer(undefined);
    setUndone(undefined);
  }, []);
  return { open: openOffer && { until: openOffer.until, run }, isUndoing, undone, offer, forget };
}

/** A failure without an answer may have undone its record. */
function textOfFailed({ ids: { length: all }, notUndone }: UndoOffer, failures: readonly Failure[]): string {
  const unsure = failures.filter(hasNoReply).length;
  const refused = failures.length - unsure;
  return [
    ...(refused > 0 ? [notUndone(refused, all)] : []),
    ...(unsure > 0 ? [touchMessages.mayBeUndone(unsure, all)] : []),
  ].join(' ');
}

/** The answers to an undo that had happened before. */
const undoneBefore = new Set<Failure['code']>(['artwork.nothing_to_undo', 'load.already_undone']);

/** Takes each back, at most four at once. The ids of those that failed, and why. */
async function takeAllBack({ ids, takeBack, isAgain = false }: UndoOffer): Promise<ReadonlyMap<string, Failure>> {
  const failed = new Map<string, Failure>();
  const note = (id: string, failure: Failure): void => {
    if (!isAgain || !undoneBefore.has(failure.code)) failed.set(id, failure);
  };
  await severally(ids, (id) => takeBack(id).catch((error: unknown) => note(id, failureOf(error))));
  return failed;
}
