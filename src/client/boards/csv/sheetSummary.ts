import type { ImportResult } from '#contract/imports';
import type { ColumnMatch, CsvField } from './columns';
import type { Encoding } from './reading/csvText';
import type { Cells, IssueCode, ResolutionOrder, RowIssue } from './rules/rowRules';

export type RowPlan = 'create' | 'update' | 'unchanged';
/** The server's result for a row; `skipped` rows had errors and were not sent. */
export type RowOutcome = ImportResult['outcome'] | 'skipped';

/** What one chunk came to; failures by position of the row in the file. */
export interface ChunkRecord {
  created: number;
  updated: number;
  unchanged: number;
  failed: [index: number, message: string][];
}

/** One row as the review table shows it. */
export interface RowView {
  /** Position among the rows of the file, from 0. */
  index: number;
  /** Line of the file, from 1. */
  line: number;
  cells: Cells;
  issues: RowIssue[];
  plan: RowPlan | null;
  changed: ImportResult['changed'];
  outcome: RowOutcome | null;
}

export interface IssueGroup {
  code: IssueCode;
  level: RowIssue['level'];
  count: number;
  /** How many of them have a suggested value. */
  fixable: number;
  message: string;
}

/** Everything about the file that is small: what the machine and the page may know. */
export interface SheetSummary {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  key: string;
  rows: number;
  good: number;
  withErrors: number;
  withWarnings: number;
  encoding: Encoding;
  delimiter: string;
  columns: ColumnMatch;
  order: ResolutionOrder;
  suggestedOrder: ResolutionOrder;
  issues: IssueGroup[];
  plan: Record<RowPlan, number>;
  planned: number;
}

export type RowKind = 'all' | 'errors' | 'warnings' | RowPlan | 'failed';

/** What the administrator changed in the file since it was dropped; enough to bring a load back after a crash. */
export interface SheetChanges {
  order: ResolutionOrder;
  /** Cells by position of the row. */
  edits: [index: number, cells: Cells][];
  /** Columns that were chosen by hand: position and field, null for a column to ignore. */
  columns?: [position: number, field: CsvField | null][];
}

/** Where rows lie: one, or all of a small area. */
export interface SheetPoint {
  name: string;
  lat: number;
  long: number;
}
