import moment from 'moment';
import { plainText } from './readNumber';

/*
 * Every date and relative time that a user sees is parsed, computed and formatted here. Records may have a time
 * slightly ahead of this clock, so times shortly before and after now are 'just now'.
 */
const justNow = 'just now';
moment.updateLocale('en', {
  relativeTime: {
    s: justNow,
    past: (text) => (text === justNow ? text : `${text} ago`),
    future: (text) => (text === justNow ? text : `in ${text}`),
  },
});

/** Parses an ISO 8601 text; a day without a time is in this time zone. Anything else is invalid. */
const read = (date: string) => moment(date, moment.ISO_8601);

export const isDate = (date: string): boolean => read(date).isValid();

/** '21 Nov 2026' */
export const formatDate = (date: string): string => read(date).format('D MMM YYYY');

/** '21 Nov 2026, 14:03:09' */
export const formatSecond = (date: string): string => read(date).format('D MMM YYYY, HH:mm:ss');

/** '21 Nov 2026, 14:03' */
export const formatMinute = (date: string): string => read(date).format('D MMM YYYY, HH:mm');

/** '21 Nov 2026' for a day without a time, independent of the time zone. */
export const formatDay = (day: string): string => moment.utc(day, 'YYYY-MM-DD').format('D MMM YYYY');

