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
      let paused: ReadonlySet<string> | undefined;
      let deleted: ReadonlySet<string> | undefined;
      const count = async () => {
        const body = { ids: boards.map(({ id }) => id) };
        const counted = await dispatch(
          boardsApi.endpoints.countBoardTouches.initiate({ body }, { subscribe: false, forceRefetch: true }),
        ).unwrap();
        paused = new Set(counted.paused);
        deleted = new Set(counted.deleted);
        return boardTouches(action, boards.length, counted);
      };
      const isDelete = action === 'delete';
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
      if (!sure) return undefined;
      return boards.filter(
        ({ id }) => deleted?.has(id) !== true && (isDelete || paused?.has(id) !== (action === 'pause')),
      );
    },
    [canCount, confirm, dispatch],
  );
}
