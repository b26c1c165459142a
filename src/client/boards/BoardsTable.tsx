import { useCallback, useMemo, type ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { boardMessages, boardName } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { PagedTable } from '../ui/table/PagedTable';
import type { List, Selection } from '../ui/table/pagedTableProps';
import { BoardCard } from './BoardCard';
import { boardColumns } from './boardColumns';

interface BoardsTableProps {
  list: List<Board>;
  filters?: ReactNode;
  selection: Selection<Board> | undefined;
  running?: ReactNode;
  onManage: (boardId: string) => void;
}

const boardClass = ({ isDeleted }: Board): string => (isDeleted ? 'mq-board-deleted' : '');

/** The list of boards, with the specification's columns. */
export function BoardsTable({ onManage, ...table }: BoardsTableProps) {
  const columns = useMemo(() => boardColumns(onManage), [onManage]);
  const card = useCallback((board: Board) => <BoardCard board={board} onManage={onManage} />, [onManage]);
  return (
    <PagedTable<Board>
      {...table}
      label={nounMessages.boards}
      name="boards"
      columns={columns}
      row={{ name: boardName, className: boardClass, card }}
      empty={{ text: boardMessages.empty }}
      minWidth={978}
    />
  );
}
