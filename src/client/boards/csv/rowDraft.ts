import type { ImportField, ImportRow } from '#contract/imports';
import type { CsvField } from './columns';
import { adTypesOf, numberOf, sidesOf, type Cells, type ResolutionOrder } from './rules/rowRules';

/** The board fields that each column fills. */
const fieldsOf: Readonly<Record<CsvField, readonly ImportField[]>> = {
  boardname: ['boardname'],
  lat: ['boardcoords.lat'],
  long: ['boardcoords.long'],
  city: ['boardloc.city'],
  state: ['boardloc.state'],
  country: ['boardloc.country'],
  resolution: ['boardsize.height', 'boardsize.width'],
  reachBoardID: ['reachBoardID'],
  device_id: ['device_id'],
  publisher_id: ['publisher_id'],
  publisher_name: ['publisher_name'],
  screenType: ['screenType'],
  venueType: ['venueType'],
  adTypes: ['adTypes'],
  boardImgURL: ['boardImgURL'],
};

/** The fields that an update sets: those that the file has a column for. */
export const updateFieldsOf = (columns: readonly CsvField[]): ImportField[] =>
  columns.flatMap((column) => fieldsOf[column]);

/** The body for a row without errors: every field of the create call, empty if the file has no value. */
export function draftOf(cells: Cells, order: ResolutionOrder): ImportRow {
  const get = (field: CsvField): string => cells[field]?.trim() ?? '';
  const [first, second] = sidesOf(get('resolution')) ?? (['', ''] as const);
  return {
    boardname: get('boardname'),
    boardcoords: { lat: numberOf(get('lat')) ?? '', long: numberOf(get('long')) ?? '' },
    boardloc: { city: get('city'), state: get('state'), country: get('country') },
    boardsize: order === 'height-first' ? { height: first, width: second } : { height: second, width: first },
    boardminCPI: '',
    surfaceArea: '',
    reachBoardID: get('reachBoardID'),
    device_id: get('device_id'),
    publisher_id: get('publisher_id'),
    publisher_name: get('publisher_name'),
    opening_hours: '',
    screenType: get('screenType'),
    venueType: get('venueType'),
    // These two are not part of the specified create call, so they are sent only if the file has them.
    ...(cells.adTypes !== undefined && { adTypes: adTypesIn(get('adTypes')) }),
    ...(cells.boardImgURL !== undefined && { boardImgURL: get('boardImgURL') }),
  };
}

const adTypesIn = (text: string): string[] =>
  adTypesOf(text)
    .slice(0, 20)
    .map((type) => type.slice(0, 50));

/** The given fields of a row, for an update that leaves the other fields unchanged. */
export function pickFields(row: ImportRow, fields: readonly ImportField[]): ImportRow {
  const isSet = (name: string): boolean => fields.some((field) => field === name);
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
      if (value === null || typeof value !== 'object' || Array.isArray(value))
        return isSet(name) ? [[name, value]] : [];
      const inner = Object.entries(value).filter(([part]) => isSet(`${name}.${part}`));
      return inner.length === 0 ? [] : [[name, Object.fromEntries(inner)]];
    }),
  );
}
