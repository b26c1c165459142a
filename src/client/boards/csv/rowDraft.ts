import type { ImportField, ImportRow } from '#contract/imports';
import { valuesOf } from './columns/checkRow';
import type { Cells, ColumnHints, CsvField, Draft, ResolutionOrder } from './columns/column';
import { columnOf, csvColumns } from './columns/csvColumns';

/** The fields that an update sets: those that the file has a column for. */
export const updateFieldsOf = (columns: readonly CsvField[]): ImportField[] => [
  ...new Set(columns.flatMap((field) => columnOf(field).fills)),
];

/** The body for a row without errors: every field of the create call, empty if the file has no value. */
export function buildDraft(cells: Cells, order: ResolutionOrder, hints?: ColumnHints): ImportRow {
  // Ad types and image are not part of the specified create call, so they are sent only if the file has them.
  const draft: Draft = {
    boardname: '',
    boardcoords: { lat: '', long: '' },
    boardloc: { city: '', state: '', country: '' },
    boardsize: { height: '', width: '' },
    boardminCPI: '',
    surfaceArea: '',
    reachBoardID: '',
    device_id: '',
    publisher_id: '',
    publisher_name: '',
    opening_hours: '',
    screenType: '',
    venueType: '',
  };
  const values = valuesOf(cells, hints);
  for (const { field, write } of csvColumns) {
    const cell = values[field];
    if (cell !== undefined) write(draft, cell, order);
  }
  return draft;
}

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
