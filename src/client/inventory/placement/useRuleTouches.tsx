import { Link } from 'react-router-dom';
import type { Category } from '#contract/placement';
import type { PlacementRule, RuleTouches } from '#contract/placementRules';
import { ArtworkImageBadge } from '../../artwork/ArtworkImageBadge';
import type { Counted, TouchedRow, Touches } from '../../ui/bulk/touches';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { formatDate } from '../../ui/format/moment';
import { ruleMessages } from './placement.messages';
import { useCountRuleTouchesQuery } from './placementRules.api';

/** What a change of a rule touches, counted again after each tick; the last count stays while the next one is made. */
export function useRuleTouches(
  { kind, subject }: PlacementRule,
  refuses: readonly Category[],
  changed: boolean,
): { counted: Counted; counts: RuleTouches | undefined } {
  const { data, currentData, isError, isFetching, refetch } = useCountRuleTouchesQuery(
    { body: { kind, subject, refuses: [...refuses] } },
    { skip: !changed, refetchOnMountOrArgChange: true },
  );
  const isFailed = isError && !isFetching;
  return {
    counted: {
      status: isFailed ? 'failed' : data ? 'ready' : 'counting',
      touches: data && touchesOf(data),
      retry: () => void refetch(),
    },
    counts: changed ? currentData : undefined,
  };
}

function touchesOf({ bookings, unlooked, narrower }: RuleTouches): Touches {
  return {
    totals: [],
    rows: bookings.map(rowOf),
    notes: [
      ...(bookings.length === 0 ? [{ tone: 'info' as const, text: ruleMessages.noBookings }] : []),
      ...(unlooked > 0
        ? [
            {
              tone: 'warning' as const,
              text: (
                <>
                  <strong>{ruleMessages.unlooked(unlooked)}</strong> {ruleMessages.unlookedHint}{' '}
                  <Link to="/ads?all.category=unlooked&all.hasAdID=true" target="_blank" rel="noopener">
                    {ruleMessages.review}
                  </Link>
                </>
              ),
            },
          ]
        : []),
      ...narrower.map(({ name, boards }) => ({ tone: 'info' as const, text: ruleMessages.narrower(name, boards) })),
    ],
  };
}

const rowOf = ({ lost, startTime, file, ...booking }: RuleTouches['bookings'][number]): TouchedRow => ({
  id: `${booking._id}:${file._id}`,
  picture: <ArtworkImageBadge file={file} />,
  name: booking.campaignName,
  place: file.fileName,
  touches:
    lost > 0 ? (
      <StatusLabel status="notHere">{ruleMessages.stop(lost, booking.boards)}</StatusLabel>
    ) : (
      <StatusLabel status="back">{ruleMessages.back(booking.gained)}</StatusLabel>
    ),
  more: [
    booking.running ? ruleMessages.runsNow : startTime === null ? '' : ruleMessages.starts(formatDate(startTime)),
    lost > 0 && booking.left === 0 ? ruleMessages.nowhere : '',
  ]
    .filter((part) => part !== '')
    .join(', '),
});
