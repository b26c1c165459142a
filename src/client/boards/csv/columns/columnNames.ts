import type { Axis } from '../../readCoordinates';
import { areBeyond, areExactDegrees, areWhole, haveDegrees, type ColumnValues } from './columnValues';
import { csvColumns } from './csvColumns';
import type { DegreePart } from './place';
import { length } from './resolution';
import { foldWords, namedSides, sidesInOrder, type Side } from './sides';
import { synonyms } from './synonyms';

/** Units, formats, the order of the sides of a resolution, and whether a template wants the column filled. */
const units = new RegExp(
  String.raw`[([](?:${[
    'wgs ?-?84|(?:in )?(?:px|pixels?)|(?:decimal )?degrees?|decimal|dd|deg|°? ?[nsew]?',
    `(?:e\\.? ?g|ex|z\\.? ?b)\\b(?![^)]*\\d ?${length}[)\\]])[^)]*`,
    `(?!${length} ?x ?${length}[)\\]])[a-z]{1,12} ?x ?[a-z]{1,12}`,
    'max\\.? ?\\d+(?: ?(?:ch|z)[a-z]+)?|required|mandatory|optional|text|string|(?:must be )?unique|iso(?:[ -]?3166)?(?:-1)?(?: ?(?:alpha)?-?[23])?',
  ].join('|')})[)\]]`,
  'gu',
);

