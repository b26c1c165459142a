import Papa from 'papaparse';

/** One record of the file: where its first line stands (from 1) and its cells, or what is wrong with it as a whole. */
export interface CsvRecord {
  line: number;
  cells: string[];
  problem: 'quote' | 'too-few' | 'too-many' | null;
}

/** After so many quotes that never close, each line is read on its own: reading on would take for ever. */
const patience = 200;

/**
 * Splits CSV text into records. Damage stays where it is: a quote that never closes, or one that swallowed lines until the
 * count of cells is wrong, makes one bad record of its first line, and reading goes on with the next line, so that no two
 * rows are joined and none is lost. Blank lines are no records.
 */
export function readRecords(text: string, delimiter: string): CsvRecord[] {
  const source = text.replace(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let offset = 0;
  let line = 1;
  let width = 0;
  let lost = 0;
  while (offset < source.length) {
    const rest = offset === 0 ? source : source.slice(offset);
    const stopped = readUntilDamage(rest, delimiter, { line, width, lineByLine: lost > patience }, records);
    width = records.find((record) => record.problem === null)?.cells.length ?? 0;
    if (stopped === null) break;
    lost += 1;
    const end = source.indexOf('\n', offset + stopped.at);
    records.push({ line: stopped.line, cells: source.slice(offset + stopped.at, end === -1 ? source.length : end).split(delimiter), problem: 'quote' });
    if (end === -1) break;
    offset = end + 1;
    line = stopped.line + 1;
  }
  return records;
}

interface From {
  line: number;
  width: number;
  lineByLine: boolean;
}

/** Reads until the end (null) or to the first record whose quotes went wrong. */
function readUntilDamage(text: string, delimiter: string, from: From, into: CsvRecord[]): { at: number; line: number } | null {
  let { line, width } = from;
  let at = 0;
  let stopped: { at: number; line: number } | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    ...(from.lineByLine ? { quoteChar: '\0' } : {}),
    step: ({ data, errors, meta }, parser) => {
      const end = meta.cursor;
      const lines = countLines(text, at, end);
      const problem = problemOf(data, width);
      // The quote of this record closed nowhere, or somewhere in another row.
      const broken = errors.some(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes') || (lines > 1 && (problem !== null || isJoined(text.slice(at, end), delimiter, width)));
      if (broken) {
        stopped = { at, line };
        parser.abort();
        return;
      }
      if (!isBlank(data)) {
        into.push({ line, cells: data, problem });
        if (width === 0) width = data.length;
      }
      at = end;
      line += lines;
    },
  });
  return stopped;
}

function problemOf(cells: string[], width: number): CsvRecord['problem'] {
  if (width === 0 || isBlank(cells)) return null;
  if (cells.length < width) return 'too-few';
  // Spreadsheets pad rows with empty cells; those say nothing.
  return cells.slice(width).some((cell) => cell.trim() !== '') ? 'too-many' : null;
}

/** Two quotes gone astray may swallow whole rows and still leave the right count of cells: then each of the lines is as wide as a row. */
function isJoined(text: string, delimiter: string, width: number): boolean {
  return width >= 4 && text.trimEnd().split('\n').every((line) => line.split(delimiter).length >= width);
}

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell.trim() === '');

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let i = text.indexOf('\n', start); i !== -1 && i < end; i = text.indexOf('\n', i + 1)) count += 1;
  return Math.max(count, 1);
}
