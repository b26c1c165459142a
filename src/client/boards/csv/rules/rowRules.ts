import { isLatitude, isLongitude } from '#contract/boards';
import { venueTypes } from '../../boardTypes';
import { csvColumns, type CsvField } from '../columns';
import { isInCountry } from './countryBoxes';
import { countryLike } from './countryLike';
import { damageOf } from '../reading/cellDamage';
import { memoizedByText, nearest } from '../reading/nearest';

export type ResolutionOrder = 'height-first' | 'width-first';
export type Cells = Partial<Record<CsvField, string>>;

export const issueCodes = [
  'quote',
  'too-few',
  'too-many',
  'no-device',
  'repeated-device',
  'no-name',
  'repeated-name',
  'taken-name',
  'not-a-number',
  'decimal-comma',
  'latitude',
  'longitude',
  'swapped',
  'zero',
  'no-place',
  'resolution',
  'no-resolution',
  'venue',
  'country',
  'ad-type',
  'type-ids',
  'too-long',
  'control',
  'bad-byte',
  'mojibake',
  'lost-character',
  'server',
] as const;
export type IssueCode = (typeof issueCodes)[number];

/** One problem of one cell: what, why, and what to do. */
export interface RowIssue {
  code: IssueCode;
  level: 'error' | 'warning';
  field: CsvField | null;
  value: string;
  message: string;
  /** Suggested values; 'fix all like this' writes them. */
  fix?: Cells;
}

const longest: Partial<Record<CsvField, number>> = { boardname: 300, boardImgURL: 2000 };
const knownAdTypes = ['static', 'video', 'html', 'audio'];
/** Broadsign Reach ids. */
const adTypeIds: Readonly<Record<string, string>> = { '1': 'static', '2': 'video', '3': 'audio', '4': 'html' };

/** Checks one row on its own; `DuplicateFinder` compares it with others. */
export function issuesOf(cells: Cells, dialect: 'inventory' | 'publisher-template'): RowIssue[] {
  const issues: RowIssue[] = [];
  const get = (field: CsvField): string => cells[field]?.trim() ?? '';
  const report: Report = (code, level, field, message, fix) => {
    issues.push({ code, level, field, value: field === null ? '' : get(field), message, ...(fix ? { fix } : {}) });
  };
  checkTexts(cells, report);
  if (get('device_id') === '')
    report(
      'no-device',
      'error',
      'device_id',
      'The device id is missing: the row cannot be matched to a board. Fill it in.',
    );
  if (cells.boardname !== undefined && get('boardname') === '')
    report('no-name', 'warning', 'boardname', 'The board has no name.');
  if (cells.lat !== undefined || cells.long !== undefined)
    checkCoordinates(get('lat'), get('long'), get('country'), report);
  if (cells.resolution !== undefined) checkResolution(get('resolution'), report);
  checkCountry(get('country'), report);
  checkVenue(get('venueType'), dialect, report);
  checkAdTypes(get('adTypes'), report);
  return issues;
}

type Report = (code: IssueCode, level: RowIssue['level'], field: CsvField | null, message: string, fix?: Cells) => void;

function checkTexts(cells: Cells, report: Report): void {
  for (const { field } of csvColumns) {
    const text = cells[field];
    if (text === undefined) continue;
    const limit = longest[field] ?? 200;
    if (text.length > limit) report('too-long', 'error', field, `Longer than ${String(limit)} characters. Shorten it.`);
    const damage = damageOf(text);
    if (damage)
      report(
        damage.code,
        damage.level,
        field,
        damage.message,
        damage.fix === undefined ? undefined : { [field]: damage.fix },
      );
  }
}

