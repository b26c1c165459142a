import type { Axis } from '../../readCoordinates';
import type { CsvField, Dialect, ResolutionOrder } from './column';
import { anySize, findDegreeParts, foldHeaders, namesOf, pixelHeaders, pixelSize } from './columnNames';
import {
  areDiagonals,
  areHemispheres,
  areOrientations,
  areOtherWays,
  arePixels,
  arePlaces,
  arePositions,
  haveNoResolution,
  haveRepeats,
  haveSides,
  namesFacing,
  namesHemisphere,
  namesNegative,
  type ColumnValues,
} from './columnValues';
import { csvColumns, exportColumns } from './csvColumns';
import { isOtherMeaning } from './otherMeaning';
import { firstAxis, type DegreePart } from './place';
import { foldWords, orderIn } from './sides';
import { findUnit } from './unitColumn';

/** The user's choice of columns by position: a field, or null to ignore the column. */
export type ChosenColumns = ReadonlyMap<number, CsvField | null>;

export interface ColumnMatch {
  /** The file's own headers. */
  headers: string[];
  /** Position of each known column in the file. */
  positions: Partial<Record<CsvField, number>>;
  /** Unknown headers, which are ignored with a notice. */
  ignored: string[];
  /** Positions of several columns for the same field: the one that fills it, and the others. */
  repeated: { field: CsvField; used: number; others: number[] }[];
  /** Known columns that the file lacks. */
  missing: string[];
  /** The header of a column that is read as both coordinates because of its values; null if there is none. */
  placeByValues: string | null;
  /** Beside latitude and longitude, in this order: minutes, seconds, and the letters N or S and E or W, both or none. */
  parts: DegreePart[];
  /** The axes whose headers say that they are south or west. */
  negative: Axis[];
  /** The axis that the header of both coordinates names first; null if it does not say. */
  firstAxis: Axis | null;
  dialect: Dialect;
  /** Whether the columns of width and height are certainly in pixels. */
  pixelSides: boolean;
}

