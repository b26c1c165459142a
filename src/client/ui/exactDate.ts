import moment from 'moment';

/** The exact local time with its offset and zone: '21 Nov 2026, 14:03:09 UTC+00:00 (Europe/London)'. */
export const formatExact = (date: string): string =>
  `${moment(date).format('D MMM YYYY, HH:mm:ss [UTC]Z')} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
