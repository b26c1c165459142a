import { Button } from 'antd';
import type { Board } from '#contract/boards';
import { messages } from '../ui/messages';
import { StatusWord } from '../ui/StatusWord';
import { boardName } from './boardColumns';
import { BoardImage } from './BoardImage';

interface BoardCardProps {
  board: Board;
  onManage: (board: Board) => void;
}

/** A board on a phone: picture, name, place, owner, state, action. */
export function BoardCard({ board, onManage }: BoardCardProps) {
  const place = [board.boardloc.city, board.boardloc.country].filter((part) => part !== '').join(', ');
  return (
    <div className={board.isDeleted ? 'mq-board-card mq-board-deleted' : 'mq-board-card'}>
      <BoardImage board={board} />
      <div>
        <div className="mq-board-name mq-ellipsis">{boardName(board)}</div>
        <div className="mq-two mq-ellipsis">{[place, board.publisher_name].filter((part) => part !== '').join(' · ')}</div>
        <StatusWord status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'normal'} />
      </div>
      <Button aria-label={`${messages.boards.manageBoard} ${boardName(board)}`} onClick={() => { onManage(board); }}>
        {messages.boards.manage}
      </Button>
    </div>
  );
}