/** Also without the number of a question, and pictures. */
const foldName = (words: string): string =>
  words.replace(units, '').replace(/^\d{1,2}[.)]\s|[\s_:;."'*#?\p{So}\uFE0F-]+/gu, '');
/** What sides without a resolution fold to: `Screen Width x Height`, `W x H (px)`; and `Width x Height`, maybe in metres. */
export const pixelSize = '(wxhinpixels)';
export const anySize = '(wxh)';
/** Of what also has other sizes, with a unit. */
const nounsOfSize = /^(?:screen|display)?(?:size|grosse|taille|tamano|tamanho|dimensione)$/;
const namesOfSize = new Set(['Screen Resolution', ...synonyms.resolution].map((name) => foldName(foldWords(name))));
/** `Latitude N`, `Longitude °W`; an S without a mark may be seconds. */
const hemisphere = /[\s_-]+(?:°? ?[new]|° ?s|north|south|east|west|norte|su[rld]|este|oeste)$/;
const namesOfAxes = new Set(
  ['latitude', 'longitude', ...synonyms.lat, ...synonyms.long].map((name) => foldName(foldWords(name))),
);

/**
 * `Screen_Resolution `, `screen resolution` and `SCREEN-RÉSOLUTION (px)` are the same. Of a resolution also the sides and
 * the unit without brackets are taken off: `Resolution W*H`, `Auflösung in Pixel`.
 */
function foldHeader(header: string): string {
  const words = foldWords(header);
  const axis = hemisphere.test(words) ? foldName(words.replace(hemisphere, '')) : '';
  if (axis.length > 1 && namesOfAxes.has(axis)) return axis;
  const [sides = '', , , sign = ''] = sidesInOrder.exec(words) ?? [];
  const rest = foldName(words.replace(sides, ''));
  const size = rest.replace(/[^\p{L}]*(?:in)?(?:px|pixels?)[^\p{L}]*$/u, '');
  if (namesOfSize.has(size)) return size;
  const saysPixels = /px|pixel/.test(words);
  if (nounsOfSize.test(size) && (saysPixels || sides !== '')) return saysPixels ? pixelSize : anySize;
  // 'Width/Height' alone may be a ratio.
  const isSize = sides !== '' && /^(?:screen|display|res)?$/.test(size) && !(size === '' && /[/,_-]/.test(sign));
  if (!isSize) return foldName(words);
  return size !== '' || saysPixels ? pixelSize : anySize;
}

/** The folded names of each field, its header first. */
export const namesOf = csvColumns.map(({ field, header }) => ({
  field,
  names: [
    ...new Set([header, ...synonyms[field]].map(foldHeader)),
    ...(field === 'resolution' ? [pixelSize] : []), // below every named column
  ],
}));
const fieldOfName = new Map(namesOf.flatMap(({ field, names }) => names.map((name) => [name, field] as const)));
/** In German, Dutch and languages of Central Europe: width and length as much as degrees. */
const axisOrSide = new Map<string, Axis>(
  ['Breite', 'Breedte', 'Szerokość', 'Szélesség', 'Šířka', 'Širina']
    .map((name): [string, Axis] => [foldHeader(name), 'lat'])
    .concat(
      ['Länge', 'Lengte', 'Długość', 'Hosszúság', 'Délka', 'Dĺžka', 'Dužina', 'Dolžina'].map((name) => [
        foldHeader(name),
        'long',
      ]),
    ),
);
const meaningsOf = (name: string): (string | undefined)[] => [
  fieldOfName.get(foldHeader(name)),
  axisOrSide.get(foldHeader(name)),
  namedSides([name])[0]?.side,
];

const isAxis = (name: string | undefined): name is Axis => name === 'lat' || name === 'long';
/** `Lat Deg`, `Latitude (M)`, `LonSec`; a name without a unit is of the degrees. A minimum has a maximum. */
const partOfDegrees =
  /(?:[\s_.([-]*(?:deg(?:rees?)?|gra[du][eiou]?s?|(min(?:ut(?:e[ns]?|os?|i))?)|(sec(?:ond[sio]?)?|sekunden|segundos))|[\s_.([-]+(?:d|(m)|(s)))?[)\]]?$/;

/** The columns of coordinates whose degrees and minutes, maybe seconds, are in columns of their own; else none. */
export function findDegreeParts(headers: readonly string[]): DegreePart[] {
  const plain = plainHeaders(headers);
  const parts = plain.flatMap((header, position): DegreePart[] => {
    // Of `Breite Grad / Degrees` the first language tells the axis and the unit; `Latitude - Degrees` is one name.
    const part = degreePart(header) ?? degreePart(header.split(languages)[0] ?? '');
    return part === null ? [] : [{ ...part, position }];
  });
  const has = (axis: Axis): boolean =>
    (['°', "'"] as const).every((unit) => parts.some((part) => part.axis === axis && part.unit === unit));
  return has('lat') && has('long') && !plain.some((name) => /^l(?:at|on|ng).*max/.test(foldWords(name))) ? parts : [];
}

function degreePart(header: string): Omit<DegreePart, 'position'> | null {
  const name = foldWords(header);
  const [end = '', minutes, seconds, m, s] = partOfDegrees.exec(name) ?? [];
  const axis = meaningsOf(name.slice(0, name.length - end.length)).find(isAxis);
  return axis === undefined ? null : { axis, unit: (minutes ?? m) ? "'" : (seconds ?? s) ? '"' : '°' };
}

/** What stands between the languages of a header. */
const languages = /\s*[/|\n·]\s*|\s+[-–—]\s+/;
const besidePixels = /[([（](?!(?:in )?(?:px|pixel))([^)\]）]*)[)\]）]/gi;
/** The clearer of two names that mean the same: `Breite / Width`, `Latitude (Y)`, `緯度（Latitude）`, perhaps on two lines. */
function oneLanguage(header: string): string {
  const names = header
    .replace(besidePixels, '/$1')
    .split(languages)
    .filter((each) => each !== '');
  const name = names.find((each) => !axisOrSide.has(foldHeader(each))) ?? names[0] ?? '';
  const meaning = meaningsOf(name).find((each) => each !== undefined);
  return meaning !== undefined && names.every((each) => meaningsOf(each).includes(meaning)) ? name : header;
}

/** A table of a database before a name. */
const tableBefore = /^\w+\./;
/** What the rows of any table have. */
const ofAnyTable = /\.(?:id|uuid|name|title|type|code)$/i;

/** One in short, as a query names it. */
const alias = /^\w{1,2}\./;

/**
 * Without the tables before all names, as in `b.device_id, c.city`; but `screen.id` is known, `c.name` another's, and so is
 * `owner.city`, or `o.city` beside `b.city`.
 */
function withoutTable(headers: readonly string[]): readonly string[] {
  const named = headers.filter((header) => header !== '');
  if (named.length < 2 || !named.every((header) => tableBefore.test(header))) return headers;
  const bare = headers.map((header) => header.replace(tableBefore, ''));
  const ofDevice = headers[bare.findIndex((name) => foldHeader(name) === 'deviceid')];
  const [table = ''] = tableBefore.exec(ofDevice ?? named[0] ?? '') ?? [];
  const isTable = ofDevice !== undefined || alias.test(table) || named.every((header) => header.startsWith(table));
  const isWhole = (header: string, name: string): boolean =>
    isTable && header.startsWith(table)
      ? ofAnyTable.test(header) && fieldOfName.has(foldHeader(header))
      : !alias.test(header) || ofAnyTable.test(header) || headers.includes(`${table}${name}`);
  return headers.map((header, at) => (isWhole(header, bare[at] ?? '') ? header : (bare[at] ?? '')));
}
/** What both the names and the parts of degrees are read from. */
const plainHeaders = (headers: readonly string[]): string[] => withoutTable(headers).map(oneLanguage);

/** What is the same whatever a remark says and whose it is; sizes have other units, and a device may be a model. */
const plainFields = new Set(['device_id', 'boardname', 'lat', 'long', 'city', 'country', 'venueType', 'screenType']);
const otherThings = /^(?:[a-z]{1,2}|device|screen|board|venue|environment)$/;
/** What people and their offices have too, and remarks that speak of them instead of the screen. */
const fieldsOfPeople = new Set(['boardname', 'city', 'country']);
const ofPeople =
  /[([（].*(?:contact|kontakt|ansprech|person|owner|manager|landlord|tenant|client|customer|kunde|advertiser|technic|billing|invoice|office)/;
const remark = /\s*[([（][^)\]）]*\p{L}{2}[^)\]）]*[)\]）]$|[\s_-]en$/u;
const owner =
  /^(?:screen|board|billboard|display|device|panel|location|position|coordinates?|address|geo|site|venue|asset)s?[\s_./-]+/;

