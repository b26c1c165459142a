import type { ImportResult, ImportRow } from '#contract/imports';
import { findDelimiter, matchColumns, type ColumnMatch, type CsvField } from './columns';
import { decodeText, type Encoding } from './reading/decode';
import type { IssueGroup, RowKind, RowPlan, RowView, SheetChanges, SheetPlace, SheetSummary } from './sheetSummary';
import { compareRows, guessResolutionOrder } from './fileRules';
import { withoutGuard } from './reading/formulaCells';
import { readRecords, type CsvRecord } from './reading/records';
import { placesOf } from './sheetPlaces';
import { hasError, isKind, type Row } from './sheetRow';
import { checkRow, type Cells, type CheckedRow, type IssueCode, type ResolutionOrder } from './rowRules';

const damageText = {
  quote: 'A quotation mark in this line is never closed, or closes in another line. Mend the line in the file.',
  'too-few': 'The row has fewer cells than the header.',
  'too-many': 'The row has more cells than the header.',
} as const;

/** One for all rows about which there is nothing to say. */
const nothing: never[] = [];

/** One CSV file read and checked, with its rows. Lives in a worker; only summaries and single screens of rows leave it. */
export class Sheet {
  readonly #key: string;
  readonly #header: string[];
  readonly #rows: Row[];
  #columns: ColumnMatch;
  readonly #chosen = new Map<number, CsvField | null>();
  readonly #encoding: Encoding;
  readonly #delimiter: string;
  readonly #suggested: ResolutionOrder;
  readonly #edits = new Map<number, Cells>();
  #order: ResolutionOrder = 'height-first';

