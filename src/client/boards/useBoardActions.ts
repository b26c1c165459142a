import { useState } from 'react';
import { useBulkRun, type BulkRun } from '../machines/useBulkRun';
import { useAppDispatch } from '../store';
import { boardMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import type { BoardList } from './useBoardList';
import { useDeleteBoards } from './useDeleteBoards';

export type BoardAction = 'delete' | 'pause' | 'resume';
const boardActions: readonly BoardAction[] = ['delete', 'pause', 'resume'];

/** The bulk actions on the ticked boards. `running` is the run whose progress is shown. */
export function useBoardActions({ ticks }: BoardList) {
  const [last, setLast] = useState<BoardAction>('pause');
  const runs = { delete: useBoardBulk('delete'), pause: useBoardBulk('pause'), resume: useBoardBulk('resume') };
  const ticked = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
  const confirmDelete = useDeleteBoards();
  const onAction = (action: BoardAction) => {
    setLast(action);
    if (action !== 'delete') runs[action].start(ticked);
    else
      void confirmDelete(ticked).then((confirmed) => {
        if (confirmed) runs.delete.start(ticked);
      });
  };
  const running = boardActions
    .map((action) => ({ action, run: runs[action] }))
    .find(({ action, run }) => run.phase !== null && (action === last || run.phase !== 'finished'));
  return { onAction, running };
}

/** One action, run board by board. The outcome of a delete is shown in the specification's toasts. */
function useBoardBulk(action: BoardAction): BulkRun {
  const dispatch = useAppDispatch();
  const { deleteBoard, modifyBoard } = boardsApi.endpoints;
  return useBulkRun(
    `boards-${action}`,
    (id) =>
      action === 'delete'
        ? dispatch(deleteBoard.initiate({ params: { id } }, { track: false })).unwrap()
        : dispatch(
            modifyBoard.initiate({ params: { id }, body: { boardPaused: action === 'pause' } }, { track: false }),
          ).unwrap(),
    {
      working: boardMessages.working[action],
      done: (count) =>
        action === 'delete' ? boardMessages.deletedFromList : boardMessages.paused(count, action === 'pause'),
      failed: action === 'delete' ? boardMessages.deleteFailed : boardMessages.actFailed,
    },
  );
}
