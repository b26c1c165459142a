import { useCallback, useMemo, type ReactNode } from 'react';
import type { Board } from '#contract/boards';
import { boardMessages, boardName } from './boards.messages';
import { nounMessages } from '../ui/ui.messages';
import { tickProps, type TickPermissions } from '../session/tickPermissions.api';
import { PagedTable, type Selection, type TableStatus } from '../ui/table/PagedTable';
import type { ShownFailure } from '../ui/feedback/FailureAlert';
import type { FilterShape } from '../ui/table/tableSearch';
import type { TableSearch } from '../ui/table/useTableSearch';
import { BoardCard } from './BoardCard';
import { boardColumns } from './boardColumns';

interface BoardsTableProps {
  boards: readonly Board[];
  total: number;
  search: Pick<TableSearch<string, FilterShape>, 'owns' | 'tableParams' | 'onChange'>;
  status: TableStatus;
  failure?: ShownFailure | undefined;
  onRetry: () => void;
  filters?: ReactNode;
  filtered: boolean;
  filterText: string;
  onClearFilters: () => void;
  tickPermissions: TickPermissions<Board>;
  selection: Selection;
  bulk: ReactNode;
  running?: ReactNode;
  onManage: (board: Board) => void;
}

const boardClass = ({ isDeleted }: Board): string => (isDeleted ? 'mq-board-deleted' : '');

/** The list of boards, with the specification's columns. */
export function BoardsTable({
  boards,
  total,
  search,
  status,
  failure,
  onRetry,
  filters,
  filtered,
  filterText,
  onClearFilters,
  tickPermissions,
  selection,
  bulk,
  running,
  onManage,
}: BoardsTableProps) {
  const columns = useMemo(() => boardColumns(onManage), [onManage]);
  const card = useCallback((board: Board) => <BoardCard board={board} onManage={onManage} />, [onManage]);
  return (
    <PagedTable<Board>
      label={nounMessages.boards}
      name="boards"
      owns={search.owns}
      total={total}
      rows={boards}
      columns={columns}
      rowName={boardName}
      {...search.tableParams}
      onChange={search.onChange}
      status={status}
      failure={failure}
      onRetry={onRetry}
      emptyText={boardMessages.empty}
      filters={filters}
      filtered={filtered}
      filterText={filterText}
      onClearFilters={onClearFilters}
      {...tickProps(tickPermissions, selection)}
      bulk={bulk}
      running={running}
      rowClassName={boardClass}
      renderCard={card}
      minWidth={978}
    />
  );
}
