import { Tooltip } from 'antd';
import moment from 'moment';
import { useNow } from './useNow';

interface RelativeDateProps {
  /** ISO 8601; nothing or an unreadable date gives a dash. */
  date: string | null | undefined;
  /** One line ('21 Nov 2026, 2 hours ago') instead of two. */
  inline?: boolean;
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** 'D MMM YYYY' */
export const formatDate = (date: string): string => moment(date).format('D MMM YYYY');
/** The exact local time with its offset and zone. */
export const formatExact = (date: string): string => `${moment(date).format('D MMM YYYY, HH:mm:ss [UTC]Z')} (${zone()})`;

/** The day over the time from now, which stays fresh; the exact time and zone on hover and focus. */
export function RelativeDate({ date, inline = false }: RelativeDateProps) {
  const now = useNow();
  const at = moment(date ?? undefined, moment.ISO_8601);
  if (!date || !at.isValid()) return <span className="mq-date">–</span>;
  const relative = at.from(moment(now));
  return (
    <Tooltip title={formatExact(date)} trigger={['hover', 'focus']}>
      {/* Focusable, or the exact time is for the mouse alone. */}
      <time className="mq-date" dateTime={date} tabIndex={0}>
        {formatDate(date)}
        {inline ? `, ${relative}` : <span className="mq-two">{relative}</span>}
      </time>
    </Tooltip>
  );
}
