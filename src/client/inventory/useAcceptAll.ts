import { failureOf } from '../api/apiError';
import { useAppDispatch } from '../store';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { notify } from '../ui/feedback/notify';
import { inventoryMessages } from './inventory.messages';
import { inventoryWatchApi } from './inventoryWatch.api';
import type { Accepting } from './useAccept';

/** Accepts all open differences of a publisher as one act, after a confirmation. */
export function useAcceptAll({ accept }: Accepting): (publisher: string, count: number) => Promise<void> {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async (publisher, count) => {
    const sure = await confirm({
      title: inventoryMessages.acceptQuestion(count, publisher === '' ? inventoryMessages.noPublisher : publisher),
      children: inventoryMessages.acceptDoes,
      danger: false,
    });
    if (!sure) return;
    const { listDifferenceIds } = inventoryWatchApi.endpoints;
    const ids = await dispatch(
      listDifferenceIds.initiate({ query: { publisher } }, { subscribe: false, forceRefetch: true }),
    );
    if (ids.error) notify.error(inventoryMessages.couldNot(failureOf(ids.error).message));
    else if (ids.data) await accept(ids.data.differences.map(({ _id }) => ({ id: _id })));
  };
}
