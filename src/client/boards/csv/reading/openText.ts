import Papa from 'papaparse';
import type { CsvField } from '../columns/column';
import { maybeName } from '../columns/columnNames';
import { matchColumns } from '../columns/matchColumns';
import { badBytes } from './cellDamage';
import { cellText } from './cellText';
import { CsvText, type CsvRecord } from './csvText';
import { decodeText, type Encoding } from './decodeText';
import { delimiters, findLayout, type Layout, type LayoutChoice } from './findLayout';
import { markComments, markNotes, markSparse, markTotals } from './notes';
import { idForm } from './swallowedRows';

/** How the user wants a file to be read; absent: as found. */
export interface ReadingChoice extends LayoutChoice {
  encoding?: Encoding;
}

/** How a file is read, and what led to it. */
export interface Reading {
  encoding: Encoding;
  delimiter: string;
  /** Line of the header, from 1; null: the file has none, and the columns are numbered. */
  headerLine: number | null;
  /** Lines of a UTF-8 file with bytes of another encoding. */
  badLines: number;
  /** Whether the first line holds values instead of names. */
  looksLikeScreen: boolean;
  isDelimiterNamed: boolean;
  /** What separates the cells of the header, if it is another character than in the rows. */
  headerDelimiter?: string;
}

/** Texts of the file beside which its reading is shown. They stay in the worker: no row of a file enters the store. */
export interface FileTexts {
  /** The first text outside ASCII (or with a bad byte), by which one sees whether the encoding is right. */
  sample: FirstLine | null;
  /** What stands above the header, line by line. */
  above: string[];
  /** The first lines, for the choice of the header. */
  firstLines: FirstLine[];
}

interface FirstLine {
  /** From 1. */
  line: number;
  text: string;
}

/** A file whose encoding, delimiter and header are known. */
export interface OpenedText {
  csv: CsvText;
  header: string[];
  /** The first of the records below the header. */
  first: CsvRecord[];
  records: Generator<CsvRecord, void>;
  reading: Reading;
  texts: FileTexts;
}

/** Characters in which the header is looked for. */
const headSize = 1 << 16;
const longestText = 80;

/**
 * Finds out how a file is to be read.
 * @throws Error with a sentence for the user if the file is not a CSV list
 */
export function openText(bytes: Uint8Array, choice: ReadingChoice = {}): OpenedText {
  const { text, encoding, badLines } = decodeText(bytes, choice.encoding);
  // What is read depends on the delimiter, which is not known yet.
  const laidOut = layOut(new CsvText(text, ''), choice);
  const aligned = choice.delimiter === undefined ? alignHeader(...laidOut) : null;
  const [whole, layout] = aligned ?? laidOut;
  const top = layout.records[0];
  if (top === undefined) throw new Error('The file is empty.');
  if (layout.score === 0 && layout.width < 2 && !layout.looksLikeScreen && Object.keys(choice).length === 0)
    throw new Error(explainRefusal(top));
  const csv = new CsvText(whole.text, layout.delimiter);
  const all = csv.records(layout.header ?? top, layout.header === null ? layout.width : undefined);
  const header = layout.header === null ? numberedColumns(layout.width) : headerCells(all);
  const first = layout.records.filter(({ line }) => line > (layout.header?.line ?? 0));
  const screens = first
    .filter(({ line }) => !layout.explanations.includes(line))
    .map((record) => ({ ...record, cells: csv.withoutAdded(record.cells) }));
  const { positions } = matchColumns(header);
  const idAt = positions.device_id;
  // An unknown column is the id if it is the first.
  const commentsAt = idAt ?? (Object.values(positions).includes(0) ? undefined : 0);
  const isReport = csv.added > 0;
  const explained = markOtherOrder(markExplanations(markTotals(all, idAt), layout.explanations), header);
  const comments = markComments(explained, screens, commentsAt, isReport);
  return {
    csv,
    header,
    first,
    records: markNotes(markSparse(comments, screens, idAt, isReport), screens),
    reading: {
      encoding,
      badLines,
      delimiter: layout.delimiter,
      headerLine: layout.header?.line ?? null,
      looksLikeScreen: layout.looksLikeScreen,
      isDelimiterNamed: layout.isDelimiterNamed,
      ...(aligned && { headerDelimiter: laidOut[1].delimiter }),
    },
    texts: {
      sample: firstText(csv, badLines > 0 ? badBytes : encoding === 'utf-8' ? null : /[^\0-\x7f]/),
      above: linesAbove(layout),
      firstLines: layout.records.map(toFirstLine),
    },
  };
}

