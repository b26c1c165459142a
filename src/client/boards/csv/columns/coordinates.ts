import { isLatitude, isLongitude } from '#contract/boards';
import { countryName, isInCountry } from '#contract/countries/countries';
import { findCountry } from '#contract/countries/countryNames';
import { correctionsInside } from '../../countries/countryPoints';
import { readDegrees, type Axis, type Point } from '../../readCoordinates';
import { numberText } from '../../../ui/format/readNumber';
import { issue, memoizedByText, type Cells, type Fix, type RowContext, type RowIssue } from './column';
import { areMetres, meantDegrees, meantPlace, splitPlace, type Meant } from './place';

const plain = /^-?\d+(\.\d+)?$/;
const decimalComma = /^[+\-\u2212]?\d*,\d+$/;
const both = ['lat', 'long'] as const;

/** Degrees as they are loaded, or why not. Plain numbers come first, because a file has hundreds of thousands of them. */
function readCell(text: string, axis: Axis): number | 'empty' | 'comma' | 'range' | 'not-a-number' {
  if (plain.test(text)) return Number(text);
  if (text === '') return 'empty';
  if (decimalComma.test(text)) return 'comma';
  const reading = readDegrees(text, axis);
  return 'value' in reading ? reading.value : reading.wrong === 'out-of-range' ? 'range' : 'not-a-number';
}

/** The degrees that are loaded; empty if the cell has none. */
export function parseDegrees(text: string, axis: Axis): number | '' {
  const value = readCell(text, axis);
  return typeof value === 'number' ? value : '';
}

const withoutPlace = issue('warning', 'no-place', both, 'No coordinates: the board will not be on the map.');
const withoutColumns: RowIssue = { ...withoutPlace, onlyNew: true };
const atZero = issue('warning', 'zero', both, '0, 0 lies in the sea off Africa: most likely the place is unknown.');
const badLatitude = issue('error', 'latitude', ['lat'], 'Latitude must be between -90 and 90.');
const badLongitude = issue('error', 'longitude', ['long'], 'Longitude must be between -180 and 180.');
const badBoth = issue('error', 'latitude-longitude', both, `${badLatitude.message} ${badLongitude.message}`);

const inMetres = issue(
  'error',
  'metres',
  both,
  'These seem to be metres of a map projection. Export degrees (WGS 84), like 51.5074, -0.1278.',
);

const sameNumber = issue(
  'warning',
  'same',
  both,
  'Latitude and longitude are the same: most likely the place is unknown.',
);
/** No boards hang farther in the south. */
const antarctic = -60;
const inAntarctica = 'The board lies in Antarctica: latitude and longitude may be swapped.';

/** In which order coordinates are understood that can stand in either. */
const orders = {
  lat: 'Read as latitude, longitude',
  long: 'Read as longitude, latitude',
} as const;

function notPlace(text: string, near: string | null, firstAxis: Axis | null): RowIssue {
  const meant = meantPlace(text, firstAxis, (lat, long) => near !== null && isInCountry(near, lat, long) === true);
  return issue(
    'error',
    'not-coordinates',
    ['place'],
    'These are not coordinates. Write latitude and longitude, like 51.5074, -0.1278.',
    meant === null
      ? {}
      : {
          fix: {
            label: meant.first === null ? useDegrees : orders[meant.first],
            cells: { lat: meant.lat, long: meant.long },
          },
        },
  );
}

const useDegrees = 'Use degrees';
const bothInOne = 'Both coordinates stand in one cell.';
const commaFix = (cells: Cells): Fix => ({ label: 'Use a decimal point', cells });
const withPoint = (text: string): string => text.replace(',', '.').replace('\u2212', '-');

