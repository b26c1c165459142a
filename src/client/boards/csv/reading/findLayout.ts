import { codeOf } from '../columns/coordinates';
import { matchColumns } from '../columns/matchColumns';
import { cellText } from './cellText';
import { CsvText, type CsvRecord, type Position } from './csvText';

export const delimiters = [',', ';', '\t', '|'] as const;
/** Tried where the others give no known columns. */
const rareDelimiters = [':', '~', '^', '¦', '，', '；'] as const;

/** The header is looked for among this many lines. */
const headLines = 40;

/** How the user wants a file to be read; absent: as found. */
export interface LayoutChoice {
  delimiter?: string;
  /** Line of the header, from 1; null: the file has none. */
  headerLine?: number | null;
}

export interface Layout {
  delimiter: string;
  /** The header; null: the file has none. */
  header: CsvRecord | null;
  /** The first records; the header is one of them. */
  records: CsvRecord[];
  /** The usual number of cells. */
  width: number;
  /** Whether the first line, read as the header or not, holds values instead of names. */
  looksLikeScreen: boolean;
  /** 0: no delimiter divides the lines. */
  score: number;
  /** Lines below the header that explain it: names in another language, what each column takes, or an example. */
  explanations: readonly number[];
  /** The line that names the delimiter, as `sep=;`. Spreadsheets obey it, and do not show it. */
  delimiterLine: string | null;
  isDelimiterNamed: boolean;
}

/** Finds the delimiter and the header in the first lines of a text. */
export function findLayout(head: string, choice: LayoutChoice = {}): Layout {
  const { line: delimiterLine, delimiter: named, from } = namedDelimiter(head);
  const tables = (
    choice.delimiter === undefined ? [...(named === null ? [] : [named]), ...delimiters] : [choice.delimiter]
  ).map((delimiter) => readTable(head, delimiter, from, choice.headerLine));
  const usual = tables.reduce(better);
  const best =
    usual.score >= knownScore || choice.delimiter !== undefined
      ? usual
      : rareDelimiters
          .map((delimiter) => readTable(head, delimiter, from, choice.headerLine))
          .filter(({ score }) => score >= 2 * knownScore)
          .reduce(better, usual);
  const [first = best] = tables;
  // The named delimiter, unless only another one gives known columns.
  const obeysName = named !== null && first.score >= knownScore === best.score >= knownScore;
  const table = obeysName ? first : best;
  const { header, records } = table;
  const top = records[0];
  return {
    ...table,
    explanations: header === null ? [] : findExplanations(header, records.slice(records.indexOf(header) + 1)),
    looksLikeScreen: top !== undefined && (header ?? top) === top && isScreen(top, records),
    delimiterLine,
    isDelimiterNamed: named === table.delimiter,
  };
}

const delimiterPattern = /^(\s*)"?(sep=(\\t|[^\n"])?)"?[,;|\t ]*(?:\n|$)/i;

function namedDelimiter(head: string): { line: string | null; delimiter: string | null; from: Position } {
  const found = delimiterPattern.exec(head);
  if (!found) return { line: null, delimiter: null, from: { start: 0, line: 1 } };
  const [all, , line = '', delimiter = null] = found;
  return {
    line,
    delimiter: delimiter === String.raw`\t` ? '\t' : delimiter,
    from: { start: all.length, line: all.split('\n').length },
  };
}

/** The first records as one delimiter divides them, and how likely it is the file's. */
type Table = Pick<Layout, 'delimiter' | 'records' | 'header' | 'width' | 'score'>;
const better = (one: Table, other: Table): Table => (other.score > one.score ? other : one);

/** Scores from here on: the header has known columns. */
const knownScore = 1e6;

function readTable(head: string, delimiter: string, from: Position, headerLine?: number | null): Table {
  const records: CsvRecord[] = [];
  for (const record of new CsvText(head, delimiter).records(from, null)) {
    if (record.line >= from.line + headLines && record.line !== headerLine) break;
    records.push(record);
  }
  const width = usualWidth(records);
  const header = findHeader(records, width, headerLine);
  const known = header === null ? 0 : knownColumns(header);
  const regular = width < 2 ? 0 : records.filter(({ cells }) => cells.length === width).length * 1000 + width;
  // A comma may also be a decimal comma, or part of a name. Of equal headers the first: the rows above one are lost.
  const score =
    known > 0
      ? known * knownScore + (header?.cells.length ?? 0) - (header?.line ?? 0) / 1000
      : regular > 0 && delimiter !== ','
        ? regular + 0.5
        : regular;
  return { delimiter, records, header, width, score };
}

/** The most frequent number of cells. */
function usualWidth(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].reduce(
    (best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] > best[0]) ? each : best),
    [0, 0],
  )[0];
}

function findHeader(records: readonly CsvRecord[], width: number, chosen?: number | null): CsvRecord | null {
  if (chosen === null) return null;
  if (chosen !== undefined) return records.find(({ line }) => line >= chosen) ?? null;
  return headerOfKnownNames(records) ?? headerOfUnknownNames(records, width);
}

