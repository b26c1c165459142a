import { useMemo, type ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { boardMessages } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { PagedTable, type Selection, type TableStatus } from '../ui/PagedTable';
import type { ShownFailure } from '../ui/FailureAlert';
import type { TablePlace } from '../ui/tableSearch';
import type { HistoryStep } from '../ui/useTableSearch';
import { BoardCard } from './BoardCard';
import { boardColumns, boardName } from './boardColumns';

interface BoardsTableProps {
  boards: readonly Board[];
  total: number;
  place: TablePlace;
  onPlace: (place: TablePlace, step?: HistoryStep) => void;
  status: TableStatus;
  failure?: ShownFailure | undefined;
  onRetry: () => void;
  filters?: ReactNode;
  filtered: boolean;
  onClearFilters: () => void;
  selection: Selection;
  bulk: ReactNode;
  running?: ReactNode;
  onManage: (board: Board) => void;
}

/** The list of boards, with the specification's columns. */
export function BoardsTable({
  boards,
  total,
  place,
  onPlace,
  status,
  failure,
  onRetry,
  filters,
  filtered,
  onClearFilters,
  selection,
  bulk,
  running,
  onManage,
}: BoardsTableProps) {
  const columns = useMemo(() => boardColumns(onManage), [onManage]);
  return (
    <PagedTable<Board>
      label={nounMessages.boards}
      total={total}
      rows={boards}
      columns={columns}
      rowName={boardName}
      {...place}
      onChange={onPlace}
      status={status}
      failure={failure}
      onRetry={onRetry}
      emptyText={boardMessages.empty}
      filters={filters}
      filtered={filtered}
      onClearFilters={onClearFilters}
      selection={selection}
      bulk={bulk}
      running={running}
      rowClassName={(board) => (board.isDeleted ? 'mq-board-deleted' : '')}
      renderCard={(board) => <BoardCard board={board} onManage={onManage} />}
      minWidth={978}
    />
  );
}
