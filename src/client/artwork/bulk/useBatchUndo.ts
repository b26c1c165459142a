import { useCallback, useEffect, useState } from 'react';
import { undoWindowMs } from '#contract/artwork';
import { useExtension } from '../../api/product.api';
import { failureOf } from '../../api/apiError';
import { useAppDispatch } from '../../store';
import { notify } from '../../ui/feedback/notify';
import { useShortcuts } from '../../ui/keyboard/useShortcuts';
import { artworkApi } from '../artwork.api';
import { artworkMessages, batchMessages } from '../artwork.messages';
import type { Decision } from '../review/decision';

/** A saved batch of decisions. */
interface Batch {
  ids: readonly string[];
  decision: Decision;
  /** When the batch's undo window began: milliseconds since 1970 by this computer's clock. */
  since: number;
}

const noticeKey = 'artwork.batch';
/** Milliseconds by which the offer ends before the server's window, so that the last calls still arrive in time. */
const safetyMs = 500;
/** Concurrent calls, as in any bulk action. */
const atOnce = 4;

/** Offers to undo a whole batch of decisions, with the notice's button or `Z`, while the server still allows it. */
export function useBatchUndo(): (batch: Batch) => void {
  const dispatch = useAppDispatch();
  const canUndo = useExtension('file-undo');
  const [held, setHeld] = useState<Batch>();

  const undo = useCallback(
    async ({ ids }: Batch): Promise<void> => {
      setHeld(undefined);
      const failed: string[] = [];
      const takeBack = async (id: string): Promise<void> => {
        try {
          await dispatch(artworkApi.endpoints.undoDecision.initiate({ params: { id } }, { track: false })).unwrap();
        } catch (error) {
          failed.push(failureOf(error).message);
        }
      };
      for (let first = 0; first < ids.length; first += atOnce)
        await Promise.all(ids.slice(first, first + atOnce).map(takeBack));
      const undone = ids.length - failed.length;
      if (failed.length === 0) notify.success({ key: noticeKey, text: batchMessages.undone(undone) });
      else
        notify.error({
          key: noticeKey,
          text: batchMessages.notUndone(failed.length, ids.length),
          detail: [...new Set(failed)].join('\n'),
        });
    },
    [dispatch],
  );

  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(undefined), Math.max(0, held.since + undoWindowMs - safetyMs - Date.now()));
    return () => clearTimeout(timer);
  }, [held]);
  useShortcuts([
    {
      id: 'artwork.undoBatch',
      keys: 'z',
      label: batchMessages.undoBatch,
      group: 'Artwork',
      when: held !== undefined,
      run: () => {
        if (!held) return;
        notify.close(noticeKey);
        void undo(held);
      },
    },
  ]);

  return useCallback(
    (batch: Batch) => {
      const left = batch.since + undoWindowMs - safetyMs - Date.now();
      const notice = {
        text: artworkMessages.savedDecision,
        detail: batchMessages.decided(batch.decision, batch.ids.length),
      };
      if (!canUndo || left <= 0) {
        notify.success(notice);
        return;
      }
      setHeld(batch);
      notify.success({
        ...notice,
        key: noticeKey,
        duration: left / 1000,
        action: { label: artworkMessages.undo, keys: 'Z', run: () => void undo(batch) },
      });
    },
    [canUndo, undo],
  );
}
