import Papa from 'papaparse';
import { holdsRows } from './swallowedRows';

/** The beginning of a line, which is counted from 1. */
export interface Position {
  start: number;
  line: number;
}

/** One record of the file: its first line (from 1) and its cells, or a problem of the whole record. */
export interface CsvRecord extends RecordRange {
  line: number;
  cells: string[];
  problem: 'quote' | 'too-few' | 'too-many' | 'header' | 'other-order' | 'total' | 'note' | null;
  /** The line of the header from which the columns stand in another order, for that problem. */
  orderLine?: number;
}

/**
 * The position of a record in the text, and whether its quotes are read as plain characters: enough to parse its cells
 * again.
 */
export interface RecordRange {
  start: number;
  end: number;
  isPlain: boolean;
}

/**
 * After this many damaged quotes each line is parsed on its own, because each such quote may run to the end of the
 * text.
 */
const maxDamaged = 200;
/** Characters passed to papaparse at once, extended to the end of the line. */
const usualChunk = 1 << 20;
/** What our CSV of failed rows has behind the columns of their file. */
export const reportColumns: readonly string[] = ['_row', '_error'];

/**
 * The text of a CSV file, and its records. Only the text is kept: the cells of a row are parsed again when needed,
 * because a million small strings take ten times the memory of the text.
 */
export class CsvText {
  readonly text: string;
  readonly delimiter: string;
  readonly chunkSize: number;
  /** Cells at the end of each record that our report has added: no part of the row, which is read as in its file. */
  added = 0;
  // For single records, ten times as fast as `Papa.parse`, and for chunks a tenth faster.
  readonly #parser: Papa.Parser;
  readonly #lineParser: Papa.Parser;

  constructor(text: string, delimiter: string, chunkSize = usualChunk) {
    const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    // Concatenated files have a byte order mark inside, and files written twice have two.
    const unmarked = lines.includes('\uFEFF') ? lines.replace(/^\uFEFF+/gm, '') : lines;
    this.text = unmarked.includes(`${delimiter} "`) ? withoutSpacesBeforeQuotes(unmarked, delimiter) : unmarked;
    this.delimiter = delimiter;
    this.chunkSize = chunkSize;
    this.#parser = new Papa.Parser({ delimiter, newline: '\n' });
    this.#lineParser = new Papa.Parser({ delimiter, newline: '\n', fastMode: true });
  }

  /**
   * All records in order. Damage is contained: a quote that never closes, or that spans lines until the number of cells
   * is wrong, makes its first line one bad record, and parsing continues with the next line, so that no rows are joined
   * or lost. Blank lines are skipped. `width`: the number of cells of a good record, by default that of the first one;
   * null accepts any.
   */
  *records(from: Position = { start: 0, line: 1 }, width?: number | null): Generator<CsvRecord, void> {
    const reader = new RecordReader(this, from, width);
    while (!reader.isDone) yield* reader.readChunk();
  }

  /** Parses the cells of a record again. */
  cellsOf({ start, end, isPlain }: RecordRange): string[] {
    const parser = isPlain ? this.#lineParser : this.#parser;
    const { data } = parser.parse(this.text.slice(start, end), 0, false) as Papa.ParseResult<string[]>; // typed as any
    return this.withoutAdded(data[0] ?? []);
  }

  withoutAdded(cells: string[]): string[] {
    return this.added === 0 ? cells : cells.slice(0, -this.added);
  }

  /** The position after the line end at or behind `position`. */
  lineEnd(position: number): number {
    const end = this.text.indexOf('\n', position);
    return end === -1 ? this.text.length : end + 1;
  }
}

/** `A-1, "One, east", 51.5`: a quotation mark after spaces quotes its cell too, if it closes at the end of a cell. */
const withoutSpacesBeforeQuotes = (text: string, delimiter: string): string =>
  text.replace(/"(?:[^"\n]|"")*"|(^|[^ \n]) +(?="(?:[^"\n]|"")*" *(.?))/gm, (whole, before?: string, after?: string) =>
    (before === '' || before === delimiter) && (after === '' || after === delimiter) ? before : whole,
  );

/** Parses chunk after chunk, each from the end of the last good record (papaparse's `meta.cursor`). */
class RecordReader {
  readonly #csv: CsvText;
  #start: number;
  #line: number;
  /** The number of cells of a good record; null accepts any, undefined is that of the first one, once it is read. */
  #width: number | null | undefined;
  /** The first record, if the width is that of the first one. */
  #header: string[] | undefined;
  #damaged = 0;
  #size: number;

  constructor(csv: CsvText, { start, line }: Position, width: number | null | undefined) {
    this.#csv = csv;
    this.#start = start;
    this.#line = line;
    this.#width = width;
    this.#size = csv.chunkSize;
  }

  get isDone(): boolean {
    return this.#start >= this.#csv.text.length;
  }

