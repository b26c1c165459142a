import { cellText } from './cellText';
import { isPlaceholder } from '../columns/placeholders';
import type { CsvRecord } from './csvText';

/** '* estimated', 'Rows: 2', 'Last updated 2026-11-01', '2 screens listed', or four words; 'KS 12 A' may be an id. */
const noteText =
  /^\*|:\s+\S|^(?:last )?(?:updated|exported|generated|printed|confidential)\b|^\d+ (?:screens?|boards?|rows?|records?)\b|\S(?:\s+\S+){3}/i;

/**
 * Marks the notes above the first and below the last of the fuller rows as no screens. Spreadsheets pad them to the
 * width of a row, so that a note is a row whose only cell is the first, and reads like a note where most ids do not.
 * `first`: the first records below the header.
 */
export function* markNotes(records: Iterable<CsvRecord>, first: readonly CsvRecord[]): Generator<CsvRecord, void> {
  const fuller = first.filter(isFuller);
  const mayHaveNotes = fuller.filter(({ cells }) => isNoteText(cells[0])).length < fuller.length / 2;
  let isAbove = true;
  /** From a likely note on, until a fuller row. */
  let waiting: CsvRecord[] = [];
  for (const record of records) {
    if (isFuller(record)) {
      yield* isAbove ? withNotes(waiting) : waiting;
      waiting = [];
      isAbove = false;
      yield record;
    } else if (waiting.length > 0 || (mayHaveNotes && isLikeNote(record))) waiting.push(record);
    else yield record;
  }
  yield* withNotes(waiting);
}

/** Several rows that differ only in numbers or single letters are screens. */
function* withNotes(records: readonly CsvRecord[]): Generator<CsvRecord, void> {
  const counts = new Map<string, number>();
  const countedForm = ({ cells }: CsvRecord): string => formOf(cells[0]);
  for (const record of records) counts.set(countedForm(record), (counts.get(countedForm(record)) ?? 0) + 1);
  for (const record of records)
    yield isLikeNote(record) && counts.get(countedForm(record)) === 1 ? { ...record, problem: 'note' } : record;
}

/** `#D-4`, `// D-4`, `--D-4`: a row that someone has switched off, where ids do not begin so. */
export const isComment = (id: string): boolean => /^(?:#|\/\/|--)\s*[\p{L}\d]/u.test(id) && !isPlaceholder(id);

/**
 * Marks rows as notes whose id begins like a comment, if those of half of the rows do not. `idAt`: the position of the
 * id. `isReport`: the file holds rows that were not loaded, without the others that would tell.
 */
export function* markComments(
  records: Iterable<CsvRecord>,
  first: readonly CsvRecord[],
  idAt = -1,
  isReport = false,
): Generator<CsvRecord, void> {
  const isOff = ({ cells, problem }: CsvRecord): boolean => problem === null && isComment(cellText(cells[idAt] ?? ''));
  const areFew = isReport || first.filter(isOff).length <= first.length / 2;
  for (const record of records) yield areFew && isOff(record) ? { ...record, problem: 'note' } : record;
}

/** A total that fills every column, an id among them, may be a screen named `Total 12`. `idAt`: the position of the id. */
export function* markTotals(records: Iterable<CsvRecord>, idAt = -1): Generator<CsvRecord, void> {
  for (const record of records) {
    const { cells, problem } = record;
    const mayBeScreen = problem === 'total' && /^\d/.test(cells[idAt] ?? '') && cells.every(isFilled);
    yield mayBeScreen ? { ...record, problem: 'note' } : record;
  }
}

/** `Berlin Total` or `Total Berlin` of a pivot table, whose count may stand in the column of the ids. */
const subtotal =
  /^(?:total[es]?|totaal|suma)\s|\s(?:totals?|totale|totaal|totalt|ergebnis|résultat|suma|souhrn|toplamı?|итог|集計|汇总|彙總|요약)$/iu;

const formOf = (cell = ''): string => cellText(cell).replace(/\d+|\b[a-z]\b/gi, '0');
const isNoteText = (cell = ''): boolean => noteText.test(cellText(cell));
const isFilled = (cell: string): boolean => cell.trim() !== '';

const isFuller = ({ cells, problem }: CsvRecord): boolean =>
  problem !== 'total' && problem !== 'header' && problem !== 'note' && cells.filter(isFilled).length > 1;
const isLikeNote = ({ cells, problem }: CsvRecord): boolean =>
  problem === null && isNoteText(cells[0]) && !cells.slice(1).some(isFilled);

/**
 * Marks rows of words and at most one number (`London Total,2`, `NORTH WEST`) where nearly all other rows fill more
 * cells: headings, totals and notes, in any language. A text like those of its column in the full rows is a screen of
 * which little is known, and so is a row with an id. Where ids are words, such rows must be few.
 * `named`: the position of the device id, if its header is known; `isReport` as above.
 */
export function* markSparse(
  records: Iterable<CsvRecord>,
  first: readonly CsvRecord[],
  named?: number,
  isReport = false,
): Generator<CsvRecord, void> {
  const others = first.filter((record) => sparsePosition(record) === null);
  const full = others.filter(({ cells }) => cells.filter(isFilled).length > 2);
  const idAt = named ?? idPosition(full);
  const areWords = full.length > 0 && !full.some(({ cells }) => /\d/.test(cells[idAt] ?? ''));
  const coded = full.filter(({ cells }) => isCode(cells.find(isFilled)));
  const areFew = first.length - others.length <= full.length / 2;
  const areUnusual =
    isReport || (full.length > 0 && full.length >= others.length * 0.8 && (areFew || coded.length > full.length / 2));
  for (const record of records) {
    const position = areUnusual ? sparsePosition(record) : null;
    const isAsOthers = (at: number): boolean =>
      full.some(({ cells }) => formOf(cells[at]) === formOf(record.cells[at]));
    const id = cellText(record.cells[idAt] ?? '');
    const hasId =
      (isCode(id) && !(position !== null && subtotal.test(cellText(record.cells[position] ?? '')))) ||
      (areWords && /^\p{L}+$/u.test(id));
    yield position === null || hasId || isAsOthers(position) ? record : { ...record, problem: 'note' };
  }
}

/** The first column whose values are all different, but of one form; else the first column. */
function idPosition(full: readonly CsvRecord[]): number {
  const isId = (_: string, at: number): boolean => {
    const values = full.map(({ cells }) => cells[at] ?? '');
    return new Set(values).size === full.length && new Set(values.map(formOf)).size === 1;
  };
  return full.length < 2 ? 0 : Math.max(0, full[0]?.cells.findIndex(isId) ?? 0);
}

/** `KS-3`, `KS-SPARE`, `player.example.net`: an id, whatever stands beside it. */
const isCode = (cell = ''): boolean => /^(?:\S*\d\S*|\p{L}+(?:[-_:.]\p{L}+)+)$/u.test(cellText(cell));
/** `2`, `1,234.50 €`, `12 screens`; neither `1920x1080` nor a UUID. */
const amount = /^[^\p{L}\d]*\d[^\p{L}]*(?:\p{L}{0,3}|(?<=\s)\p{L}+)$/u;

/** Where the words of a row are that has nothing else but at most one number; null for other rows. */
function sparsePosition({ cells, problem }: CsvRecord): number | null {
  const filled = cells.filter(isFilled);
  const [text, number = '0'] = filled;
  if (problem !== null || text === undefined || filled.length > 2 || isCode(text) || !amount.test(number)) return null;
  return cells.indexOf(text);
}