function checkCoordinates(lat: string, long: string, country: string, report: Report): void {
  const given = { lat: numberOf(lat), long: numberOf(long) };
  if (lat === '' && long === '') {
    report('no-place', 'warning', 'lat', 'No coordinates: the board will not be on the map.');
    return;
  }
  if (given.lat === null) checkNumber('lat', lat, report);
  if (given.long === null) checkNumber('long', long, report);
  if (given.lat === null || given.long === null) return;
  const swapped = !isLatitude(given.lat) && isLatitude(given.long) && isLongitude(given.lat);
  // -91.5, 3 may also be a typing error: the message first gives the range, and only the user decides to swap.
  if (swapped)
    report('swapped', 'error', 'lat', 'Latitude must be between -90 and 90. It may be swapped with the longitude.', {
      lat: long,
      long: lat,
    });
  else if (isSwappedIn(country, given.lat, given.long))
    report(
      'swapped',
      'warning',
      'lat',
      'Latitude and longitude lie outside the country of the row; swapped, they lie inside it.',
      {
        lat: long,
        long: lat,
      },
    );
  else if (!isLatitude(given.lat)) report('latitude', 'error', 'lat', 'Latitude must be between -90 and 90.');
  if (!swapped && !isLongitude(given.long))
    report('longitude', 'error', 'long', 'Longitude must be between -180 and 180.');
  if (given.lat === 0 && given.long === 0)
    report('zero', 'warning', 'lat', '0, 0 lies in the sea off Africa: most likely the place is unknown.');
}

/** Lisbon's -9, 38 lies off Africa: both numbers are valid, and only the country shows that they are swapped. */
const isSwappedIn = (country: string, lat: number, long: number): boolean =>
  country !== '' && isInCountry(country, lat, long) === false && isInCountry(country, long, lat) === true;

function checkNumber(field: 'lat' | 'long', text: string, report: Report): void {
  const comma = /^-?\d+,\d+$/.test(text) ? text.replace(',', '.') : null;
  if (comma !== null) report('decimal-comma', 'error', field, `Use a decimal point: ${comma}`, { [field]: comma });
  else if (text === '') report('not-a-number', 'error', field, 'One coordinate is missing.');
  else report('not-a-number', 'error', field, 'This is not a number. Use degrees with a decimal point, like 51.5074.');
}

/** null if it is not a number. */
export const numberOf = (text: string): number | null => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null);

const resolutionPattern = /^\s*(\d{1,6})\s*[xX×*]\s*(\d{1,6})\s*$/;

function checkResolution(text: string, report: Report): void {
  if (text === '')
    report('no-resolution', 'warning', 'resolution', 'No resolution: artworks cannot be checked against this board.');
  else if (sidesOf(text) === null)
    report(
      'resolution',
      'error',
      'resolution',
      'Not a resolution. Write two whole numbers with an x between them, like 1080x1920.',
    );
}

/** Both numbers of `1080x1920` in their order; null for anything else. */
export function sidesOf(text: string): [number, number] | null {
  const match = resolutionPattern.exec(text);
  const first = Number(match?.[1]);
  const second = Number(match?.[2]);
  return first > 0 && second > 0 && first <= 100_000 && second <= 100_000 ? [first, second] : null;
}

function checkCountry(text: string, report: Report): void {
  const suggestion = countryLike(text);
  if (suggestion === null) return;
  report('country', 'warning', 'country', `Not a known country; did you mean '${suggestion}'? It is kept as it is.`, {
    country: suggestion,
  });
}

function checkVenue(text: string, dialect: 'inventory' | 'publisher-template', report: Report): void {
  if (dialect === 'publisher-template' && text === '') {
    report(
      'type-ids',
      'warning',
      'venueType',
      "The template holds the provider's own venue type ids, which say nothing here: the venue type stays empty.",
    );
    return;
  }
  if (text === '' || venueTypes.includes(text)) return;
  const suggestion = venueLike(text);
  report(
    'venue',
    'warning',
    'venueType',
    suggestion === null
      ? 'Not one of the known venue types; it is kept as it is.'
      : `Not one of the known venue types; did you mean '${suggestion}'? It is kept as it is.`,
    suggestion === null ? undefined : { venueType: suggestion },
  );
}

const venueLike = memoizedByText((text) => nearest(text, venueTypes));

function checkAdTypes(text: string, report: Report): void {
  const types = adTypesOf(text);
  const unknown = types.filter((type) => !knownAdTypes.includes(type));
  if (unknown.length > 0)
    report(
      'ad-type',
      'warning',
      'adTypes',
      `Unknown ad type: ${unknown.join(', ')}. The known types are ${knownAdTypes.join(', ')}.`,
      { adTypes: types.filter((type) => knownAdTypes.includes(type)).join(';') },
    );
}

export const adTypesOf = memoizedByText((text): readonly string[] =>
  text === ''
    ? []
    : [
        ...new Set(
          text
            .split(/[;:,|]/)
            .map((part) => part.trim().toLowerCase())
            .filter((part) => part !== '')
            .map((part) => adTypeIds[part] ?? part),
        ),
      ],
);