  readChunk(): CsvRecord[] {
    const { text, delimiter, chunkSize } = this.#csv;
    const from = this.#start;
    const to = this.#csv.lineEnd(from + this.#size);
    const isPlain = this.#damaged > maxDamaged;
    const records: CsvRecord[] = [];
    this.#size = chunkSize;
    const parser = new Papa.Parser({
      delimiter,
      newline: '\n',
      ...(isPlain && { fastMode: true }),
      step: ({ data: [all = []], errors, meta }: Papa.ParseStepResult<string[][]>) => {
        if (this.#width === undefined && reportColumns.join() === all.slice(-reportColumns.length).join())
          this.#csv.added = reportColumns.length;
        const cells = this.#csv.withoutAdded(all);
        const end = from + meta.cursor;
        const range = { start: this.#start, end, isPlain };
        if (range.start === end) return; // after the last line end
        if (to < text.length && errors.length > 0 && errors.every(({ code }) => code === 'MissingQuotes')) {
          // The quote may close in the next chunk.
          this.#size = 2 * (to - range.start);
          parser.abort();
          return;
        }
        const isBlank = cells.every((cell) => cell.trim() === '');
        const problem = isBlank ? null : this.#problemOf(cells);
        const lines = this.#lineEnds(range);
        if (errors.length > 0 || (lines > 1 && (problem?.startsWith('too-') === true || this.#holdsRows(range)))) {
          records.push(this.#damagedLine());
          parser.abort();
          return;
        }
        if (!isBlank) {
          records.push({ line: this.#line, cells, problem, start: range.start, end, isPlain });
          if (this.#width === undefined) {
            this.#width = cells.length;
            this.#header = cells;
          }
        }
        this.#line += lines;
        this.#start = end;
      },
    });
    parser.parse(text.slice(from, to), 0, false);
    return records;
  }

  #problemOf(cells: string[]): CsvRecord['problem'] {
    const width = this.#width ?? 0;
    if (width === 0) return null;
    if (isTotal(cells)) return 'total';
    if (this.#header !== undefined && isAlike(cells, this.#header)) return 'header';
    if (cells.length === width) return null;
    const named = this.#header === undefined ? width : this.#header.findLastIndex((name) => name.trim() !== '') + 1;
    if (cells.length < named) return 'too-few';
    // Trailing empty cells are ignored, because spreadsheets pad rows with them.
    return cells.slice(width).some((cell) => cell.trim() !== '') ? 'too-many' : null;
  }

  /** Returns the first line as a bad record, or as it stands if each quote closes in its own cell: `A-1,"B" wing`. */
  #damagedLine(): CsvRecord {
    const range = { start: this.#start, end: this.#csv.lineEnd(this.#start), isPlain: true };
    const cells = this.#csv.cellsOf(range);
    const isWhole = cells.length === this.#width && cells.every((cell) => cell.split('"').length % 2 === 1);
    const problem = isWhole ? this.#problemOf(cells) : 'quote';
    const record = { line: this.#line, cells, problem, ...range };
    this.#damaged += 1;
    this.#line += 1;
    this.#start = range.end;
    return record;
  }

  #holdsRows({ start, end }: RecordRange): boolean {
    return holdsRows(this.#csv.text.slice(start, end), this.#csv.delimiter, this.#width ?? 0);
  }

  #lineEnds({ start, end }: RecordRange): number {
    let count = 0;
    for (let at = start; at < end; at = this.#csv.lineEnd(at)) count += 1;
    return count;
  }
}

const folded = (cells: readonly string[]): string => cells.join('\n').toLowerCase();
/** Whether cells are those of a header, whatever their case. Almost every record differs in its first cell. */
const isAlike = (cells: readonly string[], header: readonly string[]): boolean =>
  cells[0]?.length === header[0]?.length &&
  cells[0]?.toLowerCase() === header[0]?.toLowerCase() &&
  folded(cells) === folded(header);

/** The last lines of a report, in the languages of spreadsheets and databases. */
const total = new RegExp(
  [
    '^(?:grand |sub)?(?:totals?|totale|totaal|totalt|sum|summe|gesamt(?:summe)?|somme|suma|razem|celkem|toplam|count|anzahl|average|' +
      'итого|всего|合計|小計|总计|合计|المجموع)' +
      String.raw`(?=$|\s*[:=(]|\s+\d| (?:number of )?(?:screens|boards|displays|devices|rows|records)$)`,
    String.raw`^\(?\d+ (?:rows?|records?|results?|screens?|boards?)(?: (?:affected|returned|selected|in set.*))?\)?$`,
    String.raw`^\W*(?:eof|end of (?:report|file|list|data|export))\W*$`,
  ].join('|'),
  'i',
);
const countText = /^[-\d.,' ]*$/;

/** Whether a record counts others: 'Total' or 'Total: 12 screens', and beside it nothing but numbers. */
function isTotal(cells: readonly string[]): boolean {
  // Almost every record ends here.
  if (!countText.test(cells[cells.length - 1] ?? '')) return false;
  const first = cells.findIndex((cell) => cell.trim() !== '');
  return total.test((cells[first] ?? '').trim()) && cells.slice(first + 1).every((cell) => countText.test(cell));
}
