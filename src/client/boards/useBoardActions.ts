import { useRecordActs } from '../bulk/useRecordActs';
import type { Ticks } from '../ui/table/useTicks';
import { useAppDispatch } from '../store';
import { boardMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import { useBoardQuestion } from './useBoardQuestion';

/** The bulk actions on the ticked boards. The outcome of a delete is shown in the specification's toasts. */
export function useBoardActions(ticks: Ticks) {
  const dispatch = useAppDispatch();
  const { deleteBoard, modifyBoard } = boardsApi.endpoints;
  return useRecordActs({
    noun: 'board',
    ticks,
    confirmAct: useBoardQuestion(),
    remove: (id) => dispatch(deleteBoard.initiate({ params: { id } }, { track: false })).unwrap(),
    restore: (id) =>
      dispatch(modifyBoard.initiate({ params: { id }, body: { isDeleted: false } }, { track: false })).unwrap(),
    setPaused: (id, boardPaused) =>
      dispatch(modifyBoard.initiate({ params: { id }, body: { boardPaused } }, { track: false })).unwrap(),
    texts: {
      deleting: boardMessages.deleting,
      done: (act, count) =>
        act === 'delete' ? boardMessages.deletedFromList : boardMessages.paused(count, act === 'pause'),
      deleteFailed: boardMessages.deleteFailed,
    },
  });
}
