import type { ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { BoardImageBadge } from '../boards/BoardImageBadge';
import { boardName } from '../boards/boards.messages';
import { Clip } from '../ui/display/Clip';
import { StatusLabel } from '../ui/display/StatusLabel';

interface BoardLineProps {
  board: Board;
  /** Leaves out the status, which is shown elsewhere or passed as children. */
  nameOnly?: boolean;
  /** Shows its pixels before its location. */
  withSize?: boolean;
  children?: ReactNode;
}

/** A board with its picture, name and location, for tables and phones. */
export function BoardLine({ board, nameOnly = false, withSize = false, children }: BoardLineProps) {
  return (
    <div className="mq-board-line">
      <BoardImageBadge board={board} />
      <div>
        <Clip>{boardName(board)}</Clip>
        <div className="mq-two mq-ellipsis">
          {withSize && formatPixels(board)}
          {[board.boardloc.city, board.boardloc.country].filter((part) => part !== '').join(', ')}
        </div>
        {!nameOnly && <StatusLabel status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} />}
        {children}
      </div>
    </div>
  );
}

/** '1920 × 1080 · ', or '' if unknown. */
function formatPixels({ boardsize: { width, height } }: Board): string {
  return width !== null && height !== null ? `${String(width)} × ${String(height)} · ` : '';
}
