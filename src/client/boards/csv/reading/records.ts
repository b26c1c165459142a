/** One record of the file: where its first line stands (from 1) and its cells, or what is wrong with it as a whole. */
export interface CsvRecord {
  line: number;
  cells: string[];
  problem: 'quote' | 'too-few' | 'too-many' | null;
  /** Where it begins in the text, and whether its quotes are read as letters: enough to read its cells again. */
  start: number;
  isPlain: boolean;
}

/** After so many quotes that never close, each line is read on its own: reading on would take for ever. */
const patience = 200;
const quote = '"';

/**
 * The text of a CSV file, and its records. Only the text is kept: the cells of a row are read from it again when they are
 * asked for, since a million small strings are ten times as large as the text that they stand in.
 */
export class CsvText {
  readonly #text: string;
  readonly #delimiter: string;

  constructor(text: string, delimiter: string) {
    this.#text = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
    this.#delimiter = delimiter;
  }

  /**
   * All records, one after the other. Damage stays where it is: a quote that never closes, or one that swallowed lines until the count of
   * cells is wrong, makes one bad record of its first line, and reading goes on with the next line, so that no two rows are
   * joined and none is lost. Blank lines are no records.
   */
  *records(): Generator<CsvRecord, void> {
    let line = 1;
    let width = 0;
    let lost = 0;
    for (let start = 0; start < this.#text.length;) {
      const isPlain = lost > patience;
      const read = isPlain ? this.#readLine(start) : this.#read(start);
      const problem = read === null ? 'quote' : problemOf(read.cells, width);
      if (read === null || this.#isBroken(start, read, problem, width)) {
        lost += 1;
        const { cells, next } = this.#readLine(start);
        yield { line, cells, problem: 'quote', start, isPlain: true };
        start = next;
        line += 1;
        continue;
      }
      if (!isBlank(read.cells)) {
        yield { line, cells: read.cells, problem, start, isPlain };
        if (width === 0) width = read.cells.length;
      }
      start = read.next;
      line += read.lines;
    }
  }

  /** The cells of a record once more. */
  cellsOf({ start, isPlain }: Pick<CsvRecord, 'start' | 'isPlain'>): string[] {
    return ((isPlain ? null : this.#read(start)) ?? this.#readLine(start)).cells;
  }

  /** Two quotes gone astray may swallow whole rows and still leave the right count of cells: then each of the lines is as wide as a row. */
  #isBroken(start: number, { next, lines }: Read, problem: CsvRecord['problem'], width: number): boolean {
    if (lines < 2) return false;
    const isJoined =
      width >= 4 &&
      this.#text
        .slice(start, next)
        .trimEnd()
        .split('\n')
        .every((line) => line.split(this.#delimiter).length >= width);
    return problem !== null || isJoined;
  }

  #endOfLine(start: number): number {
    const end = this.#text.indexOf('\n', start);
    return end === -1 ? this.#text.length : end;
  }

  #readLine(start: number): Read {
    const end = this.#endOfLine(start);
    return { cells: this.#text.slice(start, end).split(this.#delimiter), next: end + 1, lines: 1 };
  }

  /** null: a quote in it closes nowhere, or in the middle of a cell. */
  #read(start: number): Read | null {
    const text = this.#text;
    let end = this.#endOfLine(start);
    const firstQuote = text.slice(start, end).indexOf(quote);
    if (firstQuote === -1) return this.#readLine(start);
    const cells: string[] = [];
    let lines = 1;
    let cursor = start;
    for (;;) {
      if (text[cursor] !== quote) {
        const cut = text.indexOf(this.#delimiter, cursor);
        const isLast = cut === -1 || cut >= end;
        cells.push(text.slice(cursor, isLast ? end : cut));
        if (isLast) return { cells, next: end + 1, lines };
        cursor = cut + 1;
        continue;
      }
      const closing = this.#closingQuote(cursor);
      if (closing === -1) return null;
      const inside = text.slice(cursor + 1, closing);
      cells.push(inside.includes(quote) ? inside.replaceAll('""', quote) : inside);
      for (; end < closing; end = this.#endOfLine(end + 1)) lines += 1;
      const after = this.#afterSpaces(closing + 1, end);
      if (after === text.length && after > closing + 1) return null; // spaces behind the last quote of all
      if (after === end) return { cells, next: end + 1, lines };
      if (text[after] !== this.#delimiter) return null;
      cursor = after + 1;
    }
  }

  #closingQuote(opening: number): number {
    let at = this.#text.indexOf(quote, opening + 1);
    while (at !== -1 && this.#text[at + 1] === quote) at = this.#text.indexOf(quote, at + 2);
    return at;
  }

  #afterSpaces(from: number, end: number): number {
    let at = from;
    while (at < end && this.#text[at] !== this.#delimiter && (this.#text[at] ?? '').trim() === '') at += 1;
    return at;
  }
}

interface Read {
  cells: string[];
  /** Where the next record begins. */
  next: number;
  lines: number;
}

function problemOf(cells: string[], width: number): CsvRecord['problem'] {
  if (width === 0 || isBlank(cells)) return null;
  if (cells.length < width) return 'too-few';
  // Spreadsheets pad rows with empty cells; those say nothing.
  return cells.slice(width).some((cell) => cell.trim() !== '') ? 'too-many' : null;
}

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell.trim() === '');