  /** @throws with a sentence for the reader when the file is no CSV list of screens. */
  constructor(bytes: Uint8Array, key = '') {
    this.#key = key;
    const { text, encoding } = decodeText(bytes);
    const body = text.replace(/^\uFEFF/, '');
    this.#encoding = encoding;
    this.#delimiter = findDelimiter(body.trimStart().split(/\r\n?|\n/, 1)[0] ?? '');
    const [header, ...records] = readRecords(body, this.#delimiter);
    if (header === undefined) throw new Error('The file is empty.');
    this.#header = header.cells.map((cell) => cell.trim());
    this.#columns = matchColumns(this.#header);
    if (this.#header.length < 2 && Object.keys(this.#columns.positions).length === 0) {
      throw new Error(`The first line must name the columns, with device_id among them; it reads: ${this.#header.join(', ').slice(0, 200)}`);
    }
    this.#rows = records.map((record) => this.#rowOf(record));
    this.#suggested = this.#columns.dialect === 'publisher-template' ? 'width-first' : guessResolutionOrder(this.#rows.map(({ cells }) => cells));
    if (this.#columns.dialect === 'publisher-template') this.#order = 'width-first';
    this.#checkAll();
  }

  #rowOf({ line, cells: raw, problem }: CsvRecord): Row {
    return { line, cells: this.#cellsOf(raw), damage: problem, raw, issues: nothing, plan: null, changed: nothing, outcome: null, error: null };
  }

  #cellsOf(raw: readonly string[]): Cells {
    const cells: Cells = {};
    for (const [field, position] of Object.entries(this.#columns.positions)) {
      cells[field as CsvField] = withoutGuard((raw[position] ?? '').trim()); // keys of positions are fields
    }
    return cells;
  }

  /** Says by hand which field a column fills; null ignores it. What was written into cells stays. */
  chooseColumn(position: number, field: CsvField | null): void {
    this.#choose([[position, field]]);
    this.#forgetPlan();
    this.#checkAll();
  }

  #choose(columns: readonly (readonly [number, CsvField | null])[]): void {
    for (const [position, field] of columns) {
      for (const [other, held] of this.#chosen) if (field !== null && held === field) this.#chosen.delete(other);
      this.#chosen.set(position, field);
    }
    this.#columns = matchColumns(this.#header, this.#chosen);
    this.#rows.forEach((row, index) => {
      row.cells = { ...this.#cellsOf(row.raw), ...this.#edits.get(index) };
    });
  }

  /** What is sent is made anew each time: kept for every row, it would be a third of the tab's memory. */
  #check({ cells }: Row): CheckedRow {
    return checkRow(cells, this.#order, this.#columns.dialect);
  }

  #checkAll(): void {
    const together = compareRows(this.#rows.map(({ cells, damage }) => (damage === null ? cells : {})));
    this.#rows.forEach((row, index) => {
      if (row.outcome !== null && row.outcome !== 'failed' && row.outcome !== 'skipped') return;
      if (row.damage !== null) {
        row.issues = [{ code: row.damage, level: 'error', field: null, value: row.raw.join(this.#delimiter).slice(0, 200), message: damageText[row.damage] }];
        return;
      }
      const issues = [...this.#check(row).issues, ...(together.get(index) ?? [])];
      row.issues = issues.length === 0 ? nothing : issues;
    });
  }

  summary(): SheetSummary {
    const groups = new Map<string, IssueGroup>();
    const plan: Record<RowPlan, number> = { create: 0, update: 0, unchanged: 0 };
    let withErrors = 0;
    let withWarnings = 0;
    for (const row of this.#rows) {
      if (hasError(row)) withErrors += 1;
      if (row.issues.some(({ level }) => level === 'warning')) withWarnings += 1;
      if (row.plan !== null && !hasError(row)) plan[row.plan] += 1;
      for (const { code, level, message, fix } of row.issues) {
        const group = groups.get(code + level) ?? { code, level, count: 0, fixable: 0, message };
        group.count += 1;
        if (fix) group.fixable += 1;
        groups.set(code + level, group);
      }
    }
    return {
      key: this.#key, rows: this.#rows.length, good: this.#rows.length - withErrors, withErrors, withWarnings, encoding: this.#encoding, delimiter: this.#delimiter, columns: this.#columns,
      order: this.#order, suggestedOrder: this.#suggested, issues: [...groups.values()].sort((a, b) => (a.level === b.level ? b.count - a.count : a.level === 'error' ? -1 : 1)),
      plan, planned: plan.create + plan.update + plan.unchanged,
    };
  }

  setOrder(order: ResolutionOrder): void {
    this.#order = order;
    this.#forgetPlan();
    this.#checkAll();
  }

  /** Replaces cells of one row by hand. */
  edit(index: number, cells: Cells): void {
    const row = this.#rows[index];
    if (!row || row.damage !== null) return;
    this.#change(index, row, cells);
    this.#checkAll();
  }

  #change(index: number, row: Row, cells: Cells): void {
    Object.assign(row.cells, cells);
    row.plan = null;
    this.#edits.set(index, { ...this.#edits.get(index), ...cells });
  }

  /** Puts changes back that were made before a reload or a crash. */
  restore({ order, edits, columns = [] }: SheetChanges): void {
    this.#order = order;
    if (columns.length > 0) this.#choose(columns);
    for (const [index, cells] of edits) {
      const row = this.#rows[index];
      if (row) this.#change(index, row, cells);
    }
    this.#checkAll();
  }

  changes(): SheetChanges {
    return { order: this.#order, edits: [...this.#edits], ...(this.#chosen.size > 0 ? { columns: [...this.#chosen] } : {}) };
  }

  /** Writes the suggested values of every issue of a kind. Answers how many rows changed. */
  fixAll(code: IssueCode): number {
    let count = 0;
    this.#rows.forEach((row, index) => {
      const fix = row.issues.find((issue) => issue.code === code)?.fix;
      if (!fix) return;
      this.#change(index, row, fix);
      count += 1;
    });
    this.#checkAll();
    return count;
  }

  #forgetPlan(): void {
    for (const row of this.#rows) row.plan = null;
  }

  /** One screen of the review table. */
  view(kind: RowKind, code: IssueCode | null, offset: number, limit: number): { rows: RowView[]; total: number } {
    const matching = this.#rows.flatMap((row, index) => (isKind(row, kind) && (code === null || row.issues.some((issue) => issue.code === code)) ? [index] : []));
    return { total: matching.length, rows: matching.slice(offset, offset + limit).map((index) => this.#viewOf(index)) };
  }

  #viewOf(index: number): RowView {
    const { line, cells, issues, plan, changed, outcome, error } = this.#rows[index] as Row; // index comes from the rows themselves
    return { index, line, cells: { ...cells }, issues: error === null ? issues : [...issues, { code: 'server', level: 'error', field: null, value: '', message: error }], plan, changed, outcome };
  }

  /** The rows of one chunk that may be sent: positions in the file and what to send. */
  chunk(from: number, size: number): { index: number; row: ImportRow }[] {
    return this.#rows.slice(from, from + size).flatMap((row, offset) => (hasError(row) ? [] : [{ index: from + offset, row: this.#check(row).draft }]));
  }

  setPlan(indexes: readonly number[], results: readonly ImportResult[]): void {
    for (const { index, outcome, changed, error } of results) {
      const row = this.#rows[indexes[index] ?? -1];
      if (!row) continue;
      row.changed = changed.length === 0 ? nothing : changed;
      row.error = outcome === 'failed' ? (error?.message ?? 'Refused') : null;
      row.plan = outcome === 'created' ? 'create' : outcome === 'updated' ? 'update' : outcome === 'unchanged' ? 'unchanged' : null;
    }
  }

  setOutcomes(indexes: readonly number[], results: readonly ImportResult[]): void {
    for (const { index, outcome, changed, error } of results) {
      const row = this.#rows[indexes[index] ?? -1];
      if (!row) continue;
      row.outcome = outcome;
      row.changed = changed.length === 0 ? nothing : changed;
      row.error = outcome === 'failed' ? (error?.message ?? 'Refused') : null;
    }
  }

  /** Rows that were not loaded, as they stand in the file, with the reasons beside them, for a CSV that loads again after mending. */
  failedRows(): { header: string[]; rows: string[][]; delimiter: string } {
    const failed = this.#rows.filter((row) => hasError(row) || row.outcome === 'failed');
    const rows = failed.map((row) => {
      const cells = row.damage === null ? this.#header.map((_, position) => row.raw[position] ?? '') : row.raw;
      for (const [field, position] of Object.entries(this.#columns.positions)) {
        if (row.damage === null) cells[position] = row.cells[field as CsvField] ?? ''; // keys of positions are fields
      }
      const reasons = [...row.issues.filter(({ level }) => level === 'error').map(({ message }) => message), ...(row.error === null ? [] : [row.error])];
      return [...cells, String(row.line), reasons.join(' ')];
    });
    return { header: [...this.#header, '_row', '_error'], rows, delimiter: this.#delimiter };
  }

  /** Where the good rows lie, for the map preview. */
  places(): SheetPlace[] {
    return placesOf(this.#rows.filter((row) => !hasError(row)).map((row) => this.#check(row).draft));
  }
}
