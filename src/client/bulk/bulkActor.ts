import { fromCallback } from 'xstate';
import { failureOf } from '../api/apiError';
import { mayHaveHappened } from '../api/mayHaveHappened';
import { severally } from '../api/severally';
import type { BulkFailure, BulkItem, BulkOrder } from './bulkRun.machine';

/** A delete that finds nothing where its first attempt `mayBeDone` has happened. */
export const unlessGone = (deleted: Promise<unknown>, mayBeDone: boolean): Promise<unknown> =>
  deleted.catch((error: unknown) => {
    if (!mayBeDone || failureOf(error).status !== 404) throw error;
  });

/** How many succeeded, and which items failed. */
export interface BulkOutcome {
  done: number;
  failed: readonly BulkFailure[];
}

/**
 * The running actor of `bulkRunMachine`: one call for each item, at most four at once. A refused call fails only its
 * item. Leaving the page does not stop a run; `whenLeft` is called with its result.
 */
export const bulkActor = (
  runItem: (id: string, name: string, mayBeDone: boolean) => Promise<unknown>,
  whenLeft: (outcome: BulkOutcome) => void = () => undefined,
) =>
  fromCallback<BulkOrder, readonly BulkItem[]>(({ input, sendBack, receive }) => {
    let stopped = false;
    let isLeft = false;
    let done = 0;
    const failed: BulkFailure[] = [];
    receive(() => {
      stopped = true;
    });
    const runOne = async (item: BulkItem) => {
      const { id, name, mayBeDone = false } = item;
      if (stopped) return;
      try {
        await runItem(id, name, mayBeDone);
        done += 1;
        sendBack({ type: 'item.done', id });
      } catch (error) {
        const failure = failureOf(error);
        const reason = failure.message;
        failed.push({ ...item, reason });
        sendBack({ type: 'item.fail', id, reason, mayBeDone: mayBeDone || mayHaveHappened(failure) });
      }
    };
    void severally(input, runOne).then(() => {
      if (isLeft) whenLeft({ done, failed });
      else sendBack({ type: 'run.settle' });
    });
    return () => {
      isLeft = true;
    };
  });
