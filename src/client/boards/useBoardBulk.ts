import { useBulkRun, type BulkRun } from '../machines/useBulkRun';
import { useAppDispatch } from '../store';
import { messages } from '../ui/messages';
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
      working: messages.boards.working[act],
      done: (count) =>
        act === 'delete' ? messages.boards.deletedFromList : messages.boards.paused(count, act === 'pause'),
      failed: act === 'delete' ? messages.boards.deleteFailed : messages.boards.actFailed,
    },
  );
}
