import { useState } from 'react';
import { useBulkRun, type BulkRun } from '../machines/useBulkRun';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { undoOfferMs, useUndoOffer } from '../ui/bulk/useUndoOffer';
import { nounMessages } from '../ui/ui.messages';
import { boardMessages, boardTouchMessages } from './boards.messages';
import { boardsApi } from './boards.api';
import type { BoardAction } from './boardTouches';
import type { BoardList } from './useBoardList';
import { useBoardQuestion } from './useBoardQuestion';

const boardActions: readonly BoardAction[] = ['delete', 'pause', 'resume'];

/** The bulk actions on the ticked boards. `running` is the run whose progress or result is shown. */
export function useBoardActions({ ticks }: BoardList) {
  const [last, setLast] = useState<BoardAction>('pause');
  const setPaused = useSetPaused();
  const undo = useUndoOffer('boards', { label: boardTouchMessages.undo, group: nounMessages.boards });
  const onDone = (action: BoardAction, boards: readonly BulkItem[]): void => {
    const ids = boards.map(({ id }) => id);
    ticks.untick(ids);
    if (action === 'delete') return;
    const wasPaused = action === 'resume';
    undo.offer({
      noticeKey: runId(action),
      until: Date.now() + undoOfferMs,
      ids,
      takeBack: (id) => setPaused(id, wasPaused),
      undone: (count) => boardTouchMessages.undone(count, wasPaused),
      notUndone: boardTouchMessages.notUndone,
      onUndone: (undone) => {
        const back = new Set(undone);
        ticks.tick(boards.filter(({ id }) => back.has(id)));
      },
    });
  };
  const runs = {
    delete: useBoardBulk('delete', onDone),
    pause: useBoardBulk('pause', onDone),
    resume: useBoardBulk('resume', onDone),
  };
  const ask = useBoardQuestion();
  const onAction = async (action: BoardAction): Promise<void> => {
    const ticked = [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id }));
    const boards = await ask(action, ticked);
    if (boards === undefined) return;
    const changed = new Set(boards.map(({ id }) => id));
    ticks.untick(ticked.flatMap(({ id }) => (changed.has(id) ? [] : [id])));
    if (boards.length === 0) return;
    setLast(action);
    undo.forget();
    runs[action].start(boards);
  };
  const running = boardActions
    .map((action) => ({ action, run: runs[action], undo }))
    .find(({ action, run }) => run.phase !== null && (action === last || run.isBusy));
  return {
    onAction: (action: BoardAction) => void onAction(action),
    running,
    /** Closes the result of the last run, once it cannot be undone any more. */
    dismiss: () => {
      if (!undo.open) running?.run.send({ type: 'run.dismiss' });
    },
  };
}

/** Of the run and of its notice. */
const runId = (action: BoardAction): string => `boards-${action}`;

/** Pauses a board or resumes it. */
function useSetPaused(): (id: string, boardPaused: boolean) => Promise<unknown> {
  const dispatch = useAppDispatch();
  return (id, boardPaused) =>
    dispatch(
      boardsApi.endpoints.modifyBoard.initiate({ params: { id }, body: { boardPaused } }, { track: false }),
    ).unwrap();
}

/** One action, run board by board. The outcome of a delete is shown in the specification's toasts. */
function useBoardBulk(
  action: BoardAction,
  onDone: (action: BoardAction, boards: readonly BulkItem[]) => void,
): BulkRun {
  const dispatch = useAppDispatch();
  const setPaused = useSetPaused();
  const isDelete = action === 'delete';
  const isPause = action === 'pause';
  return useBulkRun(
    runId(action),
    (id) =>
      isDelete
        ? dispatch(boardsApi.endpoints.deleteBoard.initiate({ params: { id } }, { track: false })).unwrap()
        : setPaused(id, isPause),
    {
      working: boardMessages.working[action],
      done: (count) => (isDelete ? boardMessages.deletedFromList : boardMessages.paused(count, isPause)),
      failed: isDelete ? boardMessages.deleteFailed : boardMessages.actFailed,
      onDone: (boards) => onDone(action, boards),
    },
  );
}
