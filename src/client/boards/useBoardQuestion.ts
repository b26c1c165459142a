import { readNow } from '../api/api';
import { useRecordQuestion } from '../bulk/useRecordQuestion';
import { useAppDispatch } from '../store';
import { boardMessages, boardTouchMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import { boardTouches } from './boardTouches';

/** The question before boards are paused, resumed or deleted, with what that touches. */
export function useBoardQuestion() {
  const dispatch = useAppDispatch();
  const { countBoardTouches } = boardsApi.endpoints;
  return useRecordQuestion({
    noun: 'board',
    count: (ids) => dispatch(countBoardTouches.initiate({ body: { ids } }, readNow)).unwrap(),
    touchesOf: boardTouches,
    texts: { ...boardTouchMessages, deleteQuestion: () => boardMessages.deleteQuestion },
  });
}