/** `Latitude (EPSG:4326)`, `name_en`, `board_city`, `location/lat`, where no other column is named so; null for others. */
function withoutRemark(header: string, folded: readonly string[]): string | null {
  const words = foldWords(header);
  const bare = words.replace(remark, '');
  const name = [bare, bare.replace(owner, '')].map(foldHeader).find((each) => fieldOfName.has(each)) ?? '';
  const field = fieldOfName.get(name);
  if (field === undefined || !plainFields.has(field) || otherThings.test(name)) return null;
  if (fieldsOfPeople.has(field) && ofPeople.test(words)) return null;
  return folded.some((each) => fieldOfName.get(each) === field) ? null : name;
}

/** Pixels, or the seconds of a spot. */
const unitOfSide = /[([](?:in )?(?:px|pixels?|s)[)\]]/;
const namesOfPlaces = new Set(
  namesOf.flatMap(({ field, names }) => (['lat', 'long', 'place'].includes(field) ? names : [])),
);

export const pixelHeaders = { width: foldHeader('Width in pixels'), height: foldHeader('Height in pixels') };
/** What the headers of a file name, folded; the values decide where a name may mean more. */
export function foldHeaders(written: readonly string[], valuesOf: ColumnValues): string[] {
  const headers = plainHeaders(written);
  const parts = new Map(
    findDegreeParts(written).map(({ position, axis, unit }) => [position, unit === '°' ? axis : '']),
  );
  const named = headers.map((header, at) => parts.get(at) ?? foldHeader(header));
  const folded = named.map(
    (name, at) => (fieldOfName.has(name) || parts.has(at) ? null : withoutRemark(headers[at] ?? '', named)) ?? name,
  );
  const sides = namedSides(headers);
  const axes = folded.map((name) => axisOrSide.get(name));
  const hasUnit = headers.map((header) => unitOfSide.test(foldWords(header)));
  const isExact = (axis: Axis): boolean =>
    axes.some((each, at) => each === axis && !hasUnit[at] && areExactDegrees(valuesOf(at), axis));
  const areExact = isExact('lat') && isExact('long');
  const hasBoth = axes.includes('lat') && axes.includes('long');
  const areBoth = hasBoth && (areExact || !sides.some((each) => each?.side === 'height'));
  // Length before width is the order of sides, of which the length is the longer one.
  const longest = (axis: Axis): number =>
    Math.max(...valuesOf(axes.indexOf(axis)).map((text) => Number(text.replace(',', '.'))));
  const areLengthFirst = axes.indexOf('long') < axes.indexOf('lat') && longest('long') >= longest('lat');
  const areSides = axes.some((axis, at) => {
    if (axis === undefined) return false;
    const values = valuesOf(at);
    return hasUnit[at] || (areWhole(values) && (areLengthFirst || areBeyond(values, axis)));
  });
  const hasPlace = folded.some((name, at) => namesOfPlaces.has(name) && haveDegrees(valuesOf(at)));
  const areDegrees = !hasPlace && (areExact || !areSides);
  const hasWidth = sides.some((each, at) => each?.side === 'width' && (each.inPixels || axes[at] === undefined));
  const has = (side: Side): boolean => folded.includes(side.charAt(0)) || sides.some((each) => each?.side === side);
  return folded.map((name, position) => {
    const axis = axes[position];
    const { side, inPixels = false } = sides[position] ?? {};
    // Without a height, those that are no degrees are the metres of something.
    if (areBoth && axis !== undefined && !inPixels) return areDegrees && !hasUnit[position] ? axis : name;
    // Beside degrees, a height without a width is that above the sea.
    if (areBoth && areDegrees && !hasWidth && !inPixels) return name;
    if (side !== undefined) return inPixels ? pixelHeaders[side] : side;
    // An initial is a side only beside the other one.
    return (name === 'w' && !has('height')) || (name === 'h' && !has('width')) ? '' : name;
  });
}

/** Whether a text may name a column: what is quickly known of it, for each cell of a file. */
export const maybeName = (text: string): boolean => {
  const name = foldHeader(text);
  return fieldOfName.has(name) || axisOrSide.has(name) || namedSides([text])[0] !== null;
};
