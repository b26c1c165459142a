import { useCallback } from 'react';
import { useExtension } from '../api/product.api';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { boardMessages, boardTouchMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import { boardTouches, type BoardAction } from './boardTouches';

/**
 * The question before an act on boards, with what it touches. Returns the boards that the act changes: without those
 * that are deleted or in that state already; undefined if it is cancelled.
 */
export function useBoardQuestion(): (
  action: BoardAction,
  boards: readonly BulkItem[],
) => Promise<readonly BulkItem[] | undefined> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  return useCallback(
    async (action, boards) => {
      const isDelete = action === 'delete';
      let changed = boards;
      const countOf = (chosen: readonly BulkItem[]) =>
        dispatch(
          boardsApi.endpoints.countBoardTouches.initiate(
            { body: { ids: chosen.map(({ id }) => id) } },
            { subscribe: false, forceRefetch: true },
          ),
        ).unwrap();
      const count = async () => {
        const counted = await countOf(boards);
        const paused = new Set(counted.paused);
        const deleted = new Set(counted.deleted);
        const present = boards.filter(({ id }) => !deleted.has(id));
        changed = isDelete ? present : present.filter(({ id }) => paused.has(id) !== (action === 'pause'));
        const unchanged = { already: present.length - changed.length, deleted: deleted.size };
        const isPartial = changed.length > 0 && changed.length < boards.length;
        return boardTouches(action, boards.length, unchanged, isPartial ? await countOf(changed) : counted);
      };
      const sure = await confirm({
        title: isDelete ? boardMessages.deleteQuestion : boardTouchMessages.question[action](boards.length),
        lead: boardTouchMessages.lead[action](boards.length),
        danger: isDelete,
        count: boards.length,
        names: boards.map(({ name }) => name),
        touches: canCount ? count : undefined,
        ...(!isDelete && {
          keepText: boardTouchMessages.cancel,
          sureText: boardTouchMessages.sure[action](boards.length),
        }),
      });
      return sure ? changed : undefined;
    },
    [canCount, confirm, dispatch],
  );
}
