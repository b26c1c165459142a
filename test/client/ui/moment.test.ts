import {
  ago,
  daysBetween,
  dueIn,
  formatDate,
  formatExact,
  fromLocalMinute,
  fromNow,
  isDate,
  isPast,
  plusDays,
  readMinute,
  timeZoneName,
  toLocalMinute,
} from '../../../src/client/ui/format/moment';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 21, 12);
const at = (length: number): string => new Date(now + length).toISOString();

describe('relative times', () => {
  it.each([
    [0, 'just now'],
    [-44 * SECOND, 'just now'],
    [44 * SECOND, 'just now'],
    [-MINUTE, 'a minute ago'],
    [-2 * HOUR, '2 hours ago'],
    [3 * DAY, 'in 3 days'],
    [-DAY, 'a day ago'],
    [-45 * DAY, 'a month ago'],
    [-60 * DAY, '2 months ago'],
    [800 * DAY, 'in 2 years'],
  ])('%d ms from now is %s', (length, text) => expect(fromNow(at(length), now)).toBe(text));

  it('of what has happened are never in the future', () => {
    const seen = [-2 * HOUR, -MINUTE, 0, 44 * SECOND, 6 * MINUTE, 10 * HOUR, 40 * DAY].map((skew) =>
      ago(at(skew), now),
    );
    expect(seen).toEqual(['2 hours ago', 'a minute ago', ...Array.from({ length: 5 }, () => 'just now')]);
  });

  it('of what is due are never in the past', () => {
    const seen = [3 * HOUR, 44 * SECOND, 0, -6 * MINUTE, -DAY].map((skew) => dueIn(at(skew), now));
    expect(seen).toEqual(['in 3 hours', ...Array.from({ length: 4 }, () => 'due now')]);
  });

  it('count from the clock', () => {
    expect(fromNow(new Date(Date.now() - 2 * HOUR).toISOString())).toBe('2 hours ago');
  });
});

describe('dates', () => {
  it('are formatted as D MMM YYYY', () => expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('5 Mar 2026'));
  it('without a time are days of this zone', () => expect(formatDate('2026-03-05')).toBe('5 Mar 2026'));
  it('come exact with their offset and zone', () =>
    expect(formatExact('2026-03-05T12:00:09.000Z')).toMatch(/^5 Mar 2026, \d\d:00:09 UTC[+-]\d\d:\d\d \(\S+\)$/));
  it.each(['2026-03-05T12:00:00.000Z', '2026-03-05T12:00:00+05:30', '2026-03-05', '2026-03-05T12:00'])(
    'may be written %s',
    (text) => expect(isDate(text)).toBe(true),
  );
  it.each(['', 'yesterday', '1', '2026-99-99', '5 Mar 2026'])('are not %p', (text) => expect(isDate(text)).toBe(false));
  it('lie before now or not', () => expect([isPast(at(-1), now), isPast(at(1), now)]).toEqual([true, false]));
  it('are made of a local minute, and shown as one', () => {
    const date = new Date(2026, 10, 21, 23, 59).toISOString();
    expect([fromLocalMinute('2026-11-21T23:59'), toLocalMinute(date)]).toEqual([date, '2026-11-21T23:59']);
    expect([fromLocalMinute(''), toLocalMinute(null)]).toEqual([null, '']);
  });
  it.each([
    ['1 Dec 2026, 10:30', '2026-12-01T10:30'],
    ['1 Dec 2026,\u00a0 10.30', '2026-12-01T10:30'],
    ['1  Dec  2026 9h05', '2026-12-01T09:05'],
    ['１ Dec ２０２６', '2026-12-01T08:00'],
    ['2026/12/01', '2026-12-01T08:00'],
    ['2026.12.1 10:30', '2026-12-01T10:30'],
    ['1 Sept 2026', '2026-09-01T08:00'],
    ['Sept. 1, 2026', '2026-09-01T08:00'],
    ['1 September 2026', '2026-09-01T08:00'],
    ['1.12.2026 10.30', '2026-12-01T10:30'],
    ['1st Dec 2026', '2026-12-01T08:00'],
    ['December 3rd, 2026', '2026-12-03T08:00'],
    ['Dec 1 2026 10:30', '2026-12-01T10:30'],
    ['1 Dec, 2026', '2026-12-01T08:00'],
    ['1. December 2026', '2026-12-01T08:00'],
    ['01-Dec-2026', '2026-12-01T08:00'],
    ['31-12-2026', '2026-12-31T08:00'],
    ['01 / 12 / 2026', '2026-12-01T08:00'],
    ['2026-12-01 10:30:00', '2026-12-01T10:30'],
    ['1 Dec 2026, 10:30 PM', '2026-12-01T22:30'],
    ['1 Dec 2026 10.30 p.m.', '2026-12-01T22:30'],
    ['Dec 1, 2026 12am', '2026-12-01T00:00'],
    ['1 Dec 2026 09:05:00AM', '2026-12-01T09:05'],
    ['1 Dec 2026 22:30 PM', '1 Dec 2026 22:30 PM'],
    ['Tue 1 Dec 2026', '2026-12-01T08:00'],
    ['Tuesday, Dec 1 2026 10:30', '2026-12-01T10:30'],
    ['Tues. 01.12.2026', '2026-12-01T08:00'],
    ['Thur 3 Dec 2026', '2026-12-03T08:00'],
    // The first of December is a Tuesday: either the day or its name is wrong.
    ['Mon 1 Dec 2026', 'Mon 1 Dec 2026'],
    ['2026-12-01T10:30', '2026-12-01T10:30'],
    ['2026-12-01T10:30:00', '2026-12-01T10:30'],
    ['2026-12-01T10:30Z', toLocalMinute('2026-12-01T10:30:00Z')],
    ['2026-12-01T10:30:00.000Z', toLocalMinute('2026-12-01T10:30:00Z')],
    ['2026-12-01 10:30:00+05:30', toLocalMinute('2026-12-01T05:00:00Z')],
    ['2026-12-01T10:30:15Z', '2026-12-01T10:30:15Z'],
    // As with months by their names, two digits are no year: they could be a day too.
    ['1.12.26', '1.12.26'],
    ['2026-12-01 10:30:15', '2026-12-01 10:30:15'],
    ['12-31-2026', '12-31-2026'],
    ['31-Feb-2026', '31-Feb-2026'],
    ['1-Dec-26', '1-Dec-26'],
    ['Dec 2026', 'Dec 2026'],
    // Days come first, as elsewhere in the console; the field shows the month by its name.
    ['1/2/2026', '2026-02-01T08:00'],
    ['12/31/2026', '12/31/2026'],
    ['2026.12/01', '2026.12/01'],
    ['1 Dec 2026 10.3', '1 Dec 2026 10.3'],
  ])('are read as people type them: %s', (typed, minute) => expect(readMinute(typed, '08:00')).toBe(minute));
  it('are counted and moved by whole days', () => {
    expect(daysBetween('2026-11-21T08:00:00.000Z', '2026-11-23T07:00:00.000Z')).toBe(1);
    expect(plusDays('2026-11-21T08:00:00.000Z', 2)).toBe('2026-11-23T08:00:00.000Z');
  });
});

describe('the time zone', () => {
  afterEach(() => jest.restoreAllMocks());
  it.each([
    ['UTC', /^UTC$/],
    ['Europe/Lisbon', /^Europe\/Lisbon, UTC[+-]\d\d:\d\d$/],
  ])('%s is named once', (timeZone, name) => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
    expect(timeZoneName()).toMatch(name);
  });
});
