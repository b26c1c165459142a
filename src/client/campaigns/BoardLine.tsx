import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { BoardImageBadge } from '../boards/BoardImageBadge';
import { boardName } from '../boards/boards.messages';
import { Clip } from '../ui/display/Clip';
import { StatusLabel } from '../ui/display/StatusLabel';

interface BoardLineProps {
  board: Board;
  /** In place of its status; then its pixels are shown before its location. */
  children?: ReactNode;
}

/** A board with its picture, name and location, for tables and phones. */
export function BoardLine({ board, children }: BoardLineProps) {
  return (
    <Flex gap={12} align="center" className="mq-board-line">
      <BoardImageBadge board={board} />
      <div>
        <Clip>{boardName(board)}</Clip>
        <div className="mq-two mq-ellipsis">
          {children !== undefined && formatPixels(board)}
          {[board.boardloc.city, board.boardloc.country].filter((part) => part !== '').join(', ')}
        </div>
        {children ?? <StatusLabel status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} />}
      </div>
    </Flex>
  );
}

/** '1920 × 1080 · ', or '' if unknown. */
function formatPixels({ boardsize: { width, height } }: Board): string {
  return width !== null && height !== null ? `${String(width)} × ${String(height)} · ` : '';
}
