import { Link } from 'react-router-dom';
import type { Bookings, BoardTouches } from '#contract/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { formatDate, isPast } from '../ui/format/moment';
import type { TouchedRow, Touches } from '../ui/bulk/touches';
import { boardTouchMessages, boardName } from './boards.messages';
import { BoardImage } from './BoardImage';

export type BoardAction = 'delete' | 'pause' | 'resume';

/** The boards that an act would not change: those that are in that state already, and the deleted ones. */
export interface Unchanged {
  already: number;
  deleted: number;
}

/** What an act touches, for its question. `counted`: of the boards that it changes, `all` with the unchanged ones. */
export function boardTouches(action: BoardAction, all: number, unchanged: Unchanged, counted: BoardTouches): Touches {
  const { campaigns, running, emptied, boards } = counted;
  const texts = boardTouchMessages.totals;
  const left = all - unchanged.already - unchanged.deleted;
  if (left === 0)
    return {
      totals: [],
      rows: [],
      lead: boardTouchMessages.leftOut[action]({ ...unchanged, all }),
      sureText: boardTouchMessages.untick,
    };
  return {
    totals: [
      { label: action === 'delete' ? texts.lose(campaigns) : texts.booked(campaigns), value: campaigns },
      { label: texts.running, value: running, tone: 'warning' },
      ...(action === 'resume' ? [] : [{ label: texts.emptied, value: emptied.length, tone: 'error' as const }]),
    ],
    rows: bookedBoards(counted),
    unlisted: Math.max(0, left - boards.length),
    notes: action === 'resume' ? [] : emptiedNote(emptied),
    ...(action !== 'delete' && { sureText: boardTouchMessages.sure[action](left) }),
    ...(left < all && { lead: boardTouchMessages.leftOut[action]({ ...unchanged, all }) }),
  };
}

/** Each board with the campaigns that book it. */
export const bookedBoards = ({ boards }: BoardTouches): TouchedRow[] =>
  boards.map(({ board, ...bookings }) => ({
    id: board._id,
    picture: <BoardImage board={board} />,
    name: boardName(board),
    place: [board.boardloc.city, board.device_id].filter((part) => part !== '').join(' · '),
    touches: <BookedBy {...bookings} />,
    more: boardTouchMessages.bookings(bookings, formatDate),
  }));

function BookedBy({ campaigns, running }: Bookings) {
  if (campaigns === 0) return <StatusLabel status="notBooked" />;
  return running > 0 ? (
    <StatusLabel status="runningNow">{boardTouchMessages.running(running)}</StatusLabel>
  ) : (
    <StatusLabel status="campaigns">{boardTouchMessages.campaigns(campaigns)}</StatusLabel>
  );
}

/** A warning if campaigns would be left without an active board. */
export function emptiedNote(emptied: BoardTouches['emptied']): NonNullable<Touches['notes']> {
  const [first] = emptied;
  if (!first) return [];
  return [
    {
      tone: 'error',
      text: (
        <>
          <Link to={`/campaign/${encodeURIComponent(first._id)}`} target="_blank" rel="noopener">
            {first.campaignName}
          </Link>{' '}
          {boardTouchMessages.emptied(
            emptied.length,
            first.startTime === null || isPast(first.startTime) ? null : formatDate(first.startTime),
          )}
        </>
      ),
    },
  ];
}
