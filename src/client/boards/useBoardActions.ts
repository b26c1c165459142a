import { useState } from 'react';
import { useBulkRun, type BulkRun } from '../machines/useBulkRun';
import { useAppDispatch } from '../store';
import type { BulkItem } from '../ui/bulk/bulkRun.machine';
import { undoOfferMs, useUndoOffer } from '../ui/bulk/useUndoOffer';
import type { Ticks } from '../ui/table/useTicks';
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
  const [undone, setUndone] = useState<string>();
  const parts = { ticks, onUndone: setUndone };
  const runs = {
    delete: useBoardBulk('delete', parts),
    pause: useBoardBulk('pause', parts),
    resume: useBoardBulk('resume', parts),
  };
  const ask = useBoardQuestion();
  const onAction = async (action: BoardAction): Promise<void> => {
    const boards = await ask(
      action,
      [...ticks.ids].map((id) => ({ id, name: ticks.names.get(id) ?? id })),
    );
    if (boards === undefined) return;
    setLast(action);
    setUndone(undefined);
    if (boards.length === 0) ticks.clear();
    runs[action].start(boards);
  };
  const running = boardActions
    .map((action) => ({ action, run: runs[action], undone }))
    .find(({ action, run }) => run.phase !== null && (action === last || run.isBusy));
  return {
    onAction: (action: BoardAction) => void onAction(action),
    running,
    /** Closes the result of the last run. */
    dismiss: () => running?.run.send({ type: 'run.dismiss' }),
  };
}

interface BulkParts {
  ticks: Ticks;
  onUndone: (text: string) => void;
}

/** One action, run board by board. The outcome of a delete is shown in the specification's toasts. */
function useBoardBulk(action: BoardAction, { ticks, onUndone }: BulkParts): BulkRun {
  const dispatch = useAppDispatch();
  const { deleteBoard, modifyBoard } = boardsApi.endpoints;
  const offerUndo = useUndoOffer(`boards.${action}`, { label: boardTouchMessages.undo, group: nounMessages.boards });
  const setPaused = (id: string, boardPaused: boolean): Promise<unknown> =>
    dispatch(modifyBoard.initiate({ params: { id }, body: { boardPaused } }, { track: false })).unwrap();
  const isPause = action === 'pause';
  const tell = (boards: readonly BulkItem[]) => {
    offerUndo({
      text: boardMessages.paused(boards.length, isPause),
      until: Date.now() + undoOfferMs,
      ids: boards.map(({ id }) => id),
      takeBack: (id) => setPaused(id, !isPause),
      undone: (count) => boardTouchMessages.undone(count, !isPause),
      notUndone: boardTouchMessages.notUndone,
      onUndone: (ids) => {
        const back = new Set(ids);
        ticks.tick(boards.filter(({ id }) => back.has(id)));
        onUndone(boardTouchMessages.undone(ids.length, !isPause));
      },
    });
  };
  return useBulkRun(
    `boards-${action}`,
    (id) =>
      action === 'delete'
        ? dispatch(deleteBoard.initiate({ params: { id } }, { track: false })).unwrap()
        : setPaused(id, isPause),
    {
      working: boardMessages.working[action],
      done: () => boardMessages.deletedFromList,
      failed: action === 'delete' ? boardMessages.deleteFailed : boardMessages.actFailed,
      onDone: ticks.untick,
      ...(action !== 'delete' && { tell }),
    },
  );
}
