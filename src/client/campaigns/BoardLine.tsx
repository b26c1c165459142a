import type { Board } from '#contract/boards';
import { BoardImageBadge } from '../boards/BoardImageBadge';
import { StatusWord } from '../ui/StatusWord';

interface BoardLineProps {
  board: Board;
  /** The state stands elsewhere: name and place alone. */
  place?: boolean;
}

/** A board with its picture, name and place, for tables and phones. */
export function BoardLine({ board, place = false }: BoardLineProps) {
  return (
    <div className="mq-board-line">
      <BoardImageBadge board={board} />
      <div>
        <div className="mq-ellipsis" title={board.boardname}>
          {board.boardname}
        </div>
        <div className="mq-two mq-ellipsis">{[board.boardloc.city, board.boardloc.country].filter((part) => part !== '').join(', ')}</div>
        {!place && <StatusWord status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} />}
      </div>
    </div>
  );
}
