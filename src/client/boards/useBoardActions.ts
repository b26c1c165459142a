import { useRecordActs } from '../bulk/useRecordActs';
import { useAppDispatch } from '../store';
import { nounMessages } from '../ui/ui.messages';
import { boardMessages, boardTouchMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import type { BoardList } from './useBoardList';
import { useBoardQuestion } from './useBoardQuestion';

/**
 * The bulk actions on the ticked boards. The outcome of a delete is shown in the specification's toasts. `boards`: the
 * list, whose ticks close the result of the last act.
 */
export function useBoardActions(boards: BoardList) {
  const dispatch = useAppDispatch();
  const { deleteBoard, modifyBoard } = boardsApi.endpoints;
  const acts = useRecordActs({
    name: 'boards',
    ticks: boards.ticks,
    ask: useBoardQuestion(),
    remove: (id) => dispatch(deleteBoard.initiate({ params: { id } }, { track: false })).unwrap(),
    restore: (id) =>
      dispatch(modifyBoard.initiate({ params: { id }, body: { isDeleted: false } }, { track: false })).unwrap(),
    setPaused: (id, boardPaused) =>
      dispatch(modifyBoard.initiate({ params: { id }, body: { boardPaused } }, { track: false })).unwrap(),
    texts: {
      working: boardMessages.working,
      done: (act, count) =>
        act === 'delete' ? boardMessages.deletedFromList : boardMessages.paused(count, act === 'pause'),
      deleteFailed: boardMessages.deleteFailed,
      actFailed: boardMessages.actFailed,
      undo: { label: boardTouchMessages.undo, group: nounMessages.boards },
      undone: boardTouchMessages.undone,
      notUndone: boardTouchMessages.notUndone,
    },
  });
  const { ticks, dismiss } = acts;
  const { selectAll, selection } = boards;
  const { allMatching } = selection;
  const listed: BoardList = {
    ...boards,
    ticks,
    selectAll: (more) => {
      dismiss();
      selectAll(more);
    },
    selection: {
      ...selection,
      onChange: ticks.onChange,
      allMatching: {
        ...allMatching,
        onSelectAll: () => {
          dismiss();
          allMatching.onSelectAll();
        },
      },
    },
  };
  return { ...acts, boards: listed };
}