/** The exact local time with its offset and zone: '21 Nov 2026, 14:03:09 UTC+00:00 (Europe/London)'. */
export const formatExact = (date: string): string =>
  `${read(date).format('D MMM YYYY, HH:mm:ss [UTC]Z')} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;

/** '21 Nov 2026, 2 hours ago', for the middle of a sentence. */
export const formatDateAgo = (date: string): string => `${formatDate(date)}, ${ago(date)}`;

/** '2 hours ago', 'in 3 days'; `ago` is for what has happened, `dueIn` for what will happen by itself. `now`: milliseconds since 1970. */
export const fromNow = (date: string, now = Date.now()): string => read(date).from(now);

/**
 * '2 hours ago' for what has happened (created, decided, seen). If this computer's clock is behind the server's, that
 * is 'just now' and never in the future.
 */
export const ago = (date: string, now = Date.now()): string => (isPast(date, now) ? fromNow(date, now) : justNow);

/**
 * 'in 3 hours' for what the server will do at a time (check, try again). Once that has passed, by this computer's clock,
 * it is 'due now' and never in the past.
 */
export function dueIn(date: string, now = Date.now()): string {
  const text = fromNow(date, now);
  return isPast(date, now) || text === justNow ? 'due now' : text;
}

/**
 * Calendar days in this time zone from `now` (milliseconds since 1970) to a date: 0 today, 1 tomorrow, negative in the
 * past.
 */
export const daysUntil = (date: string, now = Date.now()): number =>
  read(date).startOf('day').diff(moment(now).startOf('day'), 'days');

/** 'Friday' */
export const formatWeekday = (date: string): string => read(date).format('dddd');

/** How long ago a date was, in milliseconds; negative for future dates. */
export const millisecondsSince = (date: string, now = Date.now()): number => now - read(date).valueOf();

/** Whether a date is before `now` (milliseconds since 1970). */
export const isPast = (date: string, now = Date.now()): boolean => read(date).isBefore(now);

const minuteFormat = 'YYYY-MM-DDTHH:mm';

const days = [
  'D MMM YYYY',
  'DD MMM YYYY',
  'D MMMM YYYY',
  'DD MMMM YYYY',
  'YYYY-MM-DD',
  'YYYY-M-D',
  'D/M/YYYY',
  'DD/MM/YYYY',
  'D.M.YYYY',
  'DD.MM.YYYY',
  'MMM D, YYYY',
  'MMM DD, YYYY',
  'MMMM D, YYYY',
  'MMMM DD, YYYY',
];
/**
 * Days as people type them, first as they are shown. A strict `D` or `M` takes no leading zero, and a strict `ddd` no
 * weekday that is not the day's.
 */
export const typedDays = [...days, ...days.map((day) => `ddd ${day}`)];
/** Of these, `Z` is an offset or UTC, and the time is moved to this time zone. */
const typedTimes = ['H:mm', 'HH:mm', 'h:mm A', 'hh:mm A', 'h A', 'HH:mmZ'];
const typedMinutes = typedDays.flatMap((day) => typedTimes.flatMap((time) => [`${day}, ${time}`, `${day} ${time}`]));

/** `Tue`, `Tues.`, `Tuesday,` in front of a day. */
const weekday = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* (?=\S)/i;

/**
 * A typed date and time with the digits, spaces and marks of `typedDays`: `2026.12.01`, `Sept. 1 2026`, `1st Dec, 2026`,
 * `01-12-2026`, `10h30`, `10.30pm`, `Tuesday, 1 Dec 2026`, `2026-12-01T10:30:00.000Z`.
 */
export function plainDate(typed: string): string {
  const text = plainText(typed.normalize('NFKC')).replace(/\s+/g, ' ');
  const [start = '', name] = weekday.exec(text) ?? [];
  const date = plainDayAndTime(text.slice(start.length));
  return name === undefined ? date : `${name} ${date}`;
}

const plainDayAndTime = (text: string): string =>
  text
    .replace(/(?<=\d) ?([./-]) ?(?=\d)/g, '$1')
    .replace(/^(\d{4})([./])(\d{1,2})\2/, '$1-$3-')
    .replace(/^(\d{1,2})-(\d{1,2})-(?=\d{4})/, '$1.$2.')
    .replace(/^(\d{1,2})-([a-z]+)-(?=\d{4})/i, '$1 $2 ')
    .replace(/(?<=\d)(st|nd|rd|th)\b/i, '')
    .replace(/^(\d{1,2})\. ?(?=[a-z])/i, '$1 ')
    .replace(/\bSept\b/i, 'Sep')
    .replace(/(?<=[a-z]{3})\./i, '')
    .replace(/^([a-z]+ \d{1,2}) (?=\d{4})/i, '$1, ')
    .replace(/^(\d{1,2} [a-z]+), (?=\d{4})/i, '$1 ')
    .replace(/^(\d{4}-\d{1,2}-\d{1,2})T(?=\d)/i, '$1 ')
    .replace(/(?<=\d) ?([ap])\.?m\.?$/i, ' $1m')
    .replace(/(:\d{2}):00(?:\.0+)?(?= [ap]m$|z?$|[+-][\d:]+$)/i, '$1')
    .replace(/ (\d{1,2})[.h](\d{2})(?= [ap]m$|$)/i, ' $1:$2');

/** A day as typed, one of the `typedDays`: '2026-11-21'. */
export const readDay = (typed: string): string => moment(plainDate(typed), typedDays, true).format('YYYY-MM-DD');

/** Whether a text is one of the `typedDays`. */
export const isTypedDay = (text: string): boolean => moment(plainDate(text), typedDays, true).isValid();

/**
 * A date and time as typed, as a minute of this time zone; a day without one gets `time`, 'HH:mm'. A text that is no
 * date is returned as it is.
 */
export function readMinute(typed: string, time: string): string {
  const minute = moment(plainDate(typed), typedMinutes, true);
  const read = minute.isValid() ? minute.format(minuteFormat) : `${readDay(typed)}T${time}`;
  return isMinute(read) ? read : typed;
}

/** Whether a text is '2026-11-21T23:59', and not what somebody typed that is no date, or is one that no call takes. */
export const isMinute = (text: string): boolean => !text.startsWith('0') && moment(text, minuteFormat, true).isValid();

/** ISO 8601 as a minute of this time zone, '2026-11-21T23:59'; '' for null. */
export const toLocalMinute = (date: string | null): string => (date === null ? '' : read(date).format(minuteFormat));

/** A minute of this time zone as ISO 8601 in UTC; null for '' and for a text that is no date. */
export const fromLocalMinute = (minute: string): string | null =>
  isMinute(minute) ? read(minute).toISOString() : null;

/** This time zone: 'Europe/Lisbon, UTC+00:00', or just 'UTC'. */
export const timeZoneName = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'UTC' ? timeZone : `${timeZone}, ${moment().format('[UTC]Z')}`;
};

/** The position of a date between two others, in percent: 0 at the first, 100 at the second. */
export const percentBetween = (from: string, date: string, to: string): number =>
  (100 * read(date).diff(read(from))) / read(to).diff(read(from));

/** Whole days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => read(to).diff(read(from), 'days');

/** `date` plus a number of days: ISO 8601. */
export const plusDays = (date: string, days: number): string => read(date).add(days, 'days').toISOString();

/** The time from one date to another: '6 days'. */
export const formatSpan = (from: string, to: string): string => read(to).from(read(from), true);

/** Whole seconds from one date to another. */
export const secondsBetween = (from: string, to: string): number => read(to).diff(read(from), 'seconds');
