import { useAddressParam } from '../ui/browser/useAddressParam';
import { LazyFallback } from '../ui/feedback/LazyFallback';
import { lazyWithRetry } from '../ui/feedback/lazyWithRetry';
import type { AddPermission } from './useAddPermission';

const AddBoardDialog = lazyWithRetry(async () => (await import('./AddBoardDialog')).AddBoardDialog, LazyFallback);
const ManageBoardDialog = lazyWithRetry(
  async () => (await import('./ManageBoardDialog')).ManageBoardDialog,
  LazyFallback,
);

/** The dialogs that the address opens: new boards, and one board. */
export function BoardDialogs({ mayAdd: { allowance, disabledReason } }: { mayAdd: AddPermission }) {
  const [boardId, openBoard] = useAddressParam('board');
  const [tab, openAdd] = useAddressParam('add');
  return (
    <>
      {allowance !== 'never' && tab !== null && (
        <AddBoardDialog
          disabledReason={disabledReason}
          tab={tab}
          onTab={openAdd}
          onOpen={openBoard}
          onClose={() => openAdd(null)}
        />
      )}
      {boardId !== null && <ManageBoardDialog boardId={boardId} onClose={() => openBoard(null)} />}
    </>
  );
}