function layOut(csv: CsvText, choice: LayoutChoice): [CsvText, Layout] {
  const layout = findLayout(csv.text.slice(0, csv.lineEnd(headSize)), choice);
  const mayBeQuoted = layout.records.some(({ cells }) => cells.length === 1 && /[,;\t|]/.test(cells[0] ?? ''));
  if (!mayBeQuoted) return [csv, layout];
  const unquoted = new CsvText(withoutLineQuotes(csv.text), '');
  const other = findLayout(unquoted.text.slice(0, unquoted.lineEnd(headSize)), choice);
  return (other.header?.cells.length ?? 0) > 1 && other.score >= layout.score ? [unquoted, other] : [csv, layout];
}

/** Writes a header with the delimiter of its rows, if they have another one; null if they do not. */
function alignHeader({ text }: CsvText, { header, records, delimiter }: Layout): [CsvText, Layout] | null {
  const width = header?.cells.length ?? 0;
  const hasWidth = ({ cells }: CsvRecord): boolean => cells.length === width;
  if (header === null || width < 2 || header.cells.join().includes('\n')) return null;
  const below = records.slice(records.indexOf(header) + 1);
  const others = delimiters.filter((each) => each !== delimiter);
  const idAt = matchColumns(header.cells.map(cellText)).positions.device_id ?? 0;
  // Commas of decimals and of names may be as many as those of the header, but none stands in an id.
  const isDivided = (row: CsvRecord): boolean =>
    hasWidth(row) && !others.some((other) => row.cells[idAt]?.includes(other) === true);
  if (below.length === 0 || below.some(isDivided)) return null;
  for (const other of others) {
    const lines = text.split('\n');
    lines[header.line - 1] = Papa.unparse([header.cells], { delimiter: other });
    const csv = new CsvText(lines.join('\n'), '');
    const layout = findLayout(csv.text.slice(0, csv.lineEnd(headSize)), { delimiter: other, headerLine: header.line });
    const rows = layout.records.filter(({ line }) => line > header.line);
    if (rows.filter(hasWidth).length > rows.length / 2) return [csv, layout];
  }
  return null;
}

/** A spreadsheet that took each line for one cell has quoted it as a whole: `"A-1,""Plaza, east"",51.5"`. */
const withoutLineQuotes = (text: string): string =>
  text.replace(/^"((?:[^"\n]|"")*)"[,;\t]*$/gm, (_, line: string) => line.replaceAll('""', '"'));

/** Lines that explain the header are no screens. */
function* markExplanations(records: Iterable<CsvRecord>, explanations: readonly number[]): Generator<CsvRecord, void> {
  for (const record of records) yield explanations.includes(record.line) ? { ...record, problem: 'header' } : record;
}

/**
 * Lists that were joined may have their columns in different orders. The rows below such a header, up to one in the
 * first order, would put their values into the wrong fields. Above the first row such a line explains the header.
 */
