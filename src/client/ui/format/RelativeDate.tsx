import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { ago, dueIn, formatDate, formatExact, formatSecond, fromNow, isDate } from './moment';
import { useNow } from './useNow';

interface RelativeDateProps {
  /** ISO 8601; a dash if it is missing or invalid. */
  date: string | null | undefined;
  /** One line ('21 Nov 2026, 2 hours ago') instead of two. */
  inline?: boolean;
  /** A plan, such as the end of a campaign, and not what has happened: may be in the future. */
  planned?: boolean;
  /** What the server will do at this time: never in the past. */
  due?: boolean;
  /** With the time of the day, to the second. */
  withTime?: boolean;
}

/** An element, because a text would be made for every row: asking for the time zone takes milliseconds. */
const Exact = ({ date }: { date: string }) => formatExact(date);

/** The day above the relative time, which is updated; the exact time and zone on hover and focus. */
export function RelativeDate({ date, inline, planned, due, withTime }: RelativeDateProps) {
  // Renders once a minute, but with the exact current time: with that of the last minute, a newer record would be in
  // the future.
  useNow();
  if (!date || !isDate(date)) return <span className="mq-date">–</span>;
  const relative = (due ? dueIn : planned ? fromNow : ago)(date);
  return (
    <DatedText date={date} className="mq-date">
      {withTime ? formatSecond(date) : formatDate(date)}
      {inline ? `, ${relative}` : <span className="mq-two">{relative}</span>}
    </DatedText>
  );
}

interface DatedTextProps {
  /** ISO 8601. */
  date: string;
  children: ReactNode;
  className?: string;
}

/** A text that names a date: the exact time and zone on hover and focus. */
export const DatedText = ({ date, children, className }: DatedTextProps) => (
  <Tooltip title={<Exact date={date} />}>
    {/* Focusable, so that the keyboard reaches the exact time. */}
    <time className={className} dateTime={date} tabIndex={0}>
      {children}
    </time>
  </Tooltip>
);
