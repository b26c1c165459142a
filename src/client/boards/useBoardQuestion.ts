import { useCallback } from 'react';
import { useExtension } from '../api/product.api';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { changedBy, type RecordAct } from '../ui/bulk/changedBy';
import { useConfirm } from '../ui/feedback/ConfirmProvider';
import { boardMessages, boardTouchMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import { boardTouches } from './boardTouches';

/**
 * The question before an act on boards, with what it touches. Returns the boards that the act changes: without those
 * that are deleted or in that state already; undefined if it is cancelled.
 */
export function useBoardQuestion(): (
  act: RecordAct,
  boards: readonly BulkItem[],
) => Promise<readonly BulkItem[] | undefined> {
  const confirm = useConfirm();
  const dispatch = useAppDispatch();
  const canCount = useExtension('touches');
  return useCallback(
    async (act, boards) => {
      const { countBoardTouches } = boardsApi.endpoints;
      let changed = boards;
      const count = async () => {
        const found = await changedBy(act, boards, (ids) =>
          dispatch(countBoardTouches.initiate({ body: { ids } }, { subscribe: false, forceRefetch: true })).unwrap(),
        );
        ({ changed } = found);
        return boardTouches(act, boards.length, found);
      };
      const isDelete = act === 'delete';
      const sure = await confirm({
        title: isDelete ? boardMessages.deleteQuestion : boardTouchMessages.question[act](boards.length),
        lead: boardTouchMessages.lead[act](boards.length),
        danger: isDelete,
        count: boards.length,
        names: boards.map(({ name }) => name),
        touches: canCount ? count : undefined,
        ...(!isDelete && {
          keepText: boardTouchMessages.cancel,
          sureText: boardTouchMessages.sure[act](boards.length),
        }),
      });
      return sure ? changed : undefined;
    },
    [canCount, confirm, dispatch],
  );
}
