import type { ImportField, ImportResult, ImportRow } from '#contract/imports';
import { findIssues, valuesOf } from '../columns/checkRow';
import { nothing, type Cells, type CsvField, type ResolutionOrder, type RowIssue } from '../columns/column';
import { CountryVotes, ResolutionVotes } from '../columns/fileVotes';
import { readOrder } from '../columns/matchColumns';
import { DuplicateFinder } from '../columns/repeats';
import { openText, type FileTexts, type Reading, type ReadingChoice } from '../reading/openText';
import { SheetCells } from './sheetCells';
import { SheetFixes } from './sheetFixes';
import { SheetOthers, type PlanReply } from './sheetOthers';
import { findPoints } from './sheetPoints';
import { answeredRows, emptyRecord, noteOutcome, progressOf, restoreOutcomes, type LoadProgress } from './rowOutcomes';
import { countRows, unplan, hasError, noteIssue, notePlan, toRow, setIssues, sharedList, type Row } from './sheetRow';
import { failedRows, readVotes, viewRows } from './sheetView';
import type { ChunkRecord, RowKind, RowView, SheetChanges, SheetPoint, SheetSummary } from './sheetSummary';
import { buildDraft, updateFieldsOf } from '../rowDraft';

/** One CSV file read and checked, with its rows. In a worker: only summaries, windows of rows and chunks leave it. */
export class Sheet {
  readonly #key: string;
  readonly #rows: Row[] = [];
  readonly #cells: SheetCells;
  readonly #fixes: SheetFixes;
  readonly #reading: Reading;
  readonly #choice: ReadingChoice;
  /** Whether nothing but the bytes tells the encoding. */
  readonly #isGuessed: boolean;
  /** Parts of the file's text, for people to judge how it was read. */
  readonly texts: () => FileTexts;
  /** Boards of others, and the user's decision about them. */
  readonly others = new SheetOthers();
  /** The file that is loaded before this one, by the device ids in it. */
  earlier: ReadonlyMap<string, string> = new Map();
  #lastIssues: readonly RowIssue[] = nothing;
  #order: ResolutionOrder = 'height-first';
  #suggested: ResolutionOrder;
  /** ISO code of the country of most rows. */
  #home: string | null = null;

