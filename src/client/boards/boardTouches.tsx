import { Link } from 'react-router-dom';
import type { Bookings, BoardTouches } from '#contract/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { formatDate, isPast } from '../ui/format/moment';
import type { TouchedRow, Touches } from '../ui/bulk/touches';
import { boardTouchMessages, boardName } from './boards.messages';
import { BoardImage } from './BoardImage';

export type BoardAction = 'delete' | 'pause' | 'resume';

/** What an act on boards touches, for its question. */
export function boardTouches(action: BoardAction, count: number, counted: BoardTouches): Touches {
  const { campaigns, running, emptied, paused, boards } = counted;
  const texts = boardTouchMessages.totals;
  const deleted = counted.deleted?.length ?? 0;
  const already = { delete: 0, pause: paused.length, resume: count - deleted - paused.length }[action];
  const left = count - deleted - already;
  return {
    totals: [
      { label: action === 'delete' ? texts.lose(campaigns) : texts.booked(campaigns), value: campaigns },
      { label: texts.running, value: running, tone: 'warning' },
      ...(action === 'resume' ? [] : [{ label: texts.emptied, value: emptied.length, tone: 'error' as const }]),
    ],
    rows: bookedBoards(counted),
    unlisted: Math.max(0, count - deleted - boards.length),
    notes: action === 'resume' ? [] : emptiedNote(emptied),
    ...(action !== 'delete' && { sureText: boardTouchMessages.sure[action](left === 0 ? count : left) }),
    ...(left < count && { lead: boardTouchMessages.leftOut[action]({ already, deleted, all: count }) }),
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
