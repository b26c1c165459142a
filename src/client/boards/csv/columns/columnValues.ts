import { foldText } from '#contract/fold';
import { readDegrees, type Axis } from '../../readCoordinates';
import { firstAxis, splitPlace } from './place';
import { few, isInPixels, meantResolution, readPixels, readResolution, unit } from './resolution';
import { foldWords, isWideBy, orientations } from './sides';

/** The values of a column of a file, without empty ones, as far as its first rows tell. */
export type ColumnValues = (position: number) => readonly string[];

/** Whether each value is a size in pixels. */
export const arePixels = (values: readonly string[]): boolean => values.length > 0 && values.every(isInPixels);

/** Whether some value is a side in pixels: metres and feet are fewer. */
export const haveSides = (values: readonly string[]): boolean => values.some((text) => (readPixels(text) ?? 0) >= few);

/** Whether no value is a resolution: `55"`, `2.4 x 3.2 m`, `1080p`. */
export const haveNoResolution = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((text) => readResolution(text) === null && meantResolution(text) === null);

/** Whether each value is the diagonal of a screen. */
export const areDiagonals = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((text) => /^\d{1,3}(?:[.,]\d+)?\s*(?:["″”]|''|in(?:ch(?:es)?)?|zoll|cm)?$/i.test(text));

const ratio = /\d+ ?[:x] ?\d+/g;
/** Whether a text is a word that says how a board hangs; letters, 'Portrait Gallery' and 'Poziom 1' say other things. */
const isOrientation = (text: string): boolean =>
  text.length > 3 &&
  isWideBy(foldText(text)) !== null &&
  !/[\p{L}\p{N}]/u.test(foldText(text).replace(orientations, '').replace(ratio, ''));
export const areOrientations = (values: readonly string[]): boolean => values.length > 0 && values.every(isOrientation);

/** Whether a value stands in several rows. */
export const haveRepeats = (values: readonly string[]): boolean => new Set(values).size < values.length;

/** Whether each value is a unit of a size. */
export const areUnits = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((text) => unit.test(text));

/** Whether each value is a whole number. */
export const areWhole = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((text) => /^\d+$/.test(text));

/** Whether each value is a whole number of pixels on a canvas, or of steps in a plan; metres of a map are more. */
export const arePositions = (values: readonly string[]): boolean =>
  areWhole(values) && values.every((text) => Number(text) < 100_000);

const farthest = { lat: 90, long: 180 } as const;
/** Whether a value is more degrees than there are. */
export const areBeyond = (values: readonly string[], axis: Axis): boolean =>
  values.some((text) => Math.abs(Number(text)) > farthest[axis]);

/** Not of '4.500': metres are filled up with zeros. */
const exactDegrees = /^[+-]?\d{1,3}[.,]\d{2,}[1-9]/;
/** Whether most values have as many decimals as only degrees have. */
export const areExactDegrees = (values: readonly string[], axis: Axis): boolean =>
  values.filter((text) => exactDegrees.test(text) && !areBeyond([text.replace(',', '.')], axis)).length >
  values.length / 2;

/** Whether some value is a coordinate, or both; whole numbers are places in a plan as well. */
export const haveDegrees = (values: readonly string[]): boolean =>
  !areWhole(values) && values.some((text) => 'value' in readDegrees(text, 'long') || splitPlace(text) !== null);

const statusWords = new Set(
  (
    'online offline on off active inactive enabled disabled up down live ok running stopped paused idle playing ready ' +
    'connected disconnected operational maintenance warning error fault unknown retired aktiv inaktiv activo inactivo ' +
    'ativo inativo actif inactif attivo inattivo actief inactief new used good poor broken damaged installed planned ' +
    'neu gebraucht defekt indoor outdoor inside outside interior exterior innen außen aussen intérieur extérieur'
  ).split(' '),
);
/** ON, OK and UP are a province and states too, and Down is a county. */
const isSureStatus = (text: string): boolean => text.length > 2 && !/^down$/i.test(text);
/** Whether the values say how screens do, or whether they are inside, instead of in which town or region they are. */
export const areStatuses = (values: readonly string[]): boolean =>
  values.some(isSureStatus) && values.every((text) => statusWords.has(text.toLowerCase()));

const letters = { lat: /^[NS]$/i, long: /^[EW]$/i } as const;
/** A header that says so: other columns with such letters say which way a board faces. */
export const namesHemisphere = new RegExp(
  '(?<!\\p{L})(?:hemi\\p{L}*|n[^\\p{L}]*s|e[^\\p{L}]*w|lat(?:itude)?|lo?ng?(?:itude)?|north|south|east|west)(?!\\p{L})',
  'u',
);
/** Which way a board faces, which is as well said in letters. */
export const namesFacing =
  /fac(?:e|ing)|heading|bearing|azimut|direction|direccion|direcao|direzione|richtung|sens|kierunek/;
const namesOtherWay = /mount|bracket|halterung|montage|animat|transition|effect|scroll|text|align/;
const eitherDirection = /^(?:h?ori[sz]|verti|waage?recht|senkrecht)/i;
/**
 * Whether a column says what is horizontal or vertical beside the screen itself: how it is fixed, and what moves on it.
 * `Portrait` is always how the screen hangs.
 */
export const areOtherWays = (header: string, values: readonly string[]): boolean =>
  namesOtherWay.test(foldWords(header)) && values.every((text) => eitherDirection.test(text));
/** Headers of coordinates that are negative degrees: `Latitude (S)`, `Longitude W`. */
export const namesNegative = {
  lat: /[\s_([°-](?:s|south|su[rld])[)\]]?$/,
  long: /[\s_([°-](?:w|west|oeste)[)\]]?$/,
} as const;
/** Whether each value is a letter of the hemisphere, in a column of its own. */
export const areHemispheres = (values: readonly string[], axis: Axis): boolean =>
  values.length > 0 && values.every((text) => letters[axis].test(text));

const knownPlace = /°|point|coordinates/i;
const namesPlace = /(?<!\p{L})(?:loc|pos|(?:stand)?ort(?!\p{L})|addr|[ck]oord|geo|gps|where)/u;
const hasFourDecimals = (degrees: string): boolean => /\.\d{4}/.test(degrees);
/** Not of '1.2000, 0.6750', '5.0000/10.0000', '1/6': prices and sizes are filled up with zeros. */
const isPrecise = (degrees: string): boolean => hasFourDecimals(String(Number(degrees)));

/** Whether the values are both coordinates: each of them, or half of them if the header names both axes. */
export function arePlaces(values: readonly string[], header: string): boolean {
  const first = firstAxis(header);
  const places = values.flatMap((text) => {
    const place = splitPlace(text, first);
    return place === null ? [] : [{ ...place, text }];
  });
  const needed = first === null ? values.length : values.length / 2;
  if (places.length < needed) return false;
  const isExact = namesPlace.test(foldWords(header)) ? hasFourDecimals : isPrecise;
  return (
    places.some(({ text }) => knownPlace.test(text)) ||
    (places.some(({ lat }) => isExact(lat)) && places.some(({ long }) => isExact(long)))
  );
}
