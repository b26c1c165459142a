import { lazy, Suspense, useState } from 'react';
import type { Board } from '#contract/boards';
import { BoardLine } from '../BoardLine';
import { messages } from '../../ui/messages';
import { PagedTable } from '../../ui/PagedTable';
import type { PagedColumn } from '../../ui/pagedColumns';
import { StatusWord } from '../../ui/StatusWord';

const PointsMap = lazy(async () => ({ default: (await import('../../boards/map/PointsMapPicker')).PointsMap }));
const pageSize = 10;

const columns: PagedColumn<Board>[] = [
  {
    id: 'name', title: messages.boards.name, skeleton: 'two',
    render: (board) => <BoardLine board={board} place />,
  },
  { id: 'resolution', title: messages.campaigns.resolution, width: 120, align: 'right', render: ({ boardsize: { width, height } }) => (width !== null && height !== null ? `${String(width)} × ${String(height)}` : '–') },
  { id: 'state', title: messages.campaigns.status, width: 120, render: (board) => <StatusWord status={board.isDeleted ? 'deleted' : board.boardPaused ? 'paused' : 'active'} /> },
];

/** The campaign's boards as a table and on a map. */
export function CampaignBoards({ boards }: { boards: readonly Board[] }) {
  const [page, setPage] = useState(1);
  return (
    <div className="mq-campaign-boards">
      <PagedTable<Board>
        label={messages.campaigns.boards}
        title={messages.campaigns.boards}
        total={boards.length}
        rows={boards.slice((page - 1) * pageSize, page * pageSize)}
        columns={columns}
        rowName={({ boardname }) => boardname}
        page={page}
        pageSize={pageSize}
        pageSizes={[pageSize]}
        onChange={(place) => { setPage(place.page); }}
        status="ready"
        emptyText={messages.boards.empty}
        renderCard={(board) => <BoardLine board={board} />}
        minWidth={420}
      />
      <div className="mq-card mq-campaign-map">
        <Suspense fallback={null}><PointsMap label={messages.campaigns.mapOf} boards={boards} /></Suspense>
      </div>
    </div>
  );
}
