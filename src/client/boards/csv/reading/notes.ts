import { cellText } from './cellText';
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
  for (const record of records) counts.set(formOf(record), (counts.get(formOf(record)) ?? 0) + 1);
  for (const record of records)
    yield isLikeNote(record) && counts.get(formOf(record)) === 1 ? { ...record, problem: 'total' } : record;
}

const formOf = ({ cells }: CsvRecord): string => cellText(cells[0] ?? '').replace(/\d+|\b[a-z]\b/gi, '0');
const isNoteText = (cell = ''): boolean => noteText.test(cellText(cell));
const isFilled = (cell: string): boolean => cell.trim() !== '';

const isFuller = ({ cells, problem }: CsvRecord): boolean =>
  problem !== 'total' && problem !== 'header' && cells.filter(isFilled).length > 1;
const isLikeNote = ({ cells, problem }: CsvRecord): boolean =>
  problem === null && isNoteText(cells[0]) && !cells.slice(1).some(isFilled);
