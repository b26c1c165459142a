import Papa from 'papaparse';

/** One record of the file: its first line (from 1) and its cells, or a problem of the whole record. */
export interface CsvRecord extends RecordRange {
  line: number;
  cells: string[];
  problem: 'quote' | 'too-few' | 'too-many' | null;
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

/**
 * The text of a CSV file, and its records. Only the text is kept: the cells of a row are parsed again when needed,
 * because a million small strings take ten times the memory of the text.
 */
export class CsvText {
  readonly text: string;
  readonly delimiter: string;
  readonly chunkSize: number;
  // For single records: ten times as fast as `Papa.parse`.
  readonly #parser: Papa.Parser;
  readonly #lineParser: Papa.Parser;

  constructor(text: string, delimiter: string, chunkSize = usualChunk) {
    const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    // Concatenated files have a byte order mark inside.
    this.text = lines.includes('\uFEFF') ? lines.replace(/^\uFEFF/gm, '') : lines;
    this.delimiter = delimiter;
    this.chunkSize = chunkSize;
    this.#parser = new Papa.Parser({ delimiter, newline: '\n' });
    this.#lineParser = new Papa.Parser({ delimiter, newline: '\n', fastMode: true });
  }

  /**
   * All records in order. Damage is contained: a quote that never closes, or that spans lines until the number of cells
   * is wrong, makes its first line one bad record, and parsing continues with the next line, so that no rows are joined
   * or lost. Blank lines are skipped.
   */
  *records(): Generator<CsvRecord, void> {
    const reader = new RecordReader(this);
    while (!reader.isDone) yield* reader.readChunk();
  }

  /** Parses the cells of a record again. */
  cellsOf({ start, end, isPlain }: RecordRange): string[] {
    const parser = isPlain ? this.#lineParser : this.#parser;
    const { data } = parser.parse(this.text.slice(start, end), 0, false) as Papa.ParseResult<string[]>; // typed as any
    return data[0] ?? [];
  }

  /** The position after the line end at or behind `position`. */
  lineEnd(position: number): number {
    const end = this.text.indexOf('\n', position);
    return end === -1 ? this.text.length : end + 1;
  }
}

/** Parses chunk after chunk, each from the end of the last good record (papaparse's `meta.cursor`). */
class RecordReader {
  readonly #csv: CsvText;
  #start = 0;
  #line = 1;
  /** The number of cells of the header; 0 before it is read. */
  #width = 0;
  #damaged = 0;
  #size: number;

  constructor(csv: CsvText) {
    this.#csv = csv;
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
    Papa.parse<string[]>(text.slice(from, to), {
      delimiter,
      newline: '\n',
      ...(isPlain && { fastMode: true }),
      step: ({ data: cells, errors, meta }, parser) => {
        const range = { start: this.#start, end: from + meta.cursor, isPlain };
        if (range.start === range.end) return; // after the last line end
        if (to < text.length && errors.length > 0 && errors.every(({ code }) => code === 'MissingQuotes')) {
          // The quote may close in the next chunk.
          this.#size = 2 * (to - range.start);
          parser.abort();
          return;
        }
        const problem = problemOf(cells, this.#width);
        if (errors.length > 0 || this.#swallowedLines(range, problem)) {
          records.push(this.#damagedLine());
          parser.abort();
          return;
        }
        if (!isBlank(cells)) {
          records.push({ line: this.#line, cells, problem, ...range });
          if (this.#width === 0) this.#width = cells.length;
        }
        this.#line += this.#lineEnds(range);
        this.#start = range.end;
      },
    });
    return records;
  }

  /** Returns the first line as a bad record. */
  #damagedLine(): CsvRecord {
    const range = { start: this.#start, end: this.#csv.lineEnd(this.#start), isPlain: true };
    const record = { line: this.#line, cells: this.#csv.cellsOf(range), problem: 'quote' as const, ...range };
    this.#damaged += 1;
    this.#line += 1;
    this.#start = range.end;
    return record;
  }

  /**
   * Two stray quotes may span whole rows and still give the right number of cells. This is detected if each of the
   * lines has as many cells as a row.
   */
  #swallowedLines(range: RecordRange, problem: CsvRecord['problem']): boolean {
    if (this.#csv.lineEnd(range.start) >= range.end) return false;
    const isJoined =
      this.#width >= 4 &&
      this.#csv.text
        .slice(range.start, range.end)
        .trimEnd()
        .split('\n')
        .every((line) => line.split(this.#csv.delimiter).length >= this.#width);
    return problem !== null || isJoined;
  }

  #lineEnds({ start, end }: RecordRange): number {
    let count = 0;
    for (let at = start; at < end; at = this.#csv.lineEnd(at)) count += 1;
    return count;
  }
}

function problemOf(cells: string[], width: number): CsvRecord['problem'] {
  if (width === 0 || isBlank(cells)) return null;
  if (cells.length < width) return 'too-few';
  // Trailing empty cells are ignored, because spreadsheets pad rows with them.
  return cells.slice(width).some((cell) => cell.trim() !== '') ? 'too-many' : null;
}

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell.trim() === '');

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  text: string;
  encoding: Encoding;
}

/**
 * The text of a CSV file: UTF-8 with or without BOM, UTF-16 by its BOM; other bytes are read as Windows-1252, with a
 * notice. @throws if the bytes are not text at all (a picture named .csv)
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be' };
  if (bytes.subarray(0, 4096).includes(0)) throw new Error('This is not a text file. Export the list again as CSV.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
