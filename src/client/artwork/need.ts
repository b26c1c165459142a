import type { ArtworkFile } from '#contract/artwork';
import { daysUntil, formatDate, isPast, formatWeekday } from '../ui/format/moment';
import type { Status } from '../ui/display/StatusLabel';
import { needMessages } from './artwork.messages';

export interface Need {
  status: Extract<Status, 'runningNow' | 'startsSoon' | 'startsLater'>;
  /** 'Starts tomorrow' */
  label: string;
  /** 'Holds up 2 campaigns, the first starts tomorrow' */
  sentence: string;
  /** '2 campaigns · 14 boards' */
  counts: string;
}

/** What an artwork without a decision holds up; undefined where it holds up nothing. `now`: milliseconds since 1970. */
export function needOf(
  { neededBy, holdsUp }: Pick<ArtworkFile, 'neededBy' | 'holdsUp'>,
  now: number,
): Need | undefined {
  if (!neededBy || !holdsUp) return undefined;
  const { campaigns, boards } = holdsUp;
  const counts = needMessages.counts(campaigns, boards);
  if (isPast(neededBy, now))
    return {
      status: 'runningNow',
      label: needMessages.runningNow,
      sentence: needMessages.holdsUp(campaigns, needMessages.isRunning),
      counts,
    };
  const days = daysUntil(neededBy, now);
  const starts =
    days <= 0
      ? needMessages.startsToday
      : days === 1
        ? needMessages.startsTomorrow
        : needMessages.startsOn(days < 7 ? formatWeekday(neededBy) : formatDate(neededBy));
  return {
    status: days <= 1 ? 'startsSoon' : 'startsLater',
    label: `${starts.charAt(0).toUpperCase()}${starts.slice(1)}`,
    sentence: needMessages.holdsUp(campaigns, starts),
    counts,
  };
}