function* markOtherOrder(records: Iterable<CsvRecord>, header: readonly string[]): Generator<CsvRecord, void> {
  const nameOf = (cell = ''): string => cellText(cell).toLowerCase();
  const names = header.map(nameOf);
  const known = new Set(names.filter((name) => name !== ''));
  const { positions } = matchColumns(header);
  const idAt = positions.device_id ?? -1;
  const isOtherOrder = (cells: readonly string[]): boolean => {
    if (!known.has(nameOf(cells[0]))) return false;
    const found = cells.map(nameOf);
    // A screen has an id like the row before: `Screen,Type,D-1,Venue`.
    const id = found[idAt] ?? '';
    if (/\d/.test(id) && idForm(id) === idForm(nameOf(lastRow[idAt]))) return false;
    const isHeader = new Set(found.filter((name) => known.has(name))).size >= Math.max(2, cells.length / 2);
    return isHeader && found.some((name, at) => known.has(name) && name !== names[at]);
  };
  const taken = new Set(Object.values(positions));
  /** Whether a line has other names for the columns, as `Breite;Höhe`, and whether they stand in another order. */
  const otherNames = (cells: readonly string[]): 'same-order' | 'other-order' | null => {
    if (cells.some((cell, at) => /\d/.test(cell) || (cell !== '' && cell === lastRow[at]))) return null;
    if (cells.filter(maybeName).length <= cells.length / 2) return null;
    const found = Object.entries(matchColumns(cells.map(cellText)).positions) as [CsvField, number][]; // keys are fields
    // Half of them may be by chance: a screen named Screen.
    if (found.length < 2 || found.length <= cells.length / 2) return null;
    const isMoved = found.some(([field, at]) => (positions[field] ?? (taken.has(at) ? -1 : at)) !== at);
    return isMoved ? 'other-order' : 'same-order';
  };
  let lastRow: readonly string[] = [];
  let orderLine: number | undefined;
  for (const record of records) {
    const { problem, cells, line } = record;
    if (problem === 'header') orderLine = isOtherOrder(cells) || otherNames(cells) === 'other-order' ? line : undefined;
    else if (lastRow.length > 0) {
      const order = isOtherOrder(cells) ? 'other-order' : otherNames(cells);
      if (order !== null) {
        orderLine = order === 'other-order' ? line : undefined;
        yield { ...record, problem: 'header' };
        continue;
      }
    }
    if (problem === null) lastRow = cells;
    yield orderLine === undefined || problem !== null ? record : { ...record, problem: 'other-order', orderLine };
  }
}

const explainRefusal = ({ cells }: CsvRecord): string =>
  'The first line must name the columns, with device_id among them, separated by commas, semicolons, tabs or |; it reads: ' +
  cells.join(' ').slice(0, 200);

const numberedColumns = (count: number): string[] =>
  Array.from({ length: count }, (_, position) => `Column ${String(position + 1)}`);

function headerCells(records: Generator<CsvRecord, void>): string[] {
  const header = records.next().value;
  return header ? header.cells.map(cellText) : [];
}

const toFirstLine = ({ line, cells }: CsvRecord): FirstLine => ({
  line,
  text: cells
    .map(cellText)
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, longestText),
});

function linesAbove({ header, records, delimiterLine }: Layout): string[] {
  const titles =
    header === null ? [] : records.filter(({ line }) => line < header.line).map((each) => toFirstLine(each).text);
  return delimiterLine === null ? titles : [delimiterLine, ...titles];
}

/** The first cell that matches a pattern, with its line. */
function firstText(csv: CsvText, pattern: RegExp | null): FirstLine | null {
  const at = pattern === null ? -1 : csv.text.search(pattern);
  if (pattern === null || at === -1) return null;
  const start = csv.text.lastIndexOf('\n', at) + 1;
  const cells = csv.cellsOf({ start, end: csv.lineEnd(start), isPlain: true });
  let line = 1;
  for (let end = csv.lineEnd(0); end <= start; end = csv.lineEnd(end)) line += 1;
  const text = cells.find((cell) => cell.search(pattern) !== -1) ?? '';
  return { line, text: text.replace(badBytes, '\uFFFD').trim().replace(/^"|"$/g, '').slice(0, longestText) };
}
