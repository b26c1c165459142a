import { Button } from 'antd';
import type { Board } from '#contract/boards';
import { boardMessages } from './boards.messages';
import { Clip } from '../ui/display/Clip';
import type { PagedColumn } from '../ui/table/pagedColumns';
import { StatusLabel } from '../ui/display/StatusLabel';
import { BoardImage } from './BoardImage';

export const boardName = (board: Pick<Board, 'boardname' | '_id'>): string =>
  board.boardname === '' ? board._id : board.boardname;

/** 'Lisbon, Portugal', as far as it is known. */
export const placeName = ({ boardloc: { city, country } }: Pick<Board, 'boardloc'>): string =>
  [city, country].filter((part) => part !== '').join(', ');

/** 'Supermarket/Retail Centers' may break after the slash, but nowhere else within a word. */
const breakable = (text: string) =>
  text.split('/').flatMap((part, at) => (at === 0 ? [part] : ['/', <wbr key={at} />, part]));

/** The specification's columns, in its order. `sortID`s are those of the list call. */
export function boardColumns(onManage: (board: Board) => void): PagedColumn<Board>[] {
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
          onClick={() => {
            onManage(board);
          }}
        >
          {boardMessages.manageBoard}
        </Button>
      ),
    },
  ];
}
