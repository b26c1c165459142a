import { foldText } from '#contract/fold';
import { numberText, plainText } from '../../../ui/format/readNumber';
import { readDegrees, readPair, type Axis, type Point, withLetters } from '../../readCoordinates';
import { isPlaceholder } from './placeholders';
import { synonyms } from './synonyms';

/** One-word names of an axis, as a part of a header; x and y are told apart below, because 'y' is also Spanish for 'and'. */
const namesOf = (axis: Axis, ...more: string[]): string =>
  [...synonyms[axis], ...more]
    .filter((name) => /^\S{2,}$/.test(name))
    .map(foldText)
    .join('|');
const axisNames = new RegExp(
  `(?<![a-zа-я])(?:(${namesOf('long', 'longitude', 'Länge')})|${namesOf('lat', 'latitude', 'Breite')})(?![a-zа-я])`,
  'g',
);
const joined = /(lo?ng?(?:itude)?|lat(?:itude)?)(?=lat|lo?ng?)/g;
const xAndY = /(?<![a-z])(?:x[^a-z]*y|y[^a-z]*x)(?![a-z])/;

/** `lng,lat`, `LngLat`, `Coordinates (lon, lat)`, `X,Y`: what a header names first, if it names both axes; else null. */
export function firstAxis(header: string): Axis | null {
  const words = foldText(header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).replace(joined, '$1 ');
  const axes = [...words.matchAll(axisNames)].map(([, long]): Axis => (long === undefined ? 'lat' : 'long'));
  if (axes.includes('lat') && axes.includes('long')) return axes[0] ?? null;
  const [letters] = xAndY.exec(words) ?? [];
  return letters === undefined ? null : letters.startsWith('x') ? 'long' : 'lat';
}

