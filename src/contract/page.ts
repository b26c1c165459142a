import { z } from 'zod';
import { searchText } from './fold';
import { cleanId } from './text';

/** An opaque id. Never parsed, never a number; leading zeros count. Invisible characters, which come with a paste, do not. */
export const id = z.string().overwrite(cleanId).min(1).max(200);
export const idParams = z.strictObject({ id });

/** ISO 8601 in UTC, as `Date.toISOString()` writes it. */
export const instant = z.string().describe('ISO 8601, UTC');

/**
 * ISO 8601 writes years with four digits. One below 1000 is a slip of the keyboard or the 'no date' of another system, and
 * JavaScript reads what PostgreSQL writes for years below 100 as 1950 to 2049.
 */
const isInYears = (date: string): boolean => {
  const year = new Date(date).getUTCFullYear();
  return !(year < 1000 || year > 9999);
};
const years = 'Must be in the years 1000 to 9999';
/** A day in UTC: `2026-11-22`. */
export const day = z.iso.date('Must be a day, as in 2026-11-22').refine(isInYears, years);
/** A moment in a request. */
export const moment = z.iso.datetime({ offset: true }).refine(isInYears, years);

/** `true` or `false` in a query string; anything else is a 400. Callers in code may pass the boolean itself. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')],
  'Must be true or false',
);

/** A whole number in a query string. */
const integerBetween = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      `Must be a whole number from ${String(min)} to ${String(max)}`,
    )
    .pipe(z.number().int().min(min).max(max));

/** Pages count from 1; a page past the end is an empty list with the correct total. */
export const pageNumber = integerBetween(1, 100_000_000);
export const pageSize = integerBetween(1, 500);
/** The most ids that an idlist call returns. */
export const idListLimit = 10_000;

/** The paging and sorting part of a list query. `sortID` is one of the list's own columns; others are a 400. */
export function pageQuery<const S extends readonly [string, ...string[]]>(
  sortIDs: S,
  defaults: { pageSize: number; sortID: S[number]; sortDesc: boolean },
) {
  return {
    page: pageNumber.default(1),
    pageSize: pageSize.default(defaults.pageSize),
    sortID: z.enum(sortIDs).default(defaults.sortID as never), // the default is one of the enum's own values
    sortDesc: flag.default(defaults.sortDesc),
  };
}

/** Characters of a search. */
export const longestSearch = 200;
/** Found in names and compared with ids; what `searchText` takes out counts in neither. */
export const search = z.string().overwrite(searchText).max(longestSearch).optional();
export const message = z.object({ message: z.string() });
/** How many of something. */
export const count = z.number().int();

/**
 * Whether a text is a path of the console. Browsers read a backslash as a slash and drop tabs and line ends, so `//x`,
 * `/\x` and `/<tab>/x` would lead to another host.
 */
export const isConsolePath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
