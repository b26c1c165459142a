import type { ImportRow } from '#contract/imports';
import type { CsvField } from './columns';
import { adTypesOf, numberOf, sidesOf, type Cells, type ResolutionOrder } from './rowRules';

/** Columns that fill a field of the same name as they stand. */
const plainFields = [
  'boardname',
  'reachBoardID',
  'device_id',
  'publisher_id',
  'publisher_name',
  'screenType',
  'venueType',
  'boardImgURL',
] as const;
const placeFields = ['city', 'state', 'country'] as const;

/**
 * What is sent of a row without errors. A column that the file lacks is left out, so that loading the file leaves that field
 * of a board as it is; an empty cell empties it.
 */
export function draftOf(cells: Cells, order: ResolutionOrder): ImportRow {
  const get = (field: CsvField): string => cells[field]?.trim() ?? '';
  const draft: ImportRow = {};
  for (const field of plainFields) if (cells[field] !== undefined) draft[field] = get(field);
  if (cells.lat !== undefined || cells.long !== undefined)
    draft.boardcoords = { lat: numberOf(get('lat')) ?? '', long: numberOf(get('long')) ?? '' };
  if (cells.resolution !== undefined) {
    const [first, second] = sidesOf(get('resolution')) ?? (['', ''] as const);
    draft.boardsize = order === 'height-first' ? { height: first, width: second } : { height: second, width: first };
  }
  for (const field of placeFields) if (cells[field] !== undefined) (draft.boardloc ??= {})[field] = get(field);
  const adTypes = get('adTypes');
  // Where the cell is empty, the board keeps what it has.
  if (adTypes !== '')
    draft.adTypes = adTypesOf(adTypes)
      .slice(0, 20)
      .map((type) => type.slice(0, 50));
  return draft;
}