/** Not '12,0050': without a point or a space the comma may be that of decimals. A list may end with a full stop. */
const plainPair = /^(?!-?\d+,\d+$)(-?\d+(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d+(?:\.\d+)?)\.?$/;

/**
 * Both coordinates of a cell; null if it does not have two. Plain ones are only divided, so that they are checked as in
 * two columns. `first`: the order that the header names, for those that do not name their axes.
 */
export function splitPlace(text: string, first: Axis | null = null): Record<Axis, string> | null {
  const [, one, other = ''] = plainPair.exec(text) ?? [];
  if (one !== undefined) return first === 'long' ? { lat: other, long: one } : { lat: one, long: other };
  const pair = readPair(text, first);
  return pair && { lat: numberText(pair.lat), long: numberText(pair.long) };
}

const whole = '(-?(?:1\\d\\d|[1-9]?\\d))';
const wholePair = new RegExp(`^${whole},${whole}$`);
/** Both coordinates of a cell whose column is named as a place: there also '52,13', but not '12,0050'. */
export function splitNamedPlace(text: string, first: Axis | null): Record<Axis, string> | null {
  const [, one, other = ''] = wholePair.exec(text) ?? [];
  return splitPlace(one === undefined ? text : `${one}, ${other}`, first);
}

/** Web Mercator, UTM and national grids: at least hundreds of kilometres, and no more than half of the equator. */
export const areMetres = (lat: number, long: number): boolean => {
  const [nearer = 0, farther = 0] = [Math.abs(lat), Math.abs(long)].sort((a, b) => a - b);
  return nearer > 1_000 && farther >= 100_000 && farther <= 20_037_509;
};

/** A column with a part of a coordinate: degrees, minutes, seconds, or the letter of the hemisphere. */
export interface DegreePart {
  axis: Axis;
  position: number;
  unit: '°' | "'" | '"' | 'letter';
}
/** Also with a mark, and as spreadsheets write numbers: `38°`, `38.0`, `W 38`. */
const wholeDegrees = /^((?:[NSEW]\s?)?[+\u2212-]?\d+)(?:[.,]0+)?\s?°?$/i;
const letterBehind = /(?<![a-z])\s?[NSEW]$/i;
/**
 * A coordinate with a part of it from another column: whole degrees with minutes, both with seconds, and any with the
 * letter of the hemisphere. A minus beside S or W needs none.
 */
export function withPart(degrees: string, part: string, unit: DegreePart['unit']): string {
  if (part === '' || isPlaceholder(part)) return degrees;
  if (unit !== 'letter') {
    // In `9 W` and `12.5 W` alike it belongs to the whole; `21 s` are seconds.
    const withLetter = unit === "'" ? part : part.replace(/(?<=\d)\s?s$/i, '');
    const [letter = ''] = letterBehind.exec(degrees) ?? letterBehind.exec(withLetter) ?? [];
    const bare = degrees.replace(letterBehind, '');
    const unmarked = part.replace(/[^\d.,]+$/, '');
    if (unit === "'" && wholeDegrees.test(bare)) return bare.replace(wholeDegrees, `$1° ${unmarked}'${letter}`);
    return unit === '"' && bare.endsWith("'") ? `${bare} ${unmarked}"${letter}` : degrees;
  }
  const isSaid = /^[-\u2212]/.test(degrees) && /^[SW]$/i.test(part);
  return isSaid || !/^[^NSEW].*[\d°'"]$|^\d$/i.test(degrees) ? degrees : `${degrees} ${part}`;
}

/** `null,null`, `(NaN, NaN)`, `POINT EMPTY` stand for no coordinates. */
export const isNoPlace = (text: string): boolean =>
  isPlaceholder(text) ||
  text
    .replace(/^point|[()[\]]/gi, '')
    .split(/[\s,;]+/)
    .every((part) => part === '' || isPlaceholder(part));

/** A text with the signs and letters that stand for its words: `51d30m26s`, `51-30-26 Nord`, `北緯35度`. */
function withSigns(text: string): string {
  const signs = text
    .replace(
      /(?<=\d[°'"\s]*)\([^)]*\)|^\W*(?:lat|lo?ng?)[a-z]*\W+(?=[-+.\d])|^(?:["'~≈\s]|(?:ca?|circa|approx)[.:\s]+(?=\S*\d))+|["'?,;/\s]+$/gi,
      '',
    )
    .replace(/·/g, '.')
    .replace(/[度도]|(?<=\d)\s*d(?=\s*\d)/gi, '°')
    .replace(/[分분]|(?<=°\s*\d+)\s*m(?:in)?(?=\s*\d|\s*[nsew]?(?:[\s,;]|$))/gi, "'")
    .replace(/[秒초]|(?<='\s*\d+(?:\.\d+)?)\s*s(?:ec)?(?=\s*[nsew]?(?:[\s,;]|$))/gi, '"');
  return withLetters(signs).replace(/^(\d{1,3})-(\d{1,2})-(\d{1,2}(?:\.\d+)?)(?= ?[NSEW]$)/i, '$1 $2 $3');
}

/** `(0.1278)`, `0.1278-`, `—0.1278`: spreadsheets, bookkeeping programs and word processors write negative numbers so. */
const otherMinus = /^(?:\(([\d.,]+)\)|([\d.,]+) ?[-\u2010-\u2015\u2212]|[\u2014\u2015] ?([\d.,]+))$/;
const exponent = /^[+-]?\d(?:\.\d+)?e[+-]?\d{1,2}$/i;
const signAndLetter = /^([NSEW]?) ?([-+])(.+?) ?([NSEW]?)$/i;

/** What a text that is no coordinate most probably means, and what is unusual in it. */
export interface Meant {
  /** Empty if it may mean more than one thing. */
  degrees: string;
  way: 'words' | 'minus' | 'sign-and-letter';
}

export function meantDegrees(text: string, axis: Axis): Meant | null {
  const meant = (spelling: string, way: Meant['way']): Meant | null => {
    const reading = readDegrees(spelling, axis);
    return 'value' in reading ? { degrees: numberText(reading.value), way } : null;
  };
  if (exponent.test(text)) return meant(numberText(Number(text)), 'words');
  const [, inBrackets, before, behind] = otherMinus.exec(text) ?? [];
  const negative = inBrackets ?? before ?? behind;
  if (negative !== undefined) return meant(`-${negative}`, 'minus');
  const spelt = withSigns(text);
  const [, letterBefore = '', sign = '', rest = '', letterBehind = ''] = signAndLetter.exec(plainText(spelt)) ?? [];
  const letter = (letterBefore + letterBehind).toUpperCase();
  if (letter === '' || meant(rest + letter, 'words') === null) return meant(spelt, 'words');
  const doAgree = (sign === '-') === /[SW]/.test(letter);
  return doAgree ? meant(sign + rest, 'sign-and-letter') : { degrees: '', way: 'sign-and-letter' };
}

/** Each half of a text in the spellings of a single coordinate. */
function meantHalves(text: string, first: Axis): Point | null {
  const halves = text.split(/\s*(?:[;|/]|,(?=\s))\s*/);
  if (halves.length !== 2) return null;
  const [one = '', other = ''] = halves;
  const lat = meantDegrees(first === 'lat' ? one : other, 'lat');
  const long = meantDegrees(first === 'lat' ? other : one, 'long');
  return lat?.degrees && long?.degrees ? { lat: Number(lat.degrees), long: Number(long.degrees) } : null;
}

/**
 * What a text that is no pair of coordinates most probably means: with words, with a height behind, or in the order that
 * alone is possible. `known`: the order that the header names. `isNear`: whether a place lies where the row says; it decides between two possible orders.
 */
export function meantPlace(
  text: string,
  known: Axis | null,
  isNear: (lat: number, long: number) => boolean,
): (Record<Axis, string> & { first: Axis | null }) | null {
  const list = withSigns(text.replace(/^\s*point\s*(?=\()/i, ''));
  // KML, and programs that write POINT with a comma, have the longitude first.
  const usual: readonly Axis[] = /^\s*point|^\S+$/i.test(text) ? ['long', 'lat'] : ['lat', 'long'];
  const possible = known === null || /^\s*point/i.test(text) ? usual : [known];
  const readings = possible.flatMap((first) => {
    const point = readPair(list, first) ?? meantHalves(text, first);
    return point ? [{ ...point, first }] : [];
  });
  const [best, other] = readings;
  const found = readings.find(({ lat, long }) => isNear(lat, long)) ?? best;
  if (found === undefined) return null;
  const isNamed = best?.lat === other?.lat && best?.long === other?.long;
  return { lat: numberText(found.lat), long: numberText(found.long), first: isNamed ? null : found.first };
}