  /** `choice`: how the user wants the file to be read. @throws Error with a readable sentence if the file is not a CSV list of screens */
  constructor(bytes: Uint8Array, key = '', choice: ReadingChoice = {}) {
    this.#key = key;
    this.#choice = choice;
    const { csv, header, first, records, reading, texts } = openText(bytes, choice);
    this.#reading = reading;
    this.#isGuessed = !reading.encoding.startsWith('utf') && choice.encoding === undefined;
    this.texts = () => texts;
    this.#cells = new SheetCells(csv, header, first);
    this.#fixes = new SheetFixes(this.#cells);
    const namedOrder = readOrder(this.#cells.columns);
    if (namedOrder !== null) this.#order = namedOrder;
    // All in one pass; of each row's cells only the problems are kept.
    const [duplicates, votes, countries] = [new DuplicateFinder(), new ResolutionVotes(), new CountryVotes()];
    const form = { delimiter: reading.delimiter, width: header.length };
    for (const record of records) {
      const row = toRow(record, form);
      const cells = this.#cells.named(record.cells);
      votes.add(cells);
      countries.add(cells);
      this.#rows.push(row);
      this.#checkOne(row, false, cells, duplicates);
    }
    this.#suggested = namedOrder ?? votes.result();
    this.#home = countries.result();
    // Rows without a known country are checked again: by the country of the others.
    if (this.#home !== null && countries.isNeeded) this.#checkAll();
  }

  /** Sets the field that a column fills; null ignores the column. Edited cells stay. */
  chooseColumn(position: number, field: CsvField | null): void {
    this.#cells.choose([[position, field]]);
    // Its header may say the order.
    if (field === 'resolution') this.#order = readOrder(this.#cells.columns) ?? this.#order;
    this.#voteAgain();
    this.checkAgain();
  }

  #voteAgain(): void {
    const { home, order } = readVotes(this.#rows, this.#cells);
    this.#home = home;
    this.#suggested = readOrder(this.#cells.columns) ?? order;
  }

  #checkAll(): void {
    const duplicates = new DuplicateFinder();
    this.#rows.forEach((row, index) => {
      this.#checkOne(row, this.#cells.edits.has(index), this.#cells.of(index, row), duplicates);
    });
  }

  #checkOne(row: Row, isEdited: boolean, cells: Cells, duplicates: DuplicateFinder): void {
    if (row.damage !== null) return;
    if (row.isNote && !isEdited) return setIssues(row, [noteIssue(cells)]);
    const values = valuesOf(cells, this.#cells.columns);
    const repeated = duplicates.issuesOf(values, row.line);
    if (row.outcome !== null && row.outcome !== 'failed') return;
    const file = { home: this.#home, order: this.#order, isGuessed: this.#isGuessed };
    const issues = findIssues(cells, values, { ...this.#cells.columns, ...file });
    this.#lastIssues = sharedList(issues, this.#lastIssues);
    setIssues(row, repeated.length === 0 ? this.#lastIssues : [...issues, ...repeated]);
  }

  summary(): SheetSummary {
    return {
      key: this.#key,
      ...countRows(this.#rows),
      ...this.others.summary(),
      fixed: this.#fixes.summary(),
      reading: this.#reading,
      columns: this.#cells.columns,
      order: this.#order,
      suggestedOrder: this.#suggested,
    };
  }

  /** The first values of each column of the file, by position: for the choice of the field. */
  samples(): string[][] {
    return this.#cells.samples(this.#rows);
  }

  setOrder(order: ResolutionOrder): void {
    this.#order = order;
    this.checkAgain();
  }

  /** Replaces cells of one row with the user's values. */
  edit(index: number, cells: Cells): void {
    const row = this.#rows[index];
    if (!row || row.damage !== null) return;
    this.#change(index, row, cells);
    this.#checkAll();
  }

  #change(index: number, row: Row, cells: Cells): void {
    this.#cells.write(index, cells);
    unplan(row);
  }

  /** Restores changes from before a reload or a crash. */
  restore({ order, edits, columns = [], ...others }: SheetChanges): void {
    this.#order = order;
    this.others.restore(others);
    if (columns.length > 0) this.#cells.choose(columns);
    if (columns.length > 0) this.#voteAgain();
    for (const [index, cells] of edits) {
      const row = this.#rows[index];
      if (row) this.#change(index, row, cells);
    }
    this.#checkAll();
  }

  changes(): SheetChanges {
    const { edits, chosen } = this.#cells;
    return {
      order: this.#order,
      edits: [...edits],
      columns: [...chosen],
      reading: this.#choice,
      ...this.others.changes(),
    };
  }

  /** The line of each row, from 1. */
  lines(): number[] {
    return this.#rows.map(({ line }) => line);
  }

  /** Applies the fix of each issue of a group, or takes it back. Returns how many rows changed. */
  fixAll(group: string, undo = false): number {
    const count = undo ? this.#fixes.undo(this.#rows, group) : this.#fixes.apply(this.#rows, group);
    this.#checkAll();
    return count;
  }

  /** Checks all rows, whose plan no longer holds. */
  checkAgain(): void {
    this.others.forget();
    this.#rows.forEach(unplan);
    this.#checkAll();
  }

  /** One window of the review table. */
  view(kind: RowKind, group: string | null, offset: number, limit: number): { rows: RowView[]; total: number } {
    return viewRows(this.#rows, this.#cells, kind, group, offset, limit);
  }

  /** What became of the rows so far, and the chunks of `size` rows that are still to be sent. */
  progress(size: number): LoadProgress {
    return progressOf(this.#rows, size);
  }

  /** Positions of the rows of a chunk that can be sent. */
  sendable(from: number, size: number): number[] {
    return this.#rows.slice(from, from + size).flatMap((row, offset) => (hasError(row) ? [] : [from + offset]));
  }

  chunk(from: number, size: number): ImportRow[] {
    return [...this.#drafts(from, size)];
  }

  updateFields(): ImportField[] {
    return updateFieldsOf(this.#cells.fields());
  }

  /** Created each time: stored for every row, they would be a third of the tab's memory. */
  *#drafts(from: number, size: number): Generator<ImportRow, void> {
    for (const index of this.sendable(from, size)) {
      const row = this.#rows[index] as Row; // index is a valid position
      yield buildDraft(this.#cells.of(index, row), this.#order, this.#cells.columns);
    }
  }

  /** Records the results of a dry run of a chunk. */
  setPlan(from: number, size: number, { results, names = {}, others = [] }: PlanReply): void {
    for (const [row, result, index] of answeredRows(this.#rows, this.sendable(from, size), results))
      notePlan(row, result, names, () => this.#cells.of(index, row).device_id ?? '', this.earlier);
    this.others.note(from, others, names);
  }

  /** Changes what the load would do. */
  setKeepTeam(keepTeam: boolean): void {
    this.others.keepTeam = keepTeam;
    this.checkAgain();
  }

  /** Records the results of a chunk. */
  setOutcomes(from: number, size: number, results: readonly ImportResult[]): ChunkRecord {
    const record = emptyRecord();
    for (const [row, result, index] of answeredRows(this.#rows, this.sendable(from, size), results))
      noteOutcome(row, index, result, record);
    return record;
  }

  /** Restores the results of a chunk from before a reload or a crash. */
  restoreOutcomes(record: ChunkRecord): void {
    restoreOutcomes(this.#rows, record);
  }

  /** Rows that were not loaded, as in the file, with their reasons: the CSV of the report. */
  failedRows(): { header: string[]; rows: string[][]; delimiter: string } {
    const { delimiter, headerLine } = this.#reading;
    return { ...failedRows(this.#rows, this.#cells, headerLine === null), delimiter };
  }

  /** The locations of the valid rows, for the map preview. */
  points(): SheetPoint[] {
    return findPoints(this.#drafts(0, this.#rows.length));
  }
}
