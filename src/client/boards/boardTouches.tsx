import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '#contract/placement';
import type { PlacementRule, RuleTouches } from '#contract/placementRules';
import type { Bookings, BoardTouches } from '#contract/touches';
import { StatusLabel } from '../ui/display/StatusLabel';
import { formatDate, isPast } from '../ui/format/moment';
import type { RecordAct } from '../bulk/changedBy';
import type { Counted, TouchedRow, Touches } from '../ui/feedback/touches';
import { useCountRuleTouchesQuery } from './boards.api';
import { boardTouchMessages, boardName, ruleTouchMessages } from './boards.messages';
import { BoardImage } from './BoardImage';

/** What an act touches of `left` boards, for its question. */
export function boardTouches(act: RecordAct, counted: BoardTouches, left: number): Touches {
  const { campaigns, running, emptied, boards } = counted;
  const texts = boardTouchMessages.totals;
  return {
    totals: [
      { label: act === 'delete' ? texts.lose(campaigns) : texts.booked(campaigns), value: campaigns },
      { label: texts.running, value: running, tone: 'warning' },
      ...(act === 'resume' ? [] : [{ label: texts.emptied, value: emptied.length, tone: 'error' as const }]),
    ],
    rows: bookedBoards(counted),
    unlisted: Math.max(0, left - boards.length),
    notes: act === 'resume' ? [] : emptiedNote(emptied),
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

type Booking = RuleTouches['bookings'][number];
/** The picture of a booked artwork, from a feature that has it. */
type PictureOf = (file: Booking['file']) => ReactNode;

/** What a change of a rule touches, counted again after each tick; the last count stays while the next one is made. */
export function useRuleTouches(
  { kind, subject }: Pick<PlacementRule, 'kind' | 'subject'>,
  refuses: readonly Category[] | null,
  changed: boolean,
  pictureOf?: PictureOf,
): { counted: Counted; counts: RuleTouches | undefined } {
  const { data, currentData, isError, isFetching, refetch } = useCountRuleTouchesQuery(
    { body: { kind, subject, refuses: refuses && [...refuses] } },
    { skip: !changed, refetchOnMountOrArgChange: true },
  );
  const isFailed = isError && !isFetching;
  return {
    counted: {
      status: isFailed ? 'failed' : data ? 'ready' : 'counting',
      touches: data && ruleTouches(data, pictureOf),
      retry: () => void refetch(),
    },
    counts: changed ? currentData : undefined,
  };
}

/** The bookings that a change of a rule touches. */
export function ruleTouches({ bookings, unlooked, narrower }: RuleTouches, pictureOf?: PictureOf): Touches {
  return {
    totals: [],
    rows: bookings.map((booking) => ({ ...touchedBooking(booking), picture: pictureOf?.(booking.file) })),
    notes: [
      ...(bookings.length === 0 ? [{ tone: 'info' as const, text: ruleTouchMessages.noBookings }] : []),
      ...(unlooked > 0
        ? [
            {
              tone: 'warning' as const,
              text: (
                <>
                  <strong>{ruleTouchMessages.unlooked(unlooked)}</strong> {ruleTouchMessages.unlookedHint}{' '}
                  <Link to="/ads?all.category=unlooked&all.hasAdID=true" target="_blank" rel="noopener">
                    {ruleTouchMessages.review}
                  </Link>
                </>
              ),
            },
          ]
        : []),
      ...narrower.map(({ name, boards }) => ({
        tone: 'info' as const,
        text: ruleTouchMessages.narrower(name, boards),
      })),
    ],
  };
}

const touchedBooking = ({ lost, startTime, file, ...booking }: Booking): TouchedRow => ({
  id: `${booking._id}:${file._id}`,
  name: booking.campaignName,
  place: file.fileName,
  touches:
    lost > 0 ? (
      <StatusLabel status="notHere">{ruleTouchMessages.stop(lost, booking.boards)}</StatusLabel>
    ) : (
      <StatusLabel status="back">{ruleTouchMessages.back(booking.gained)}</StatusLabel>
    ),
  more: [
    booking.running
      ? ruleTouchMessages.runsNow
      : startTime === null
        ? ''
        : ruleTouchMessages.starts(formatDate(startTime)),
    lost > 0 && booking.left === 0 ? ruleTouchMessages.nowhere : '',
  ]
    .filter((part) => part !== '')
    .join(', '),
});
