import type { ImportResult } from '#contract/imports';
import type { Cells, CsvField, ResolutionOrder, RowIssue } from '../columns/column';
import type { ColumnMatch } from '../columns/matchColumns';
import type { Reading, ReadingChoice } from '../reading/openText';

export type RowPlan = 'create' | 'update' | 'unchanged';
/** The result of one chunk; failures by the row's position in the file. */
export interface ChunkRecord {
  created: number;
  updated: number;
  unchanged: number;
  failed: [index: number, message: string][];
  /** Positions of the other rows, so that they keep their results after a reload. Absent in loads of older versions. */
  rows?: Record<'created' | 'updated' | 'unchanged', number[]>;
}

/** What became of rows. */
export interface LoadCounts {
  created: number;
  updated: number;
  unchanged: number;
  /** Also rows with errors, which are never sent. */
  failed: number;
  /** Valid rows that were not sent, or not yet. */
  left: number;
}

/** Rows of the file that are sent together. */
export interface Chunk {
  number: number;
  /** Position of its first row in the file. */
  from: number;
  size: number;
  /** How many of its rows can be sent. */
  count: number;
}

/** One row of the review table. */
export interface RowView {
  /** Position among the rows of the file, from 0. */
  index: number;
  /** Line of the file, from 1. */
  line: number;
  cells: Cells;
  issues: readonly RowIssue[];
  plan: RowPlan | null;
  changed: ImportResult['changed'];
  outcome: ImportResult['outcome'] | null;
}

/** Rows with the same thing wrong, which the same fix solves. */
export interface IssueGroup extends Pick<RowIssue, 'group' | 'level' | 'fields' | 'message'> {
  /** The number of rows. */
  count: number;
  /** What the button says that fixes them all; null if there is no fix. */
  fix: string | null;
}

/** A group that was fixed for all its rows. */
export interface FixedGroup {
  group: string;
  fields: readonly CsvField[];
  /** What the button said. */
  fix: string;
  count: number;
}

/** Boards that the file would change although they belong to another organisation or team than the chosen ones. */
export interface OtherBoards {
  /** Id of the organisation. */
  boardOwner: string;
  organisation: string;
  /** Name of the team; null for boards without one. */
  team: string | null;
  boards: number;
  /** Whether the user has agreed to change the boards of this organisation. */
  agreed: boolean;
}

/** The small facts about a file, which machine and page may hold. */
export interface SheetSummary {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  key: string;
  rows: number;
  good: number;
  withErrors: number;
  withWarnings: number;
  reading: Reading;
  columns: ColumnMatch;
  order: ResolutionOrder;
  suggestedOrder: ResolutionOrder;
  issues: IssueGroup[];
  fixed: FixedGroup[];
  others: OtherBoards[];
  /** Whether boards stay with the team that they have. */
  keepTeam: boolean;
  plan: Record<RowPlan, number>;
  planned: number;
}

export type RowKind = 'all' | 'errors' | 'warnings' | RowPlan;

/** The user's changes to a file since it was dropped: enough to restore a load after a crash. */
export interface SheetChanges {
  order: ResolutionOrder;
  /** Cells by position of the row. */
  edits: [index: number, cells: Cells][];
  /** The user's choice of columns: position and field, null to ignore the column. */
  columns?: [position: number, field: CsvField | null][];
  /** How the user wants the file to be read. */
  reading?: ReadingChoice;
  /** Organisations whose boards the user has agreed to change. */
  agreed?: string[];
  /** false: boards of the file change to the chosen team. */
  keepTeam?: boolean;
}

/** The location of one row, or of all rows of a small area. */
export interface SheetPoint {
  name: string;
  lat: number;
  long: number;
}
