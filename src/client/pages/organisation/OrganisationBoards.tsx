import type { Board } from '#contract/boards';
import { useListBoardsQuery } from '../../boards/boards.api';
import { boardMessages, boardName } from '../../boards/boards.messages';
import { nounMessages, stateMessages } from '../../ui/ui.messages';
import { BoardLine } from '../../campaigns/BoardLine';
import { Clip } from '../../ui/display/Clip';
import { PagedTable } from '../../ui/table/PagedTable';
import type { PagedColumn } from '../../ui/table/pagedColumns';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { listOf } from '../../ui/table/listOf';
import { useTableSearch } from '../../ui/table/useTableSearch';

const defaults = {
  pageSize: 10,
  sortID: 'boardname',
  sortDesc: false,
  sortIDs: ['boardname', 'country', 'city', 'venueType'],
} as const;
const shape = {};

const columns: PagedColumn<Board>[] = [
  {
    id: 'name',
    title: boardMessages.name,
    sortID: 'boardname',
    render: (board) => <Clip>{boardName(board)}</Clip>,
  },
  ...(['country', 'city'] as const).map((id): PagedColumn<Board> => ({
    id,
    title: boardMessages[id],
    sortID: id,
    width: id === 'country' ? 130 : 120,
    maxWidth: 180,
    render: ({ boardloc }) => boardloc[id],
  })),
  {
    id: 'type',
    title: boardMessages.type,
    sortID: 'venueType',
    width: 170,
    maxWidth: 220,
    render: ({ venueType }) => venueType,
  },
  {
    id: 'state',
    title: stateMessages.status,
    width: 120,
    render: (board) => <StatusLabel status={board.boardPaused ? 'paused' : 'active'} />,
  },
];

/** The boards of one organisation, without deleted ones, as organisations count them. */
export function OrganisationBoards({ orgId }: { orgId: string }) {
  const search = useTableSearch('boards', defaults, shape);
  const query = useListBoardsQuery({ query: { ...search.query, deleted: false, orgID: orgId } });
  return (
    <PagedTable<Board>
      label={nounMessages.boards}
      name="organisation.boards"
      list={listOf(search, query, { rows: query.data?.boards, total: query.data?.totalBoards })}
      columns={columns}
      row={{ name: boardName, card: (board) => <BoardLine board={board} /> }}
      empty={{ text: boardMessages.empty }}
      minWidth={720}
    />
  );
}
