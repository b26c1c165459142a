import { Link } from 'react-router-dom';
import type { Bookings, BoardTouches } from '#contract/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { formatDate, isPast } from '../ui/format/moment';
import type { RecordAct, Unchanged } from '../ui/bulk/changedBy';
import type { TouchedRow, Touches } from '../ui/bulk/touches';
import { boardTouchMessages, boardName } from './boards.messages';
import { BoardImage } from './BoardImage';

interface Found {
  unchanged: Unchanged;
  counted: BoardTouches;
}

/** What an act touches, for its question. `all`: how many boards are ticked; `counted`: of those that it changes. */
export function boardTouches(act: RecordAct, all: number, { unchanged, counted }: Found): Touches {
  const { campaigns, running, emptied, boards } = counted;
  const texts = boardTouchMessages.totals;
  const left = all - unchanged.already - unchanged.deleted;
  const lead = boardTouchMessages.leftOut[act](unchanged, all);
  if (left === 0) return { totals: [], rows: [], lead, changesNothing: true };
  return {
    totals: [
      { label: act === 'delete' ? texts.lose(campaigns) : texts.booked(campaigns), value: campaigns },
      { label: texts.running, value: running, tone: 'warning' },
      ...(act === 'resume' ? [] : [{ label: texts.emptied, value: emptied.length, tone: 'error' as const }]),
    ],
    rows: bookedBoards(counted),
    unlisted: Math.max(0, left - boards.length),
    notes: act === 'resume' ? [] : emptiedNote(emptied),
    ...(act !== 'delete' && {
      title: boardTouchMessages.question[act](left),
      sureText: boardTouchMessages.sure[act](left),
    }),
    ...(left < all && { lead }),
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
