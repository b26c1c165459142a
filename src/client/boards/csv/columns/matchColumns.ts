import { foldText } from '#contract/fold';
import { cleanId } from '#contract/text';
import type { Axis } from '../../readCoordinates';
import type { CsvField, Dialect, ResolutionOrder } from './column';
import { csvColumns, exportColumns } from './csvColumns';
import { firstAxis } from './place';
import { synonyms } from './synonyms';

/** Units, formats, the order of the sides of a resolution, and whether a template wants the column filled. */
const units = new RegExp(
  String.raw`[([](?:${[
    'wgs ?-?84|(?:in )?(?:px|pixels?)|(?:decimal )?degrees?|decimal|dd|deg|°? ?[nsew]?',
    '[a-z]{1,12} ?x ?[a-z]{1,12}',
    'required|mandatory|optional|text|string|(?:must be )?unique|iso(?:[ -]?3166)?(?:-1)?(?: ?(?:alpha)?-?[23])?',
  ].join('|')})[)\]]`,
  'g',
);
/** What a column of Place Exchange or AdCOM belongs to: `location.lat`, `slot.w`. */
const path = /^(?:location|geo|slot|display|dooh|venue|asset)\./;

/** `Screen_Resolution `, `screen resolution` and `SCREEN-RÉSOLUTION (px)` are the same. */
export const foldHeader = (header: string): string =>
  foldText(cleanId(header))
    .replace(units, '')
    .replace(path, '')
    .replace(/[\s_:;."'*#°-]+/g, '');

/** The user's choice of columns by position: a field, or null to ignore the column. */
export type ChosenColumns = ReadonlyMap<number, CsvField | null>;

export interface ColumnMatch {
  /** The file's own headers. */
  headers: string[];
  /** Position of each known column in the file. */
  positions: Partial<Record<CsvField, number>>;
  /** Unknown headers, which are ignored with a notice. */
  ignored: string[];
  /** Known headers that occur more than once; the first counts. */
  repeated: string[];
  /** Known columns that the file lacks. */
  missing: string[];
  /** The header of a column that is read as both coordinates because of its values; null if there is none. */
  placeByValues: string | null;
  /** The axis that the header of both coordinates names first; null if it does not say. */
  firstAxis: Axis | null;
  dialect: Dialect;
}

const namesOf = csvColumns.map(({ field, header }) => ({
  field,
  names: [...new Set([header, ...synonyms[field]].map(foldHeader))],
}));
/** German 'Breite' is a latitude beside a 'Länge', and else a width. */
const breadth = foldHeader('Breite');
const length = foldHeader('Länge');
const foldHeaders = (headers: readonly string[]): string[] => {
  const folded = headers.map(foldHeader);
  const areDegrees = folded.includes(breadth) && folded.includes(length);
  return areDegrees ? folded.map((name) => (name === breadth ? 'lat' : name === length ? 'long' : name)) : folded;
};

/**
 * Matches columns by name, in any order; `chosen` takes precedence. `hasPlaces`: whether the values of a column are both
 * coordinates; it is asked of unknown columns and of that of towns if no column is named as coordinates.
 */
export function matchColumns(
  headers: readonly string[],
  chosen: ChosenColumns = new Map(),
  hasPlaces: (position: number) => boolean = () => false,
): ColumnMatch {
  const folded = foldHeaders(headers);
  const positions: Partial<Record<CsvField, number>> = {};
  const doubles = new Set<number>();
  for (const { field, names } of namesOf) {
    // The specification's header takes precedence over an alias further left.
    const [best, ...rest] = names.flatMap((name) =>
      folded.flatMap((each, position) => (each === name ? [position] : [])),
    );
    if (best === undefined) continue;
    positions[field] = best;
    for (const position of rest) doubles.add(position);
  }
  const template = folded.includes('venuetypesid') || folded.includes('allowedadtypesid');
  // In that template the screen type is one of the provider's own ids.
  if (template) delete positions.screenType;
  choose(positions, chosen);
  const used = new Set(Object.values(positions));
  const { lat, long, place } = positions;
  // Also of a column named as a town: 'Ort' is a place too.
  const isOpen = (at: number): boolean => !used.has(at) || positions.city === at;
  const found =
    (lat ?? long ?? place) === undefined
      ? headers.findIndex((_, at) => isOpen(at) && !doubles.has(at) && !chosen.has(at) && hasPlaces(at))
      : -1;
  if (found !== -1) {
    if (positions.city === found) delete positions.city;
    positions.place = found;
    used.add(found);
  }
  const filled = new Set(csvColumns.flatMap(({ field, fills }) => (positions[field] === undefined ? [] : fills)));
  return {
    headers: [...headers],
    positions,
    ignored: headers.filter(
      (header, position) => !used.has(position) && !doubles.has(position) && header.trim() !== '',
    ),
    repeated: headers.filter((_, position) => doubles.has(position) && !used.has(position)),
    missing: exportColumns
      .filter(({ field, fills }) => field !== 'boardImgURL' && !fills.every((each) => filled.has(each)))
      .map(({ header }) => header),
    placeByValues: headers[found] ?? null,
    firstAxis: firstAxis(headers[positions.place ?? -1] ?? ''),
    dialect: template ? 'publisher-template' : 'inventory',
  };
}

/** The order of the sides of a resolution, if the template or the header says it: `Resolution (W x H)`. */
export function readOrder({ headers, positions, dialect }: ColumnMatch): ResolutionOrder | null {
  if (dialect === 'publisher-template') return 'width-first';
  const header = headers[positions.resolution ?? -1] ?? '';
  const [, first = '', second = ''] = /([a-z]{1,12}) ?x ?([a-z]{1,12})/.exec(foldText(cleanId(header))) ?? [];
  const readSide = (word: string) => (/^(?:h|alt)/.test(word) ? 'h' : /^(?:w|b|l|anc)/.test(word) ? 'w' : '');
  const order = readSide(first) + readSide(second);
  return order === 'wh' ? 'width-first' : order === 'hw' ? 'height-first' : null;
}

/** A field is filled by one column, and a column fills one field. */
function choose(positions: Partial<Record<CsvField, number>>, chosen: ChosenColumns): void {
  for (const [position, field] of chosen) {
    for (const { field: other } of csvColumns)
      if (positions[other] === position) Reflect.deleteProperty(positions, other);
    if (field !== null) positions[field] = position;
  }
}
