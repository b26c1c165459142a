import { formatDate, fromNow, isDate } from './moment';
import { useNow } from './useNow';

interface RelativeDateProps {
  /** ISO 8601; nothing or an unreadable date gives a dash. */
  date: string | null | undefined;
  /** One line ('21 Nov 2026, 2 hours ago') instead of two. */
  inline?: boolean;
}

/** The day over the relative time, which stays fresh; the exact time and zone on hover and focus. */
export function RelativeDate({ date, inline = false }: RelativeDateProps) {
  // Renders once a minute. The time itself is read anew: a record made since the last minute began would lie in the future.
  useNow();
  if (!date || !isDate(date)) return <span className="mq-date">–</span>;
  const relative = fromNow(date);
  return (
    // Focusable, or the exact time, which `Tips` shows, is for the mouse alone.
    <time className="mq-date" dateTime={date} tabIndex={0}>
      {formatDate(date)}
      {inline ? `, ${relative}` : <span className="mq-two">{relative}</span>}
    </time>
  );
}
