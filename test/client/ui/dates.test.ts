import fc from 'fast-check';
import moment from 'moment';
import { formatDate, fromNow, readDate } from '../../../src/client/ui/dates';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 21, 12);
const ours = (at: number): string => fromNow(at, now);
const theirs = (at: number): string => moment(at).from(moment(now));

describe('dates in words', () => {
  it('are those of moment, for every length of time', () => {
    // Seconds for small lengths, days for large ones: each word has its chance.
    const lengths = fc.oneof(
      fc.integer({ min: -7_200_000, max: 7_200_000 }),
      fc.integer({ min: -60 * 24 * 60, max: 60 * 24 * 60 }).map((minutes) => minutes * MINUTE),
      fc.integer({ min: -9_000, max: 9_000 }).map((days) => days * 1_440 * MINUTE),
    );
    fc.assert(
      fc.property(lengths, (length) => ours(now + length) === theirs(now + length)),
      { numRuns: 3_000 },
    );
  });

  it('are those of moment between any two moments', () => {
    const moments = fc
      .date({ min: new Date('1999-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.getTime());
    fc.assert(
      fc.property(moments, moments, (at, from) => fromNow(at, from) === moment(at).from(moment(from))),
      { numRuns: 3_000 },
    );
  });

  it.each([
    0,
    1,
    44_499,
    44_500,
    45_000,
    89_999,
    90_000,
    44.5 * MINUTE,
    89.5 * MINUTE,
    21.5 * 60 * MINUTE,
    35.5 * 60 * MINUTE,
    25.5 * 1_440 * MINUTE,
    45 * 1_440 * MINUTE,
    319 * 1_440 * MINUTE,
    345 * 1_440 * MINUTE,
    547 * 1_440 * MINUTE,
    548 * 1_440 * MINUTE,
  ])('turn where moment turns: %d ms', (length) =>
    expect([ours(now - length), ours(now + length)]).toEqual([theirs(now - length), theirs(now + length)]),
  );
});

describe('dates in figures', () => {
  it('are those of moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1980-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString();
          expect(formatDate(iso)).toBe(moment(iso).format('D MMM YYYY'));
        },
      ),
    );
  });

  it.each(['2026-03-05T12:00:00.000Z', '2026-03-05T12:00:00+05:30', '2026-03-05', '2026-03-05T12:00'])(
    'reads %s as moment does',
    (text) => expect(readDate(text)).toBe(moment(text, moment.ISO_8601).valueOf()),
  );
  it.each(['', 'yesterday', '1', '2026-99-99', '5 Mar 2026'])('does not read %p', (text) =>
    expect(readDate(text)).toBeNaN(),
  );
});