/** The first thing that is wrong with the coordinates of a row. */
export function checkCoordinates({ cells, home, firstAxis = null }: RowContext): RowIssue | null {
  const { lat, long, place } = cells;
  const country = cells.country ?? '';
  const near = country === '' ? home : codeOf(country);
  if (place !== undefined && place !== '' && lat === undefined) return notPlace(place, near, firstAxis);
  if (lat === undefined && long === undefined) return withoutColumns;
  const [latText, longText] = [lat ?? '', long ?? ''];
  if (latText === '' && longText === '') return withoutPlace;
  const [latitude, longitude] = [readCell(latText, 'lat'), readCell(longText, 'long')];
  if (typeof latitude === 'number' && typeof longitude === 'number')
    return checkPoint(latitude, longitude, latText, longText, near, country !== '');
  if (latitude === 'comma' || longitude === 'comma') {
    const fixed: Cells = {
      ...(latitude === 'comma' && { lat: withPoint(latText) }),
      ...(longitude === 'comma' && { long: withPoint(longText) }),
    };
    const fields = both.filter((axis) => fixed[axis] !== undefined);
    return issue('error', 'decimal-comma', fields, `Use a decimal point: ${Object.values(fixed).join(', ')}`, {
      summary: `Written with a decimal comma, like ${latitude === 'comma' ? latText : longText}.`,
      fix: commaFix(fixed),
    });
  }
  const pair =
    longText === '' || longText === latText ? splitPlace(latText) : latText === '' ? splitPlace(longText) : null;
  if (pair) return issue('error', 'one-cell', both, bothInOne, { fix: { label: 'Divide them', cells: { ...pair } } });
  const ungrouped = withThousands(latText, longText, near);
  if (ungrouped) return ungrouped;
  if (latitude === 'range') return badLatitude;
  if (longitude === 'range') return badLongitude;
  return notANumbers({
    ...(typeof latitude !== 'number' && { lat: latText }),
    ...(typeof longitude !== 'number' && { long: longText }),
  });
}

/** `52.520.008`, `52,520.008`: a spreadsheet took the decimal point for a mark of thousands, and wrote more of them. */
const thousands = /^([+-]?\d{1,3})[., '’](\d{3}(?:[., '’]\d{3})+)$/;
const withoutThousands = (text: string): string =>
  text.replace(thousands, (_, whole: string, rest: string) => `${whole}.${rest.replace(/\D/g, '')}`);

function withThousands(latText: string, longText: string, near: string | null): RowIssue | null {
  const cells = { lat: withoutThousands(latText), long: withoutThousands(longText) };
  if (cells.lat === latText && cells.long === longText) return null;
  const [lat, long] = [parseDegrees(cells.lat, 'lat'), parseDegrees(cells.long, 'long')];
  if (lat === '' || long === '' || !isLatitude(lat) || !isLongitude(long)) return null;
  // The first point stood elsewhere where decimals were fewer.
  if (near !== null && isInCountry(near, lat, long) === false) return null;
  return issue('error', 'thousands', both, 'A spreadsheet has written marks of thousands into the degrees.', {
    fix: { label: 'Keep the first point', cells },
  });
}

const notNumbers = {
  words: { message: 'This is not a number. Use degrees with a decimal point, like 51.5074.', label: useDegrees },
  minus: { message: 'This is not a number. A negative one begins with a minus, like -0.1278.', label: 'Use a minus' },
  'sign-and-letter': {
    message: 'A sign and a letter both say the direction. Keep one of them, like -0.1278 or 0.1278 W.',
    label: 'Take off the letter',
  },
} as const;

/** What is wrong with the coordinates that are no numbers: one or both. */
function notANumbers(texts: Partial<Record<Axis, string>>): RowIssue {
  const axes = both.filter((axis) => texts[axis] !== undefined);
  const [first = 'lat'] = axes;
  if (texts[first] === '') return issue('error', 'one-coordinate', [first], 'One coordinate is missing.');
  const cells: Cells = {};
  const ways = new Set<Meant['way']>();
  for (const axis of axes) {
    const meant = meantDegrees(texts[axis] ?? '', axis);
    ways.add(meant?.way ?? 'words');
    if (meant !== null && meant.degrees !== '') cells[axis] = meant.degrees;
  }
  const [way = 'words'] = ways;
  const { message, label } = notNumbers[ways.size === 1 ? way : 'words'];
  const fix = Object.keys(cells).length > 0 ? { fix: { label, cells } } : {};
  return issue('error', 'not-a-number', axes, message, fix);
}

