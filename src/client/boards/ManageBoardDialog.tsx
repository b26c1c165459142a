import { Alert, Button, ConfigProvider } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Board } from '#contract/boards';
import { disabledReason, usePermission } from '../session/permissions';
import { CopyId } from '../ui/display/CopyId';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { FormDialog } from '../ui/form/FormDialog';
import { boardMessages, boardName } from './boards.messages';
import { stateMessages } from '../ui/ui.messages';
import { notify } from '../ui/feedback/notify';
import { failureOf } from '../api/apiError';
import { BoardHead } from './BoardHead';
import { useDeleteBoardFromFormMutation, useGetBoardUncachedQuery, useModifyBoardMutation } from './boards.api';
import { BoardEditor } from './form/BoardEditor';
import { useBoardQuestion } from './useBoardQuestion';

/** Scrolls to a notice that appears, because the form may be scrolled down. */
const intoView = (notice: { nativeElement: HTMLElement } | null): void =>
  notice?.nativeElement.scrollIntoView({ block: 'nearest' });

interface ManageBoardDialogProps {
  boardId: string;
  onClose: () => void;
}

/** 'Manage a board.': the board's id and its manager. */
export function ManageBoardDialog({ boardId, onClose }: ManageBoardDialogProps) {
  const query = useGetBoardUncachedQuery({ params: { id: boardId } });
  const board = query.currentData?.board;
  const remove = useRemoveBoard();
  const restore = useRestoreBoard();
  const allowance = usePermission('inventory', board?.boardOwner);
  return (
    <FormDialog
      open
      title={boardMessages.manageTitle}
      subtitle={
        <>
          Board id <CopyId id={boardId} of={board ? boardName(board) : 'the board'} />
        </>
      }
      width={920}
      onClose={onClose}
    >
      <QueryPending what="The board" query={query} />
      {board && allowance !== 'yes' && (
        <Alert
          ref={intoView}
          type="info"
          showIcon
          className="mq-board-notice"
          title={disabledReason(allowance) ?? stateMessages.readOnly}
        />
      )}
      {board?.isDeleted && allowance === 'yes' && (
        <Alert
          ref={intoView}
          type="warning"
          showIcon
          className="mq-board-notice"
          title={boardMessages.isDeletedNote}
          action={<Button onClick={() => void restore(board._id)}>{boardMessages.restore}</Button>}
        />
      )}
      {board && (
        <ConfigProvider componentDisabled={allowance !== 'yes' || board.isDeleted}>
          <BoardEditor
            key={board._id}
            board={board}
            canSave={allowance !== 'never' && !board.isDeleted}
            onClose={onClose}
            head={(onBumped) => <BoardHead board={board} onBumped={onBumped} />}
            onDelete={board.isDeleted || allowance === 'never' ? undefined : () => void remove(board)}
          />
        </ConfigProvider>
      )}
    </FormDialog>
  );
}

function useRestoreBoard(): (boardId: string) => Promise<void> {
  const [modify] = useModifyBoardMutation();
  return async (boardId) => {
    const { error } = await modify({ params: { id: boardId }, body: { isDeleted: false } });
    const key = `board.restore:${boardId}`;
    if (error) notify.error({ key, text: boardMessages.saveFailed(failureOf(error).message) });
    else notify.success({ key, text: boardMessages.restored });
  };
}

/** Confirms, deletes with the form's call, shows a notice and goes to the management screen, as specified. */
function useRemoveBoard(): (board: Board) => Promise<void> {
  const confirmAct = useBoardQuestion();
  const [deleteBoard] = useDeleteBoardFromFormMutation();
  const navigate = useNavigate();
  return async (board) => {
    const answer = await confirmAct('delete', [{ id: board._id, name: boardName(board) }]);
    if (answer === undefined || answer.records.length === 0) return;
    const { error } = await deleteBoard({ params: { id: board._id } });
    const key = `board.delete:${board._id}`;
    if (error) {
      notify.error({ key, text: boardMessages.deleteFailed(failureOf(error).message) });
      return;
    }
    notify.success({ key, text: boardMessages.deletedFromForm });
    await navigate('/management/campaigns');
  };
}
