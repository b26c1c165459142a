import { useMemo, useState } from 'react';
import type { ArtworkFile, Fit } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { useExtension } from '../../api/product.api';
import { lazyWithRetry } from '../../ui/lazyWithRetry';
import { boardMessages } from '../../boards/boards.messages';
import { campaignMessages } from '../campaigns.messages';
import { stateMessages } from '../../ui/ui.messages';
import { PagedTable } from '../../ui/PagedTable';
import type { PagedColumn } from '../../ui/pagedColumns';
import { StatusWord, type Status } from '../../ui/StatusWord';
import { BoardLine } from '../BoardLine';
import { useListBoardFitsQuery, type BoardFits } from './boardFits.api';

const PointsMap = lazyWithRetry(async () => (await import('../../boards/map/PointsMapPicker')).PointsMap);
const pageSize = 10;
const statuses = {
  exact: 'exactFit',
  bars: 'fitsWithBars',
  nofit: 'doesNotFit',
  toolong: 'tooLong',
  type: 'typeNotAllowed',
} as const satisfies Record<Fit['outcome'], Status>;

/** What stands in the way of a board: that it is deleted or paused, else how the campaign's artworks fit it. */
function BoardState({ board, fits }: { board: Board; fits: BoardFits }) {
  const fit = fits[board._id];
  if (board.isDeleted) return <StatusWord status="deleted" />;
  if (board.boardPaused) return <StatusWord status="paused" />;
  return <StatusWord status={fit === undefined ? 'active' : statuses[fit]} />;
}

const columnsWith = (fits: BoardFits): PagedColumn<Board>[] => [
  { id: 'name', title: boardMessages.name, skeleton: 'two', render: (board) => <BoardLine board={board} place /> },
  {
    id: 'resolution',
    title: campaignMessages.resolution,
    width: 120,
    align: 'right',
    render: ({ boardsize: { width, height } }) =>
      width !== null && height !== null ? `${String(width)} × ${String(height)}` : '–',
  },
  {
    id: 'state',
    title: stateMessages.status,
    width: 150,
    render: (board) => <BoardState board={board} fits={fits} />,
  },
];

const none: BoardFits = {};

/** The campaign's boards as a table and on a map, each with how the campaign's artworks fit it. */
export function CampaignBoards({ boards, artworks }: { boards: readonly Board[]; artworks: readonly ArtworkFile[] }) {
  const [page, setPage] = useState(1);
  const canFit = useExtension('file-fit');
  const ids = useMemo(
    () => artworks.filter(({ isPreApproved }) => isPreApproved !== false).map(({ _id }) => _id),
    [artworks],
  );
  const { data: fits = none } = useListBoardFitsQuery(ids, { skip: !canFit || ids.length === 0 });
  const columns = useMemo(() => columnsWith(fits), [fits]);
  return (
    <div className="mq-campaign-boards">
      <PagedTable<Board>
        label={campaignMessages.boards}
        title={campaignMessages.boards}
        total={boards.length}
        rows={boards.slice((page - 1) * pageSize, page * pageSize)}
        columns={columns}
        rowName={({ boardname }) => boardname}
        page={page}
        pageSize={pageSize}
        pageSizes={[pageSize]}
        onChange={(place) => setPage(place.page)}
        status="ready"
        emptyText={boardMessages.empty}
        renderCard={(board) => (
          <BoardLine board={board} place>
            <BoardState board={board} fits={fits} />
          </BoardLine>
        )}
        minWidth={420}
      />
      <div className="mq-card mq-campaign-map">
        <PointsMap label={campaignMessages.mapOf} boards={boards} />
      </div>
    </div>
  );
}
