import { useState } from 'react';
import type { CallInput } from '#contract/endpoint';
import { acceptLimit, type listDifferenceIds } from '#contract/inventoryWatch';
import { readNow } from '../api/api';
import { failureOf } from '../api/apiError';
import { useAppDispatch } from '../store';
import { undoOfferMs, useUndoOffer } from '../bulk/useUndoOffer';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { formMessages, nounMessages } from '../ui/ui.messages';
import { inventoryMessages } from './inventoryWatch.messages';
import { kindTotals, sumKinds, type KindCounts } from './acceptQuestion.messages';
import { inventoryWatchApi } from './inventoryWatch.api';

export type DifferenceQuery = NonNullable<CallInput<typeof listDifferenceIds>['query']>;

/** What was changed so far, also if the next call fails. */
interface Sent {
  ids: string[];
  changed: number;
}

interface Ignoring {
  isBusy: boolean;
  /** `onUndone`: once they are open again. */
  ignore: (ids: readonly string[], isIgnored: boolean, onUndone?: () => void) => Promise<void>;
  /** Ignores all of a publisher that match, after a question that counts them. */
  ignoreAll: (query: DifferenceQuery, counts: KindCounts, publisher: string) => Promise<void>;
}

const failedNotice = 'inventory.notIgnored';

/** Ignores differences or shows them again, a few hundred in each call; both can be undone. */
export function useIgnore(): Ignoring {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const { offer, forget } = useUndoOffer('inventory.ignore', {
    label: inventoryMessages.undoLast,
    group: nounMessages.inventory,
  });
  const endpoints = inventoryWatchApi.endpoints;

  const send = async (all: readonly string[], isIgnored: boolean, sent?: Sent): Promise<void> => {
    for (let from = 0; from < all.length; from += acceptLimit) {
      const ids = all.slice(from, from + acceptLimit);
      const call = endpoints.ignoreDifferences.initiate({ body: { ids, isIgnored } }, { track: false });
      const { changed } = await dispatch(call).unwrap();
      if (sent === undefined || changed === 0) continue;
      sent.ids.push(...ids);
      sent.changed += changed;
    }
  };
  /** Runs with the button disabled, and offers to undo what was ignored, also after a failure in the middle. */
  const act = async (
    isIgnored: boolean,
    work: (sent: Sent) => Promise<void>,
    onUndone: () => void = () => undefined,
  ): Promise<void> => {
    const sent: Sent = { ids: [], changed: 0 };
    setBusy(true);
    notify.close(failedNotice);
    forget();
    try {
      await work(sent);
    } catch (error) {
      notify.error({ key: failedNotice, text: inventoryMessages.couldNot(failureOf(error).message) });
    }
    setBusy(false);
    if (sent.changed === 0) return;
    offer({
      text: inventoryMessages.ignored(sent.changed, isIgnored),
      byNotice: true,
      until: Date.now() + undoOfferMs,
      ids: ['all'],
      takeBack: () => send(sent.ids, !isIgnored),
      undone: () => inventoryMessages.ignored(sent.changed, !isIgnored),
      notUndone: () => inventoryMessages.notUndone,
      onUndone,
    });
  };
  const matching = async (query: DifferenceQuery): Promise<string[]> => {
    const reply = await dispatch(endpoints.listDifferenceIds.initiate({ query }, readNow)).unwrap();
    return reply.differences.map(({ _id }) => _id);
  };
  return {
    isBusy,
    ignore: (ids, isIgnored, onUndone) => act(isIgnored, (sent) => send(ids, isIgnored, sent), onUndone),
    ignoreAll: async (query, counts, publisher) => {
      const count = sumKinds(counts);
      const sure = await confirm({
        title: inventoryMessages.ignoreQuestion(count, publisher),
        lead: inventoryMessages.ignoreDoes,
        touches: () => Promise.resolve({ totals: kindTotals(counts), rows: [] }),
        sureText: inventoryMessages.ignoreAll(count),
        keepText: formMessages.cancel,
        danger: false,
      });
      if (!sure) return;
      await act(true, async (sent) => {
        // At most 10,000 ids in each reply.
        for (let ids = await matching(query); ids.length > 0; ids = await matching(query)) {
          const before = sent.changed;
          await send(ids, true, sent);
          if (sent.changed === before) break;
        }
      });
    },
  };
}
