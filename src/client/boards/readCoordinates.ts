import { isLatitude, isLongitude } from '#contract/boards';
import { isNumberRead, plainText, readNumber, type NumberReading } from '../ui/format/readNumber';

export type Axis = 'lat' | 'long';
/** Degrees. */
export interface Point {
  lat: number;
  long: number;
}

const isRightOn = { lat: isLatitude, long: isLongitude } as const;
const lettersOf = { lat: 'NS', long: 'EW' } as const;
/** `40°42'46"`, `40 42 46`, `40:42:46`, `40° 42.767'`: degrees, minutes and, where there are any, seconds. */
const sexagesimal =
  /^([+-]?)(\d{1,3})(?:° ?|:| )(\d{1,2}(?:[.,]\d+)?)(?:'|:| |$) ?(?:(\d{1,2}(?:[.,]\d+)?)(?:"|'')?)?$/;

/** Words for the four directions in the languages that people keep lists in. */
const directions = Object.entries({
  N: 'north|nord|norte|noord|n\\.? ?br\\.?|с\\.? ?ш\\.?|北[緯纬]|북위',
  S: 'south|süd|sud|sur|sul|zuid|s\\.? ?br\\.?|ю\\.? ?ш\\.?|南[緯纬]|남위',
  E: 'east|ost|est|este|oost|ö\\.? ?l\\.?|в\\.? ?д\\.?|[東东][経經经]|동경',
  W: 'west|ouest|oeste|ovest|w\\.? ?l\\.?|з\\.? ?д\\.?|西[経經经]|서경',
}).map(([letter, names]) => ({ letter, words: new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu') }));

/** `51.5 N` for `51.5 Nord`. */
export const withLetters = (text: string): string =>
  /\p{L}/u.test(text) ? directions.reduce((each, { letter, words }) => each.replace(words, letter), text) : text;

const plainDegrees = (typed: string): string =>
  withLetters(plainText(typed))
    .toUpperCase()
    .replace(/[\u00ba\u02da]|DEG(REES)?\b/g, '°')
    .replace(/[\u2018\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/ *(['"°]) */g, '$1');

/** The letter of a hemisphere before or after a coordinate, and the rest. */
function splitHemisphere(text: string): { letter: string; rest: string } {
  const [, before = '', rest = text, after = ''] = /^([NSEW]?) ?(.*?) ?([NSEW]?)$/.exec(text) ?? [];
  return { letter: before + after, rest };
}

function fromSexagesimal(text: string, hasMark: boolean): number | undefined {
  const [, sign = '', degrees, minutes, seconds = '0'] = sexagesimal.exec(text) ?? [];
  if (degrees === undefined || minutes === undefined || !hasMark) return undefined;
  const [m, s] = [Number(minutes.replace(',', '.')), Number(seconds.replace(',', '.'))];
  if (m >= 60 || s >= 60 || (seconds !== '0' && !Number.isInteger(m))) return undefined;
  // Seven decimals are a centimetre: more are an artefact of the division.
  return Number(`${sign}${String(Number((Number(degrees) + m / 60 + s / 3600).toFixed(7)))}`);
}

/**
 * One coordinate as people write it: `51.5074`, `51,5074`, `−33.8688`, `51.5074°`, `40.7128° N`, `W 74.006`,
 * `40°42'46"N`. A letter of the other axis, or a minus beside S or W, is no coordinate.
 */
export function readDegrees(typed: string, axis: Axis): NumberReading {
  const isRight = isRightOn[axis];
  const { letter, rest } = splitHemisphere(plainDegrees(typed));
  const isSigned = /^[+-]/.test(rest);
  if (letter !== '' && (letter.length > 1 || !lettersOf[axis].includes(letter) || isSigned))
    return { wrong: 'not-a-number' };
  const turn = letter === 'S' || letter === 'W' ? -1 : 1;
  const parts = fromSexagesimal(rest, letter !== '' || /[°:'"]/.test(rest));
  if (parts !== undefined) return isRight(parts) ? { value: parts * turn + 0 } : { wrong: 'out-of-range' };
  const reading = readNumber(rest, { isRight, units: ['°'] });
  return isNumberRead(reading) ? { value: reading.value * turn + 0 } : reading;
}

const decimal = String.raw`([+-]?\d+(?:\.\d+)?)`;
/** What stands between two coordinates of a link. A space alone could be part of a street: `?q=12 14 Elm Street`. */
const between = String.raw`(?: ?, ?| (?=[+-]?\d+\.\d+(?:[&#/?]|$)))`;
/** Links of map sites, also without their beginning: `maps.example.com/...`, `?q=`, `#map=`, `@51.5,-0.12`. */
const isLink = /^(?:https?:\/\/|geo:|(?:[a-z\d-]+\.)+[a-z]{2,}\/|[/?&#@])/i;
/** Escaped marks and spaces of a link as they are. */
const unescaped = (link: string): string =>
  link
    .replace(/%2c/gi, ',')
    .replace(/%7e/gi, '~')
    .replace(/%20|\+/g, ' ');
/** The part of a link that may be a pin in degrees and minutes: `/place/41%C2%B024'12.2%22N+2%C2%B010'26.5%22E/@41.4,2.17`. */
const placeName = /(?:\/(?:place|search)\/|[?&](?:q|query|destination|daddr)=)([^/?&#]{5,150})(?=[/?&#]|$)/i;
/** The pin that a link writes with signs of degrees. */
function readPin(link: string): Point | null {
  try {
    const text = decodeURIComponent(placeName.exec(link)?.[1] ?? '');
    return text.includes('°') ? readPair(text) : null;
  } catch {
    return null; // badly escaped
  }
}
/** Where links of map sites have the place: that of the pin before that of the view. */
const links: readonly RegExp[] = [
  new RegExp(`!3d${decimal}!4d${decimal}`, 'i'),
  new RegExp(`[?&]mlat=${decimal}&mlon=${decimal}`, 'i'),
  new RegExp(
    `[?&](?:q|query|ll|sll|center|destination|daddr|coordinate|map)=(?:loc:)?${decimal}${between}${decimal}`,
    'i',
  ),
  new RegExp(`/(?:place|search|dir/[^/]*)/${decimal}${between}${decimal}(?=[/?]|$)`, 'i'),
  new RegExp(`(?:^|/)@${decimal},${decimal}`, 'i'),
  new RegExp(`[?&]cp=${decimal}~${decimal}`, 'i'),
  new RegExp(`#map=[\\d.]+/${decimal}/${decimal}`, 'i'),
  new RegExp(`^geo:${decimal},${decimal}`, 'i'),
];
/** In these the longitude comes first. */
const turnedLink = new RegExp(String.raw`^https?://(?:[^/]*\.)?yandex\..*[?&](?:ll|pt)=${decimal},${decimal}`, 'i');
/** Well-known text: the longitude comes first. */
const point = new RegExp(
  String.raw`^(?:SRID=4326;)?\s*POINT\s*Z?\s*\(\s*${decimal}\s+${decimal}(?:\s+${decimal})?\s*\)$`,
  'i',
);

/** GeoJSON: the longitude comes first. */
const geoJson = new RegExp(String.raw`"coordinates"\s*:\s*\[\s*${decimal}\s*,\s*${decimal}`, 'i');
const named = { lat: 'lat(?:itude)?', long: 'lo?ng?(?:itude)?' };
/** `Lat: 51.5, Lng: -0.12`, `{"lat": 51.5, "lng": -0.12}`. */
const labelled = {
  latFirst: new RegExp(`^\\W*${named.lat}[\\s"':=]+${decimal}[\\s"',;&]+${named.long}[\\s"':=]+${decimal}\\W*$`, 'i'),
  longFirst: new RegExp(`^\\W*${named.long}[\\s"':=]+${decimal}[\\s"',;&]+${named.lat}[\\s"':=]+${decimal}\\W*$`, 'i'),
};

/** `1.250,5` is one number with a mark of thousands. */
const grouped = /^[+-]?\d{1,3}\.\d{3},\d+$/;

/** Characters of two coordinates in their longest spelling; a pasted page is not searched. */
const longest = 100;

function parsePair(lat: string, long: string): Point[] {
  const [one, other] = [readDegrees(lat, 'lat'), readDegrees(long, 'long')];
  return isNumberRead(one) && isNumberRead(other) ? [{ lat: one.value, long: other.value }] : [];
}

/** The axis that a coordinate's letter names. */
function axisOf(text: string): Axis | null {
  const { letter } = splitHemisphere(plainDegrees(text));
  return letter === '' ? null : lettersOf.lat.includes(letter) ? 'lat' : 'long';
}

/** A text that is divided here may be two coordinates, in the order of their letters or else in the given one. */
function pairAt(text: string, from: number, to: number, first: Axis): Point[] {
  const [one, other] = [text.slice(0, from).trim(), text.slice(to).trim()];
  if (one === '' || other === '') return [];
  const [axis, otherAxis] = [axisOf(one), axisOf(other)];
  // `5.15e1` is an exponent, and `51 30` may be degrees and minutes.
  if (from === to && (axis === null || otherAxis === null)) return [];
  if (axis === null && otherAxis === null && /^[+-]?\d+ +[+-]?\d+$/.test(text)) return [];
  const isTurned = axis === null && otherAxis === null ? first === 'long' : axis === 'long' || otherAxis === 'lat';
  return isTurned ? parsePair(other, one) : parsePair(one, other);
}

/** `GPS: 51.5074, -0.1278`, `Coordinates: ...`, also in other languages: `Coordonnées GPS : ...`. */
const heading = /^(?:GPS|(?:GPS[ -])?[CK]oord\p{L}*(?: GPS)?) ?: ?/iu;
/** A pair in brackets or quotation marks. */
const enclosed = /^(?:(?:LatLng)?[([](.*)[)\]]|["'\u2018\u201c-\u201e\u00ab](.*)["'\u2018\u201c\u201d\u00bb])$/i;
/** `51.5074, -0.1278, 15z`: how near a map is looked at. */
const zoom = /, ?\d+(?:\.\d+)?z$/i;
/** `51.5074, -0.1278, 35`: a height, and programs for surveys also its precision, stand behind a pair. */
const withHeight = /^([+-]?\d+\.\d+[\s,;|/]+[+-]?\d+\.\d+)(?:[\s,;|/]+[+-]?\d+(?:\.\d+)?){1,2} ?m?$/i;

/**
 * Both coordinates of a text: 'latitude, longitude' with any spelling that `readDegrees` knows, named ones, `POINT
 * (longitude latitude)`, GeoJSON, or a link of a map site. Null for one coordinate, for none, and where the comma could divide in two ways.
 * `first`: the known order of coordinates that do not name their axes. Only if it is known may a height follow.
 */
export function readPair(typed: string, first: Axis | null = null): Point | null {
  const text = plainText(typed);
  const link = isLink.test(text) ? unescaped(text) : null;
  const turned = turnedLink.exec(link ?? '') ?? point.exec(text) ?? geoJson.exec(text) ?? labelled.longFirst.exec(text);
  if (turned) return parsePair(turned[2] ?? '', turned[1] ?? '')[0] ?? null;
  const straight = labelled.latFirst.exec(text);
  if (straight) return parsePair(straight[1] ?? '', straight[2] ?? '')[0] ?? null;
  if (link !== null) {
    const [pin = null, ...others] = links.map((each) => each.exec(link));
    const place = pin ?? others.find((found) => found !== null);
    const placed = place ? (parsePair(place[1] ?? '', place[2] ?? '')[0] ?? null) : null;
    return pin ? placed : (readPin(link) ?? placed);
  }
  if (text.length > longest) return null;
  const inside = text
    .replace(heading, '')
    .replace(/[\s,.;]+$/, '')
    .replace(enclosed, '$1$2')
    .replace(zoom, '')
    .trim();
  const list = first === null ? inside : inside.replace(withHeight, '$1');
  if (isNumberRead(readDegrees(list, 'lat')) || isNumberRead(readDegrees(list, 'long'))) return null;
  if (grouped.test(list)) return null;
  const strong = [...list.matchAll(/\s*[;|/\t\n]\s*/g)];
  const dividers =
    strong.length > 0
      ? strong
      : [...list.matchAll(/\s*,\s+|\s*,|\s+|(?<=\d[°'"]? ?[NSEW])(?=\d)|(?<=\d[°'"]?)(?=[NSEW] ?\d)/gi)];
  const pairs = dividers.flatMap(({ index, 0: divider }) =>
    pairAt(list, index, index + divider.length, first ?? 'lat'),
  );
  const [pair] = pairs;
  return pair !== undefined && pairs.every(({ lat, long }) => lat === pair.lat && long === pair.long) ? pair : null;
}
