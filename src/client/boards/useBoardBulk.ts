import { useBulkRun, type BulkRun } from '../machines/useBulkRun';
import { useAppDispatch } from '../store';
import { boardMessages } from './boards.messages';
import { boardsApi } from './boards.api';

export type BoardAct = 'delete' | 'pause' | 'resume';

/** Deletes, pauses or resumes the ticked boards; the specification's toasts tell the outcome of a delete. */
export function useBoardBulk(act: BoardAct): BulkRun {
  const dispatch = useAppDispatch();
  const { deleteBoard, modifyBoard } = boardsApi.endpoints;
  return useBulkRun(
    `boards-${act}`,
    (id) =>
      act === 'delete'
        ? dispatch(deleteBoard.initiate({ params: { id } }, { track: false })).unwrap()
        : dispatch(
            modifyBoard.initiate({ params: { id }, body: { boardPaused: act === 'pause' } }, { track: false }),
          ).unwrap(),
    {
      working: boardMessages.working[act],
      done: (count) =>
        act === 'delete' ? boardMessages.deletedFromList : boardMessages.paused(count, act === 'pause'),
      failed: act === 'delete' ? boardMessages.deleteFailed : boardMessages.actFailed,
    },
  );
}
