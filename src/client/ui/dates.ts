const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Milliseconds since 1970 of an ISO 8601 text, a day without a time being one of this zone; NaN of anything else. */
export const readDate = (date: string): number =>
  /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(date.length === 10 ? `${date}T00:00` : date) : NaN;

/** 'D MMM YYYY' */
export function formatDate(date: string): string {
  const at = new Date(readDate(date));
  return `${String(at.getDate())} ${short[at.getMonth()] ?? ''} ${String(at.getFullYear())}`;
}

/** Mean days of a month: 400 years have 4,800 of them. */
const daysOfMonth = 146_097 / 4_800;
const day = 86_400_000;

/** The same day and time some months later; the last day of a month that is too short for it. */
function monthsLater(from: number, months: number): number {
  const at = new Date(from);
  const wanted = at.getDate();
  at.setDate(1);
  at.setMonth(at.getMonth() + months);
  at.setDate(Math.min(wanted, new Date(at.getFullYear(), at.getMonth() + 1, 0).getDate()));
  return at.getTime();
}

/** Months by the calendar, and the rest as a part of a mean month. */
function monthsBetween(earlier: number, later: number): number {
  const [from, to] = [new Date(earlier), new Date(later)];
  let months = to.getMonth() - from.getMonth() + (to.getFullYear() - from.getFullYear()) * 12;
  if (monthsLater(earlier, months) > later) months -= 1;
  return months + (later - monthsLater(earlier, months)) / day / daysOfMonth;
}

function lengthWords(earlier: number, later: number): string {
  const gone = later - earlier;
  const [seconds, minutes, hours, days] = [
    Math.round(gone / 1_000),
    Math.round(gone / 60_000),
    Math.round(gone / 3_600_000),
    Math.round(gone / day),
  ] as const;
  if (seconds < 45) return 'a few seconds';
  if (minutes <= 1) return 'a minute';
  if (minutes < 45) return `${String(minutes)} minutes`;
  if (hours <= 1) return 'an hour';
  if (hours < 22) return `${String(hours)} hours`;
  if (days <= 1) return 'a day';
  if (days < 26) return `${String(days)} days`;
  const months = monthsBetween(earlier, later);
  if (Math.round(months) <= 1) return 'a month';
  if (Math.round(months) < 11) return `${String(Math.round(months))} months`;
  const years = Math.round(months / 12);
  return years <= 1 ? 'a year' : `${String(years)} years`;
}

/**
 * '2 hours ago', 'in 3 days': moment's words to the letter (a test compares them), without its 18 kB, which would come before the
 * first rows. Both in milliseconds since 1970.
 */
export const fromNow = (at: number, now: number): string =>
  at > now ? `in ${lengthWords(now, at)}` : `${lengthWords(at, now)} ago`;
