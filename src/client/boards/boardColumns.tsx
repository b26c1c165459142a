import { Button } from 'antd';
import type { Board } from '#contract/boards';
import { useGetTeamQuery } from '../organisations/teams.api';
import { addBoardMessages } from './addBoard.messages';
import { boardMessages, boardName } from './boards.messages';
import { Clip } from '../ui/display/Clip';
import { RelativeDate } from '../ui/format/RelativeDate';
import type { PagedColumn } from '../ui/table/pagedColumns';
import { StatusLabel } from '../ui/display/StatusLabel';
import { BoardImage } from './BoardImage';

/** 'Lisbon, Portugal', as far as it is known. */
export const placeName = ({ boardloc: { city, country } }: Pick<Board, 'boardloc'>): string =>
  [city, country].filter((part) => part !== '').join(', ');

/** 'Supermarket/Retail Centers' may break after the slash, but nowhere else within a word. */
const breakable = (text: string) =>
  text.split('/').flatMap((part, at) => (at === 0 ? [part] : ['/', <wbr key={at} />, part]));

function TeamName({ id }: { id: string }) {
  const { currentData, isError } = useGetTeamQuery({ params: { id } });
  return currentData ? <Clip>{currentData.team.teamName}</Clip> : isError ? '–' : '…';
}

/** The specification's columns, in its order, and those that can be added. `sortID`s are those of the list call. */
export function boardColumns(onManage: (boardId: string) => void): PagedColumn<Board>[] {
  return [
    {
      id: 'boardname',
      title: boardMessages.name,
      sortID: 'boardname',
      skeleton: 'two',
      render: (board) => (
        <>
          <Clip className="mq-board-name">{boardName(board)}</Clip>
          {board.boardPaused && !board.isDeleted && <StatusLabel status="paused" />}
        </>
      ),
    },
    {
      id: 'country',
      title: boardMessages.country,
      sortID: 'country',
      width: 114,
      maxWidth: 170,
      render: (board) => board.boardloc.country,
    },
    {
      id: 'city',
      title: boardMessages.city,
      sortID: 'city',
      width: 104,
      maxWidth: 160,
      render: (board) => board.boardloc.city,
    },
    {
      id: 'owner',
      title: boardMessages.mediaOwner,
      sortID: 'publisher_name',
      width: 132,
      maxWidth: 210,
      render: (board) => board.publisher_name,
    },
    {
      id: 'type',
      title: boardMessages.type,
      sortID: 'venueType',
      width: 124,
      maxWidth: 200,
      render: (board) => breakable(board.venueType),
    },
    {
      id: 'image',
      title: boardMessages.image,
      width: 66,
      skeleton: 'round',
      render: (board) => <BoardImage board={board} />,
    },
    {
      id: 'resolution',
      title: boardMessages.resolution,
      isExtra: true,
      width: 116,
      align: 'right',
      render: ({ boardsize: { width, height } }) =>
        width === null || height === null ? '–' : `${String(width)} × ${String(height)}`,
    },
    {
      id: 'device',
      title: addBoardMessages.deviceId,
      isExtra: true,
      width: 150,
      maxWidth: 220,
      render: (board) => <Clip className="mq-mono">{board.device_id}</Clip>,
    },
    {
      id: 'team',
      title: boardMessages.team,
      isExtra: true,
      width: 130,
      maxWidth: 200,
      render: ({ team }) => (team === null ? '–' : <TeamName id={team} />),
    },
    {
      id: 'edited',
      title: boardMessages.lastEdited,
      sortID: 'lastEdited',
      isExtra: true,
      width: 116,
      skeleton: 'two',
      render: (board) => <RelativeDate date={board.lastEdited} />,
    },
    {
      id: 'deleted',
      title: boardMessages.isDeleted,
      sortID: 'isDeleted',
      width: 92,
      render: (board) => <StatusLabel status={board.isDeleted ? 'deleted' : 'normal'} />,
    },
    {
      id: 'manage',
      title: boardMessages.manage,
      width: 136,
      stick: true,
      skeleton: 'none',
      render: (board) => (
        <Button
          size="small"
          aria-label={`${boardMessages.manageBoard} ${boardName(board)}`}
          onClick={() => onManage(board._id)}
        >
          {boardMessages.manageBoard}
        </Button>
      ),
    },
  ];
}