function checkPoint(
  lat: number,
  long: number,
  latText: string,
  longText: string,
  near: string | null,
  isOwn: boolean,
): RowIssue | null {
  const wouldSwap = !isLatitude(lat) && isLatitude(long) && isLongitude(lat);
  if (wouldSwap && (near === null || isInCountry(near, long, lat) !== false))
    // -91.5, 3 may also be a typing error: the message first gives the range, and only the user decides to swap.
    return issue(
      'error',
      'swapped',
      both,
      'Latitude must be between -90 and 90. It may be swapped with the longitude.',
      {
        fix: { label: 'Swap', cells: { lat: longText, long: latText } },
      },
    );
  if (areMetres(lat, long)) return inMetres;
  if (!isLatitude(lat)) return isLongitude(long) ? badLatitude : badBoth;
  if (!isLongitude(long)) return badLongitude;
  if (lat === 0 && long === 0) return atZero;
  if (near !== null && isInCountry(near, lat, long) === false)
    return outside(near, { lat, long }, latText, longText, isOwn);
  if (near !== null) return null;
  // 1, 1 and the like stand for nothing; 52.5, 52.5 may be a place.
  if (lat === long && Number.isInteger(lat)) return sameNumber;
  if (lat >= antarctic) return null;
  const swap = { fix: { label: 'Swap', cells: { lat: longText, long: latText } } };
  return issue('warning', 'antarctica', both, inAntarctica, isLatitude(long) ? swap : {});
}

/** The ISO code of a country's name; also of our own memory of texts, which is quicker. */
export const codeOf = memoizedByText(findCountry);

const negative = (text: string, axis: Axis): string => {
  if (!plain.test(text)) return numberText(-Number(parseDegrees(text, axis)));
  return text.startsWith('-') ? text.slice(1) : `-${text}`;
};

/** What a correction is called, and what was probably wrong. */
function describeCorrection(from: Point, to: Point): { label: string; lost: string } {
  const isSwap = Math.abs(to.lat) !== Math.abs(from.lat);
  if (isSwap) return { label: 'Swap', lost: '' };
  if (to.lat === from.lat) return { label: 'Negate longitude', lost: 'The longitude seems to have a wrong sign' };
  if (to.long === from.long) return { label: 'Negate latitude', lost: 'The latitude seems to have a wrong sign' };
  return { label: 'Negate both', lost: 'Both seem to have a wrong sign' };
}

const outsideOf = memoizedByText((code): RowIssue =>
  issue('warning', 'outside', both, `The board lies outside ${countryName(code)}, the country of the row.`, {
    summary: 'These boards lie outside the country of their row.',
  }),
);

/** In the text for all rows: some of them name a country, others do not. */
const anyCountry = 'the country of the row, or of most rows';

function outside(code: string, from: Point, latText: string, longText: string, isOwn: boolean): RowIssue | null {
  const [to] = correctionsInside(code, from);
  if (to === undefined) {
    // Another country is nothing unusual for a row that names none.
    return isOwn ? outsideOf(code) : null;
  }
  const where = isOwn ? 'the country of the row' : `${countryName(code)}, where most rows of the file are`;
  const { label, lost } = describeCorrection(from, to);
  if (lost === '')
    return issue(
      'warning',
      'swapped',
      both,
      `Latitude and longitude lie outside ${where}; swapped, they lie inside it.`,
      {
        summary: `Outside ${anyCountry}; swapped, they lie inside it.`,
        fix: { label, cells: { lat: longText, long: latText } },
      },
    );
  const cells: Cells = {
    lat: to.lat === from.lat ? latText : negative(latText, 'lat'),
    long: to.long === from.long ? longText : negative(longText, 'long'),
  };
  return issue('warning', 'wrong-sign', both, `${lost}: as it stands, the board lies outside ${where}.`, {
    summary: `${lost}: as they stand, the boards lie outside ${anyCountry}.`,
    fix: { label, cells },
  });
}
