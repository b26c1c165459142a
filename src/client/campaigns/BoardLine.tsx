import type { ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { BoardImageBadge } from '../boards/BoardImageBadge';
import { StatusWord } from '../ui/StatusWord';

interface BoardLineProps {
  board: Board;
  /** Name and place alone: the state stands elsewhere, or is given. */
  place?: boolean;
  children?: ReactNode;
}

/** A board with its picture, name and place, for tables and phones. */
export function BoardLine({ board, place = false, children }: BoardLineProps) {
  return (
    <div className="mq-board-line">
      <BoardImageBadge board={board} />
      <div>
        <div className="mq-ellipsis" title={board.boardname}>
          {board.boardname}
        </div>
        <div className="mq-two mq-ellipsis">
          {[board.boardloc.city, board.boardloc.country].filter((part) => part !== '').join(', ')}
        </div>
        {!place && <StatusWord status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} />}
        {children}
      </div>
    </div>
  );
}
