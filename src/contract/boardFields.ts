import { z } from 'zod';
import { saysNothing } from './foreignRecords';
import { proof } from './identity';
import { isStorable, mostDollars, tooSmall } from './organisations';
import { categories } from './placement';
import { foreignId, name, text } from './textFields';

/** The console sends empty numbers as empty strings, as specified; they are stored as unset. */
const number = (check: (n: number) => true | string) =>
  z
    .union(
      [
        z.number(),
        z.null(),
        z.literal('').transform(() => null),
        z
          .string()
          .trim()
          .regex(/^-?\d+(\.\d+)?$/)
          .transform(Number),
      ],
      'Must be a number with a decimal point, like 51.5',
    )
    .check(({ value: n, issues }) => {
      if (n === null) return;
      const verdict = Number.isFinite(n) ? check(n) : 'Must be a number';
      if (verdict !== true) issues.push({ code: 'custom', message: verdict, input: n, continue: true });
    });

/** Strictly between -90 and 90 (specification section 5). */
export const isLatitude = (n: number): boolean => n > -90 && n < 90;
/** From -180 to 180, both included; checked on the longitude (docs/decisions/006-specification.md). */
export const isLongitude = (n: number): boolean => n >= -180 && n <= 180;
/** A side of a board. */
export const isPixels = (n: number): boolean => Number.isInteger(n) && n > 0 && n <= 100_000;
/** The area of a board. */
export const isSquareMetres = (n: number): boolean => n > 0 && n <= 1_000_000;

const latitude = number((n) => isLatitude(n) || 'Latitude must be between -90 and 90');
const longitude = number((n) => isLongitude(n) || 'Longitude must be between -180 and 180');
const pixels = number((n) => isPixels(n) || 'Must be a whole number of pixels from 1 to 100,000');
const squareMetres = number((n) => isSquareMetres(n) || 'Must be a number of square metres above 0, at most 1,000,000');
const money = number((n) => {
  if (n < 0 || n > mostDollars) return 'Must be from 0 to 1,000,000,000 dollars';
  return isStorable(n) || tooSmall;
});

/** What else people and spreadsheets write for no id. CSV files are read with more words, in more languages. */
const noID = new RegExp(
  '^(?:[([<{]?(?:n[./ ]*a[./]*|nil|null|none|undefined|unknown|unassigned|missing|empty|blank|tb[acd]|pending|no id' +
    '|not (?:available|applicable|assigned|known|set))[)\\]>}]?' +
    '|#[\\p{L}\\d/]+[!?]|0{8}-(?:0{4}-){3}0{12}|[\\p{P}\\p{Sc}\\p{Sk}\\p{Sm}\\s]+)$',
  'iu',
);
/** `n/a` and the like: two boards that share such an id would count as one. */
export const isWordForNone = (id: string): boolean => id !== '' && (saysNothing(id) || noID.test(id.trim()));
export const wordForNone = 'Must be an id, not a word for none. Leave it out if there is none';
/** Of a new or imported board. A board that has such an id already can be changed, and keeps it (`modifyBoard`). */
const deviceID = foreignId.refine((id) => !isWordForNone(id), wordForNone).optional();

/** An id that no call requires: a word for none is read as none. */
const optionalID = foreignId.overwrite((id) => (isWordForNone(id) ? '' : id)).optional();

/** A name that may be missing: a word for none is read as none. Not of cities and states: Nan and None are some. */
const optionalName = (max: number) => name(max).overwrite((given) => (saysNothing(given) ? '' : given));

const webAddress = z.url({ protocol: /^https?$/ });
/** A path of this site, or a whole http or https address. A browser would take `//a/b` and `/\\a` as another host. */
export const isImageAddress = (url: string): boolean =>
  /^(?:\/(?![/\\])|https?:\/\/[^\s\p{C}/\\?#])[^\s\p{C}]*$/iu.test(url) &&
  (url.startsWith('/') || webAddress.safeParse(url).success);

/** The fields that the form, the CSV load and the provider import can set. All are optional. */
const boardFields = {
  boardname: optionalName(300).optional(),
  boardcoords: z.strictObject({ lat: latitude.optional(), long: longitude.optional() }).optional(),
  boardloc: z
    .strictObject({
      city: name(200).optional(),
      state: name(200).optional(),
      country: optionalName(200).optional(),
    })
    .optional(),
  boardsize: z
    .strictObject({ height: pixels.optional(), width: pixels.optional() })
    .optional()
    .describe('Vertical and horizontal resolution'),
  boardminCPI: money.optional(),
  surfaceArea: squareMetres.optional(),
  reachBoardID: optionalID,
  device_id: foreignId.optional(),
  publisher_id: optionalID,
  publisher_name: optionalName(200).optional(),
  opening_hours: text(2000).optional(),
  screenType: optionalName(200).optional(),
  venueType: optionalName(200).optional(),
  adTypes: z
    .array(optionalName(50))
    .max(20)
    .overwrite((types) => [...new Set(types)].filter((type) => type !== ''))
    .optional(),
  boardPaused: z.boolean().optional(),
  boardFile: foreignId.nullish().describe('File id of the image'),
  boardImgURL: text(2000)
    .refine((url) => url === '' || isImageAddress(url), 'Must be an http or https address that a browser can open')
    .nullish(),
  team: foreignId.nullish(),
};
/** What may not hang on the board. A change of it needs the proof that every placement rule needs. */
const ownRule = {
  ...proof,
  refuses: categories.nullish().describe('Null: no rule of its own'),
  refusesNote: text(300).optional(),
};
/** One row of an import: the fields of the create call. Fields that only the create call requires may be missing. */
export const importRow = z.strictObject({ ...boardFields, device_id: deviceID, boardOwner: foreignId.nullish() });
export type ImportRow = z.input<typeof importRow>;
export const boardModify = z.strictObject({
  ...boardFields,
  ...ownRule,
  isDeleted: z.literal(false).optional().describe('Restores a deleted board'),
});
export type BoardDraft = z.input<typeof boardCreate>;
export type BoardFields = z.output<typeof importRow>;

/** Boards with a device id come from the provider or a CSV file, where latitude and country may be unknown (specification section 5). */
export const boardCreate = importRow.extend(ownRule).check(({ value, issues }) => {
  if ((value.device_id ?? '') !== '') return;
  const required = (path: string[], message: string, input: unknown): void => {
    issues.push({ code: 'custom', path, message, input, continue: true });
  };
  const { lat } = value.boardcoords ?? {};
  const { country } = value.boardloc ?? {};
  if (lat == null) required(['boardcoords', 'lat'], 'Latitude is required', lat);
  if ((country ?? '') === '') required(['boardloc', 'country'], 'Country is required', country);
});