/** Matches columns by name, in any order; `chosen` takes precedence. The values decide where a name may mean more. */
export function matchColumns(
  headers: readonly string[],
  chosen: ChosenColumns = new Map(),
  valuesOf: ColumnValues = () => [],
): ColumnMatch {
  const folded = foldHeaders(headers, valuesOf).map((name, at) =>
    name === anySize && arePixels(valuesOf(at)) ? pixelSize : name,
  );
  const positions: Partial<Record<CsvField, number>> = {};
  const areOnCanvas = ['x', 'y'].every((name) => arePositions(valuesOf(folded.indexOf(name))));
  // Beside width and height in pixels, what is no resolution in any row is another size.
  const isOtherSize = (at: number): boolean =>
    [positions.width, positions.height].every((side = -1) => haveSides(valuesOf(side)))
      ? haveNoResolution(valuesOf(at))
      : folded[at] === 'screensize' && areDiagonals(valuesOf(at));
  const isOther = (field: CsvField, at: number): boolean => {
    if (field === 'resolution') return isOtherSize(at);
    const name = folded[at] ?? '';
    return isOtherMeaning(field, name, valuesOf(at), headers) || (areOnCanvas && /^[xy]$/.test(name));
  };
  const candidates: [CsvField, number[]][] = [];
  for (const { field, names } of namesOf) {
    // The specification's header takes precedence over an alias further left.
    const named = names.flatMap((name) =>
      folded.flatMap((each, at) => (each === name && !isOther(field, at) ? [at] : [])),
    );
    // A player has several screens, and a device may be a model: not all such names are of an id of one screen.
    if (field === 'device_id' && folded[named[0] ?? -1] !== 'deviceid')
      named.sort((one, other) => Number(haveRepeats(valuesOf(one))) - Number(haveRepeats(valuesOf(other))));
    // An empty column has nothing to fill the field with.
    named.sort((one, other) => Number(valuesOf(one).length === 0) - Number(valuesOf(other).length === 0));
    candidates.push([field, named]);
    if (named[0] !== undefined) positions[field] = named[0];
  }
  const template = folded.includes('venuetypesid') || folded.includes('allowedadtypesid');
  // In that template the screen type is one of the provider's own ids.
  if (template) delete positions.screenType;
  choose(positions, chosen);
  const used = new Set(Object.values(positions));
  const { lat, long, place } = positions;
  const hasPlaces = (header: string, at: number): boolean => arePlaces(valuesOf(at), header);
  // Also of a column named as a town: 'Ort' is a place too.
  const isOpen = (at: number): boolean => !used.has(at) || positions.city === at;
  const found =
    (lat ?? long ?? place) === undefined
      ? headers.findIndex((each, at) => isOpen(at) && !chosen.has(at) && hasPlaces(each, at))
      : -1;
  if (found !== -1) {
    if (positions.city === found) delete positions.city;
    positions.place = found;
    used.add(found);
  }
  const isFree = (at: number): boolean => !used.has(at) && !chosen.has(at);
  for (const [field, at] of [
    ['unit', findUnit(headers, positions, isFree, valuesOf)],
    [
      'orientation',
      headers.findIndex(
        (header, position) =>
          isFree(position) && areOrientations(valuesOf(position)) && !areOtherWays(header, valuesOf(position)),
      ),
    ],
  ] as const)
    if (at !== -1 && positions[field] === undefined) {
      positions[field] = at;
      used.add(at);
    }
  // One alone, with N or S, may also say no or yes, or which way a board faces; numbers with a minus need no letters.
  const letters = (['lat', 'long'] as const).flatMap((axis) => {
    const position = positions[axis];
    if (position === undefined || valuesOf(position).some((text) => /^[-\u2212]/.test(text))) return [];
    const at = headers.findIndex(
      (header, each) =>
        isFree(each) &&
        (namesHemisphere.test(foldWords(header)) ||
          (Math.abs(each - position) === 1 && !namesFacing.test(foldWords(header)))) &&
        areHemispheres(valuesOf(each), axis),
    );
    return at === -1 ? [] : [{ axis, position: at, unit: 'letter' } as const];
  });
  const split = findDegreeParts(headers);
  const parts = [
    ...["'", '"'].flatMap((each) => split.filter(({ unit, position }) => unit === each && isFree(position))),
    ...(letters.length === 2 ? letters : []),
  ];
  for (const { position } of parts) used.add(position);
  const repeated = candidates.flatMap(([field, named]) => {
    const others = named.filter((at) => !used.has(at));
    const at = positions[field];
    return at === undefined || others.length === 0 ? [] : [{ field, used: at, others }];
  });
  const known = new Set([...used, ...repeated.flatMap(({ others }) => others)]);
  const filled = new Set(csvColumns.flatMap(({ field, fills }) => (positions[field] === undefined ? [] : fills)));
  return {
    headers: [...headers],
    positions,
    ignored: headers.filter((header, position) => !known.has(position) && header.trim() !== ''),
    repeated,
    missing: exportColumns
      .filter(({ field, fills }) => field !== 'boardImgURL' && !fills.every((each) => filled.has(each)))
      .map(({ header }) => header),
    placeByValues: headers[found] ?? null,
    parts,
    negative: (['lat', 'long'] as const).filter((axis) =>
      namesNegative[axis].test(foldWords(headers[positions[axis] ?? -1] ?? '')),
    ),
    firstAxis: firstAxis(headers[positions.place ?? -1] ?? ''),
    dialect: template ? 'publisher-template' : 'inventory',
    pixelSides: (['width', 'height'] as const).every((side) => {
      const position = positions[side] ?? -1;
      return folded[position] === pixelHeaders[side] || chosen.has(position);
    }),
  };
}

/** The order of the sides of a resolution, if the template or the header says it: `Resolution (W x H)`. */
export function readOrder({ headers, positions, dialect }: ColumnMatch): ResolutionOrder | null {
  if (dialect === 'publisher-template') return 'width-first';
  return orderIn(foldWords(headers[positions.resolution ?? -1] ?? ''));
}

/** A field is filled by one column, and a column fills one field. */
function choose(positions: Partial<Record<CsvField, number>>, chosen: ChosenColumns): void {
  for (const [position, field] of chosen) {
    for (const { field: other } of csvColumns)
      if (positions[other] === position) Reflect.deleteProperty(positions, other);
    if (field !== null) positions[field] = position;
  }
}
