import { useState } from 'react';
import { acceptLimit } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useAppDispatch } from '../store';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { inventoryMessages } from './inventory.messages';
import { inventoryWatchApi } from './inventoryWatch.api';

interface Ignoring {
  isBusy: boolean;
  /** Returns how many were changed; undefined if a call failed. */
  ignore: (ids: readonly string[], isIgnored: boolean) => Promise<number | undefined>;
  /** Ignores all new screens, after a confirmation. */
  ignoreAllNew: (count: number) => Promise<void>;
}

/** Ignores differences or shows them again, a few hundred in each call. */
export function useIgnore(): Ignoring {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const { ignoreDifferences, listDifferenceIds } = inventoryWatchApi.endpoints;

  const send = async (ids: readonly string[], isIgnored: boolean): Promise<number | undefined> => {
    let changed = 0;
    for (let from = 0; from < ids.length; from += acceptLimit) {
      const body = { ids: ids.slice(from, from + acceptLimit), isIgnored };
      const outcome = await dispatch(ignoreDifferences.initiate({ body }, { track: false }));
      if (outcome.error) {
        notify.error(inventoryMessages.couldNot(failureOf(outcome.error).message));
        return undefined;
      }
      changed += outcome.data.changed;
    }
    return changed;
  };
  const allNew = async (): Promise<void> => {
    let ignored = 0;
    for (;;) {
      // At most 10,000 ids in each reply.
      const ids = await dispatch(
        listDifferenceIds.initiate({ query: { state: 'new' } }, { subscribe: false, forceRefetch: true }),
      );
      if (ids.error) notify.error(inventoryMessages.couldNot(failureOf(ids.error).message));
      const found = ids.data?.differences.map(({ _id }) => _id) ?? [];
      const changed = found.length === 0 ? undefined : await send(found, true);
      if (!changed) break;
      ignored += changed;
    }
    if (ignored > 0) notify.success(inventoryMessages.ignored(ignored, true));
  };
  const busy = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    ignore: (ids, isIgnored) =>
      busy(async () => {
        const changed = await send(ids, isIgnored);
        if (changed !== undefined) notify.success(inventoryMessages.ignored(changed, isIgnored));
        return changed;
      }),
    ignoreAllNew: async (count) => {
      const sure = await confirm({
        title: inventoryMessages.ignoreNewQuestion(count),
        children: inventoryMessages.ignoreNewDoes,
        sureText: inventoryMessages.ignore,
        keepText: inventoryMessages.keep,
        danger: false,
      });
      if (sure) await busy(allNew);
    },
  };
}
