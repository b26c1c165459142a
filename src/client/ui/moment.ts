import moment from 'moment';

/*
 * Every date and relative time that a user sees is read, computed and formatted here. Records may carry a time slightly ahead of
 * this clock, so both sides of now are 'just now'.
 */
const justNow = 'just now';
moment.updateLocale('en', {
  relativeTime: {
    s: justNow,
    past: (text) => (text === justNow ? text : `${text} ago`),
    future: (text) => (text === justNow ? text : `in ${text}`),
  },
});

/** Reads an ISO 8601 text; a day without a time is a day of this zone. Anything else is invalid. */
const read = (date: string) => moment(date, moment.ISO_8601);

export const isDate = (date: string): boolean => read(date).isValid();

/** '21 Nov 2026' */
export const formatDate = (date: string): string => read(date).format('D MMM YYYY');

/** The exact local time with its offset and zone: '21 Nov 2026, 14:03:09 UTC+00:00 (Europe/London)'. */
export const formatExact = (date: string): string =>
  `${read(date).format('D MMM YYYY, HH:mm:ss [UTC]Z')} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;

/** '2 hours ago', 'in 3 days'. `now`: milliseconds since 1970. */
export const fromNow = (date: string, now = Date.now()): string => read(date).from(now);

/** Whether a date lies before `now` (milliseconds since 1970). */
export const isPast = (date: string, now = Date.now()): boolean => read(date).isBefore(now);

/** A local day and time ('2026-11-21', '23:59:59') as ISO 8601 in UTC. */
export const toIso = (day: string, time: string): string => read(`${day}T${time}`).toISOString();
