import type { ImportResult } from '#contract/imports';
import type { CsvRecord } from './reading/records';
import type { Cells, RowIssue } from './rowRules';
import type { RowKind, RowOutcome, RowPlan } from './sheetSummary';

/** One row as the worker keeps it. */
export interface Row {
  line: number;
  cells: Cells;
  damage: CsvRecord['problem'];
  raw: string[];
  issues: RowIssue[];
  plan: RowPlan | null;
  changed: ImportResult['changed'];
  outcome: RowOutcome | null;
  error: string | null;
}

export const hasError = (row: Row): boolean => row.issues.some(({ level }) => level === 'error');

export function isKind(row: Row, kind: RowKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'errors':
      return hasError(row);
    case 'warnings':
      return row.issues.some(({ level }) => level === 'warning');
    case 'failed':
      return row.outcome === 'failed' || hasError(row);
    case 'create':
    case 'update':
    case 'unchanged':
      return row.plan === kind && !hasError(row);
  }
}
