import { cleanId } from '#contract/text';
import type { CsvField, Dialect } from './column';
import { csvColumns, exportColumns } from './csvColumns';

/** `Screen_Resolution `, `screen resolution` and `SCREEN-RESOLUTION (px)` are the same. */
export const foldHeader = (header: string): string =>
  cleanId(header)
    .toLowerCase()
    .replace(/\((?:wgs ?-?84|px|pixels?|degrees?|decimal|deg|°)\)/g, '')
    .replace(/[\s_:."'-]+/g, '');

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
  dialect: Dialect;
}

const namesOf = csvColumns.map(({ field, header, aliases }) => ({ field, names: [foldHeader(header), ...aliases] }));

/**
 * Matches columns by name, in any order; `chosen` takes precedence. `hasPlaces`: whether the values of a column are both
 * coordinates; it is asked of unknown columns if no column is named as coordinates.
 */
export function matchColumns(
  headers: readonly string[],
  chosen: ChosenColumns = new Map(),
  hasPlaces: (position: number) => boolean = () => false,
): ColumnMatch {
  const folded = headers.map(foldHeader);
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
  const found =
    (lat ?? long ?? place) === undefined
      ? headers.findIndex((_, at) => !used.has(at) && !doubles.has(at) && !chosen.has(at) && hasPlaces(at))
      : -1;
  if (found !== -1) {
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
    dialect: template ? 'publisher-template' : 'inventory',
  };
}

/** A field is filled by one column, and a column fills one field. */
function choose(positions: Partial<Record<CsvField, number>>, chosen: ChosenColumns): void {
  for (const [position, field] of chosen) {
    for (const { field: other } of csvColumns)
      if (positions[other] === position) Reflect.deleteProperty(positions, other);
    if (field !== null) positions[field] = position;
  }
}
