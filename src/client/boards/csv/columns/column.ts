import type { ImportField, ImportRow } from '#contract/imports';
import type { Axis } from '../../readCoordinates';

/** The field that a column fills. */
export type CsvField =
  | 'reachBoardID'
  | 'device_id'
  | 'publisher_id'
  | 'publisher_name'
  | 'boardname'
  | 'lat'
  | 'long'
  | 'place'
  | 'city'
  | 'state'
  | 'country'
  | 'resolution'
  | 'width'
  | 'height'
  | 'orientation'
  | 'unit'
  | 'screenType'
  | 'venueType'
  | 'adTypes'
  | 'boardImgURL';

/** Fields that are another spelling of other columns, or a help to read them: read from files, but not exported or missed. */
export type ImportOnlyField = 'place' | 'width' | 'height' | 'orientation' | 'unit';

export type Cells = Partial<Record<CsvField, string>>;
export type ResolutionOrder = 'height-first' | 'width-first';
export type Dialect = 'inventory' | 'publisher-template';

/** Values that solve an issue, and what a button says that writes them. */
export interface Fix {
  label: string;
  cells: Cells;
}

/** Something wrong with a row: what, where, why, and where there is one, the fix. */
export interface RowIssue {
  code: string;
  /** Issues of the same group are counted, listed and fixed together. */
  group: string;
  level: 'error' | 'warning';
  /** The cells that are shown for correction; none if the row as a whole is wrong. */
  fields: readonly CsvField[];
  message: string;
  /** The message for the whole group, if that of a row speaks of this row alone. */
  summary?: string;
  fix?: Fix;
  /** Holds only for a row that creates a board: an update leaves a field without a column as it is. */
  onlyNew?: true;
}

/** A shared empty list for all rows without problems. */
export const nothing: never[] = [];

export function issue(
  level: RowIssue['level'],
  code: string,
  fields: readonly CsvField[],
  message: string,
  more: Pick<RowIssue, 'fix' | 'summary' | 'onlyNew'> = {},
): RowIssue {
  const group = `${code} ${fields[0] ?? ''} ${more.fix?.label ?? ''} ${level}`;
  return { code, group, level, fields, message, ...more };
}

/** What the first values of a column tell of the others. */
export interface ColumnHints {
  /** Whether the regions are codes of two letters. */
  regionCodes?: boolean;
  /** Whether such codes are of provinces, so that NA is one, whatever the country of a row. */
  hasProvinces?: boolean;
  /** Whether no word of the orientation is known. */
  unreadOrientation?: boolean;
}

/** What a check may look at beside its own cell. */
export interface RowContext extends ColumnHints {
  /** The row's cells, trimmed; placeholders such as N/A are empty, columns that the file lacks are undefined. */
  cells: Cells;
  dialect: Dialect;
  /** ISO code of the country of most rows of the file; null if there is none. */
  home: string | null;
  /** How a resolution is read that does not name its sides. */
  order: ResolutionOrder;
  /** Whether the columns of width and height are certainly in pixels. */
  pixelSides: boolean;
  /** The axis that the header of both coordinates names first, if it does. */
  firstAxis?: Axis | null;
  /** Whether nothing but its bytes tells the encoding of the file. */
  isGuessed?: boolean;
}

/** The body of a create call, in which each column writes its part. */
export type Draft = ImportRow &
  Required<Pick<ImportRow, 'boardcoords' | 'boardloc' | 'boardsize'>> & {
    boardcoords: object;
    boardloc: object;
    boardsize: object;
  };

/** Everything about one column of a CSV file. */
export interface Column {
  field: CsvField;
  /** As the specification's table (section 3) writes it; also the header of our own export. */
  header: string;
  /** The name in messages and beside cells. */
  label: string;
  /** The board fields that an update with this column sets. */
  fills: readonly ImportField[];
  /** Another spelling of other columns, or a help to read them: not exported or missed. */
  importOnly?: true;
  /** Identifies something: invisible characters are removed, and damage by spreadsheets is looked for. */
  isId?: true;
  /** The most characters. */
  longest?: number;
  /** Texts that are values of this column although they look like placeholders. */
  values?: ReadonlySet<string>;
  /** Such texts that are as likely placeholders: they are kept, with a warning. */
  doubtful?: ReadonlySet<string>;
  /** Values offered where a cell is corrected. */
  options?: readonly string[];
  /** What is wrong with the cell, which is undefined if the file lacks the column. */
  check?: (cell: string | undefined, row: RowContext) => RowIssue | null;
  /** Writes the value of the cell into the body of a call. */
  write: (draft: Draft, cell: string, order: ResolutionOrder) => void;
}

/** The most cached texts; a column with more different values is not cached. */
const maxTexts = 1000;

/** Caches results by text, because a column of types repeats the same few texts a hundred thousand times. */
export function memoizedByText<T>(find: (text: string) => T): (text: string) => T {
  const results = new Map<string, { found: T }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.found;
    if (results.size >= maxTexts) results.clear();
    const found = find(text);
    results.set(text, { found });
    return found;
  };
}
