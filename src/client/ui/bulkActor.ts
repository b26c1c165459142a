import pLimit from 'p-limit';
import { fromCallback } from 'xstate';
import type { BulkItem, BulkOrder } from './bulkRun.machine';

/** Calls at once; more would only queue at the server and hide the stop button's effect. */
export const BULK_AT_ONCE = 4;

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' ? error.message : String(error);

/** The running actor of `bulkRunMachine`: one call for each item, at most four at once. A refused call is that item's own failure. */
export const bulkActor = (runItem: (id: string) => Promise<unknown>) =>
  fromCallback<BulkOrder, readonly BulkItem[]>(({ input, sendBack, receive }) => {
    const limit = pLimit(BULK_AT_ONCE);
    let stopped = false;
    receive(() => {
      stopped = true;
    });
    const runOne = async ({ id }: BulkItem) => {
      if (stopped) return;
      try {
        await runItem(id);
        sendBack({ type: 'item.done', id });
      } catch (error) {
        sendBack({ type: 'item.fail', id, reason: reasonOf(error) });
      }
    };
    void Promise.all(input.map((item) => limit(() => runOne(item)))).then(() => sendBack({ type: 'run.settle' }));
  });
