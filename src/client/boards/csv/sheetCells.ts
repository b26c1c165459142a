import { csvColumns, matchColumns, type ColumnMatch, type CsvField } from './columns';
import { cellText } from './reading/cellText';
import type { CsvText, RecordRange } from './reading/csvText';
import type { Cells } from './rules/rowRules';

const sampledRows = 50;

/** The cells of a file's rows by field: from the text, with the user's edits applied. */
export class SheetCells {
  readonly header: readonly string[];
  /** By position of the row. */
  readonly edits = new Map<number, Cells>();
  /** The user's choice of columns, by position. */
  readonly chosen = new Map<number, CsvField | null>();
  readonly #text: CsvText;
  #columns: ColumnMatch;
  #fields: readonly (readonly [CsvField, number])[] = [];

  constructor(text: CsvText, header: readonly string[]) {
    this.#text = text;
    this.header = header;
    this.#columns = this.#match();
  }

  get columns(): ColumnMatch {
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
    return this.#fields.map(([field]) => field);
  }

  #match(): ColumnMatch {
    this.#columns = matchColumns(this.header, this.chosen);
    this.#fields = Object.entries(this.#columns.positions) as [CsvField, number][]; // keys of positions are fields
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

  of(index: number, range: RecordRange): Cells {
    const cells = this.named(this.raw(range));
    const edits = this.edits.get(index);
    return edits === undefined ? cells : Object.assign(cells, edits);
  }

  named(raw: readonly string[]): Cells {
    const cells: Cells = {};
    for (const [field, position] of this.#fields) cells[field] = cellText(raw[position] ?? '');
    return cells;
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
    for (const [field, position] of this.#fields) cells[position] = named[field] ?? '';
    return cells;
  }
}
