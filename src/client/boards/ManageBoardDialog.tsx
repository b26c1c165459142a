import { CopyId } from '../ui/CopyId';
import { FormDialog } from '../ui/FormDialog';
import { messages } from '../ui/messages';
import { boardName } from './boardColumns';
import { useGetBoardUncachedQuery } from './boards.api';

interface ManageBoardDialogProps {
  boardId: string;
  onClose: () => void;
}

/** 'Manage a board.': the board's id and its manager. */
export function ManageBoardDialog({ boardId, onClose }: ManageBoardDialogProps) {
  const { data } = useGetBoardUncachedQuery({ params: { id: boardId } });
  return (
    <FormDialog open title={messages.boards.manageTitle} subtitle={<>Board id <CopyId id={boardId} of={data ? boardName(data.board) : 'the board'} /></>} width={920} onClose={onClose}>
      {data && boardName(data.board)}
    </FormDialog>
  );
}
