import { useState } from 'react';
import type { ImportField } from '#contract/imports';
import { acceptLimit } from '#contract/inventoryWatch';
import { failureOf } from '../api/apiError';
import { useSelection } from '../organisations/selection';
import { useAppDispatch } from '../store';
import { notify } from '../ui/feedback/notify';
import { inventoryMessages } from './inventory.messages';
import { inventoryWatchApi } from './inventoryWatch.api';

export interface AcceptItem {
  id: string;
  fields?: ImportField[];
}
export interface Accepting {
  /** The progress; undefined while nothing is running. */
  progress: { done: number; total: number } | undefined;
  accept: (items: readonly AcceptItem[]) => Promise<void>;
}

/**
 * Accepts differences, a few hundred in each call, as one act that can be undone; new boards get the selected
 * organisation and team.
 */
export function useAccept(): Accepting {
  const dispatch = useAppDispatch();
  const { orgID, teamID } = useSelection();
  const [progress, setProgress] = useState<Accepting['progress']>();
  const accept = async (items: readonly AcceptItem[]): Promise<void> => {
    const load = crypto.randomUUID();
    let accepted = 0;
    const failed: string[] = [];
    setProgress({ done: 0, total: items.length });
    for (let from = 0; from < items.length; from += acceptLimit) {
      const body = {
        load,
        items: items.slice(from, from + acceptLimit),
        boardOwner: orgID ?? null,
        team: teamID ?? null,
      };
      const outcome = await dispatch(
        inventoryWatchApi.endpoints.acceptDifferences.initiate({ body }, { track: false }),
      );
      if (outcome.error) {
        notify.error(inventoryMessages.couldNot(failureOf(outcome.error).message));
        break;
      }
      accepted += outcome.data.accepted;
      failed.push(
        ...outcome.data.results.flatMap(({ outcome: how, message }) => (how === 'failed' ? (message ?? '') : [])),
      );
      setProgress({ done: Math.min(items.length, from + acceptLimit), total: items.length });
    }
    setProgress(undefined);
    if (accepted > 0) notify.success(inventoryMessages.accepted(accepted));
    const [reason] = failed;
    if (reason !== undefined) notify.warning(inventoryMessages.notAccepted(failed.length, reason));
  };
  return { progress, accept };
}
