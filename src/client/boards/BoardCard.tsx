import { Button } from 'antd';
import type { Board } from '#contract/boards';
import { boardMessages, boardName } from './boards.messages';
import { StatusLabel } from '../ui/display/StatusLabel';
import { placeName } from './boardColumns';
import { BoardImage } from './BoardImage';

interface BoardCardProps {
  board: Board;
  onManage: (boardId: string) => void;
}

/** A board on a phone: name, location, owner and picture, below them its state and the actions. */
export function BoardCard({ board, onManage }: BoardCardProps) {
  return (
    <div className={board.isDeleted ? 'mq-board-card mq-board-deleted' : 'mq-board-card'}>
      <div className="mq-board-card-text">
        <div className="mq-board-name">{boardName(board)}</div>
        {board.boardPaused && !board.isDeleted && <StatusLabel status="paused" />}
        <div className="mq-two">{placeName(board)}</div>
        <div className="mq-two">{board.publisher_name}</div>
      </div>
      <BoardImage board={board} />
      <StatusLabel status={board.isDeleted ? 'deleted' : 'normal'} />
      <Button aria-label={`${boardMessages.manageBoard} ${boardName(board)}`} onClick={() => onManage(board._id)}>
        {boardMessages.manageBoard}
      </Button>
    </div>
  );
}
