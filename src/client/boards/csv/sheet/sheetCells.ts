import { cleanId } from '#contract/text';
import type { Cells, ColumnHints, CsvField } from '../columns/column';
import { columnOf, csvColumns } from '../columns/csvColumns';
import { columnHints } from '../columns/fileVotes';
import { matchColumns, type ColumnMatch } from '../columns/matchColumns';
import { isNoPlace, splitNamedPlace, splitPlace, withPart } from '../columns/place';
import { cellText } from '../reading/cellText';
import type { CsvText, RecordRange } from '../reading/csvText';

const sampledRows = 50;

/** The cells of a file's rows by field: from the text, with the user's edits applied. */
export class SheetCells {
  readonly header: readonly string[];
  /** By position of the row. */
  readonly edits = new Map<number, Cells>();
  /** The user's choice of columns, by position. */
  readonly chosen = new Map<number, CsvField | null>();
  readonly #text: CsvText;
  #columns: ColumnMatch & ColumnHints;
  #fields: readonly { field: CsvField; position: number; isId: boolean }[] = [];
  /** An empty row. Copies of it take less time and memory than objects that grow cell by cell. */
  #empty: Cells = {};

  readonly #first: readonly RecordRange[];

  /** `first`: the first records below the header. */
  constructor(text: CsvText, header: readonly string[], first: readonly RecordRange[]) {
    this.#text = text;
    this.header = header;
    this.#first = first;
    this.#columns = this.#match();
  }

  get columns(): ColumnMatch & ColumnHints {
    return this.#columns;
  }

  /** The header of a file with these rows; numbered columns get the names of their fields, so that it loads again. */
  names(areNumbered: boolean): string[] {
    const nameAt = (position: number): string | undefined =>
      csvColumns.find(({ field }) => this.#columns.positions[field] === position)?.header;
    return this.header.map((name, position) => (areNumbered ? nameAt(position) : undefined) ?? name);
  }

  /** The fields that the file has a column for. */
  fields(): CsvField[] {
    return this.#fields.map(({ field }) => field);
  }

  #match(): ColumnMatch {
    const first = this.#first.map((range) => this.raw(range));
    const textsAt = (position: number): string[] =>
      first.map((cells) => cellText(cells[position] ?? '')).filter((text) => text !== '');
    const columns = matchColumns(this.header, this.chosen, textsAt);
    const hints = columnHints((field) => textsAt(columns.positions[field] ?? -1), columns);
    this.#columns = { ...columns, ...hints };
    const found = Object.entries(this.#columns.positions) as [CsvField, number][]; // keys of positions are fields
    this.#fields = found.map(([field, position]) => ({ field, position, isId: columnOf(field).isId === true }));
    this.#empty = Object.fromEntries(found.map(([field]) => [field, '']));
    return this.#columns;
  }

  /** Assigns each given column to its field, and no other column to that field; null ignores the column. */
  choose(columns: readonly (readonly [number, CsvField | null])[]): void {
    for (const [position, field] of columns) {
      for (const [other, held] of this.chosen) if (field !== null && held === field) this.chosen.delete(other);
      this.chosen.set(position, field);
    }
    this.#match();
  }

  write(index: number, cells: Cells): void {
    this.edits.set(index, { ...this.edits.get(index), ...cells });
  }

  /** Replaces all values of the user in a row. */
  replace(index: number, cells: Cells): void {
    if (Object.keys(cells).length === 0) this.edits.delete(index);
    else this.edits.set(index, cells);
  }

  of(index: number, range: RecordRange): Cells {
    return this.named(this.raw(range), this.edits.get(index));
  }

  /** The cells of a record by field, with the user's edits. One cell with both coordinates becomes two. */
  named(raw: readonly string[], edits?: Cells): Cells {
    const cells: Cells = { ...this.#empty };
    for (const { field, position, isId } of this.#fields) {
      const text = raw[position] ?? '';
      // An invisible character may stand before a mark of a spreadsheet.
      cells[field] = cellText(isId ? cleanId(text) : text);
    }
    for (const { axis, position, unit } of this.#columns.parts)
      cells[axis] = withPart(cells[axis] ?? '', cellText(raw[position] ?? ''), unit);
    for (const axis of this.#columns.negative)
      cells[axis] = withPart(cells[axis] ?? '', axis === 'lat' ? 'S' : 'W', 'letter');
    if (edits !== undefined) Object.assign(cells, edits);
    if (cells.place !== undefined && !cells.lat && !cells.long) Object.assign(cells, this.#divide(cells.place));
    return cells;
  }

  #divide(place: string): Cells | null {
    const { firstAxis, placeByValues } = this.#columns;
    const split = placeByValues === null || firstAxis !== null ? splitNamedPlace : splitPlace;
    const found = place === '' ? null : split(place, firstAxis);
    return found ?? (isNoPlace(place) ? { lat: '', long: '' } : null);
  }

  /** The cells as in the file. */
  raw(range: RecordRange): string[] {
    return this.#text.cellsOf(range);
  }

  /** Up to three different values of each column, from the first undamaged rows. */
  samples(rows: readonly RecordRange[]): string[][] {
    const first = rows.slice(0, sampledRows).map((range) => this.raw(range));
    return this.header.map((_, position) => {
      const values = first.map((cells) => (cells[position] ?? '').trim()).filter((value) => value !== '');
      return [...new Set(values)].slice(0, 3);
    });
  }

  /** A row with its edits, in the columns of the file. */
  asInFile(index: number, range: RecordRange): string[] {
    const raw = this.raw(range);
    const named = this.of(index, range);
    const cells = this.header.map((_, position) => raw[position] ?? '');
    const edits = this.edits.get(index) ?? {};
    const { lat = '', long = '' } = edits;
    const place = [lat, long || (named.long ?? '')];
    if (this.#columns.firstAxis === 'long') place.reverse();
    for (const { field, position } of this.#fields)
      cells[position] = field === 'place' && lat !== '' ? place.join(', ') : (named[field] ?? '');
    // What the user wrote is the whole coordinate.
    for (const { axis, position } of this.#columns.parts) if (edits[axis] !== undefined) cells[position] = '';
    return cells;
  }
}