/** The record with the most known columns; a single name below the first line may be a value by chance. */
function headerOfKnownNames(records: readonly CsvRecord[]): CsvRecord | null {
  let best: CsvRecord | null = null;
  let most = 0;
  for (const record of records) {
    const known = knownColumns(record);
    if (known <= most || isScreen(record, records)) continue;
    if (known === 1 && record !== records[0] && matchPositions(record).device_id === undefined) continue;
    // A list to which one with more columns was joined.
    if (best !== null && most > 1 && hasScreens(best, records.slice(0, records.indexOf(record)))) break;
    best = record;
    most = known;
  }
  return best;
}

/** Whether a row with an id stands below a header. */
function hasScreens(header: CsvRecord, records: readonly CsvRecord[]): boolean {
  const idAt = matchPositions(header).device_id ?? -1;
  return records.some(
    ({ line, cells }) =>
      line > header.line && cells.length === header.cells.length && /\d/.test(cellText(cells[idAt] ?? '')),
  );
}

/** The first record below the titles, unless it holds values. */
function headerOfUnknownNames(records: readonly CsvRecord[], width: number): CsvRecord | null {
  const first = records.find(({ cells }) => cells.filter((cell) => cell.trim() !== '').length >= width / 2);
  return first === undefined || isScreen(first, records) ? null : first;
}

const columnType =
  /^(?:string|text|(?:var)?char(?:\(\d+\))?|int(?:eger)?|number|numeric|decimal|float|double|url|required|mandatory|optional)$/i;

/** `e.g.`, `Example:` and a value. */
const example = /^\S+[.:](?=\s)/;
/** `Unique id of the player`, `Latitude in degrees`: several words, one of which names what a column holds. */
const description =
  /^(?=.*\S\s+\S).*\b(?:ids?|identifiers?|names?|latitude|longitude|degrees|pixels|required|optional)\b/i;

function findExplanations(header: CsvRecord, below: readonly CsvRecord[]): number[] {
  const position = matchPositions(header).device_id ?? -1;
  const idOf = ({ cells }: CsvRecord): string => cellText(cells[position] ?? '');
  const areIdsNumbered = below.filter((record) => /\d/.test(idOf(record))).length > below.length / 2;
  const isDescription = (record: CsvRecord): boolean =>
    areIdsNumbered && description.test(idOf(record)) && describesColumns(record);
  const end = below.findIndex((record) => !explainsColumns(record) && !isDescription(record));
  return below.slice(0, end === -1 ? below.length : end).map(({ line }) => line);
}

/** Whether most cells, and at least two, describe a column, and none is a value. If in doubt, a line is a screen. */
function describesColumns({ cells }: CsvRecord): boolean {
  const filled = cells.map(cellText).filter((cell) => cell !== '');
  const descriptions = filled.filter((cell) => description.test(cell) || columnType.test(cell));
  return (
    descriptions.length >= 2 &&
    descriptions.length > filled.length / 2 &&
    // Numbers, pairs, degrees and resolutions have digits.
    !filled.some((cell) => /\d/.test(cell) || codeOf(cell) !== null)
  );
}

function explainsColumns(record: CsvRecord): boolean {
  const [first = '', ...others] = record.cells.map(cellText).filter((cell) => cell !== '');
  if (others.length === 0) return false;
  const isNames = matchPositions(record).device_id !== undefined && knownColumns(record) > others.length / 2;
  const [mark] = example.exec(first) ?? [];
  return (
    isNames ||
    [first, ...others].every((cell) => columnType.test(cell)) ||
    (mark !== undefined && others.length > 1 && others.every((cell) => cell.startsWith(`${mark} `)))
  );
}

const matchPositions = ({ cells }: CsvRecord) => matchColumns(cells.map(cellText)).positions;
const knownColumns = (record: CsvRecord): number => Object.keys(matchPositions(record)).length;

const valuePatterns = [/^[-+]?\d+([.,]\d+)*$/, /^\d{2,5}\s*[x×*]\s*\d{2,5}$/i, /^https?:\/\//i];
const isValue = (cell: string): boolean => valuePatterns.some((pattern) => pattern.test(cell));

/** Whether more cells of a record look like values than name columns. */
function isScreen(record: CsvRecord, records: readonly CsvRecord[]): boolean {
  const below = records.slice(records.indexOf(record) + 1);
  const values = record.cells.filter((raw, position) => {
    const cell = cellText(raw);
    return cell !== '' && (isValue(cell) || isLikeThoseBelow(cell, position, below));
  });
  const known = knownColumns(record);
  // The only line of a file: names seldom have digits, ids mostly do.
  const isAlone = records.length === 1 && known === 0 && record.cells.some((cell) => /\d/.test(cell));
  return values.length > known || isAlone;
}

/** Whether a text is repeated below in its column, or has the form of the next one, as the ids AB-1 and AB-2. */
function isLikeThoseBelow(cell: string, position: number, below: readonly CsvRecord[]): boolean {
  const others = below.map(({ cells }) => cellText(cells[position] ?? ''));
  return others.includes(cell) || (/\d/.test(cell) && maskDigits(cell) === maskDigits(others[0] ?? ''));
}

const maskDigits = (text: string): string => text.replace(/\d+/g, '0');
