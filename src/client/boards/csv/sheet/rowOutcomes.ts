import type { ImportResult } from '#contract/imports';
import { nothing } from '../columns/column';
import { plans, refusalOf, setIssues, type Row } from './sheetRow';
import type { ChunkRecord } from './sheetSummary';

export const emptyRecord = (): Required<ChunkRecord> => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: [],
  rows: { created: [], updated: [], unchanged: [] },
});

/** Records what the server did with a row, and counts it. */
export function noteOutcome(row: Row, index: number, result: ImportResult, record: Required<ChunkRecord>): void {
  const { outcome, changed } = result;
  const error = refusalOf(result);
  Object.assign(row, { outcome, error, plan: plans[outcome], changed: changed.length === 0 ? nothing : changed });
  if (outcome === 'failed') {
    record.failed.push([index, error ?? '']);
    return;
  }
  record[outcome] += 1;
  record.rows[outcome].push(index);
}

/** Restores what the server did with the rows of a chunk before a reload or a crash. */
export function restoreOutcomes(rows: readonly Row[], { rows: loaded, failed }: ChunkRecord): void {
  const restore = (index: number, outcome: ImportResult['outcome'], error: string | null): void => {
    const row = rows[index];
    if (!row) return;
    Object.assign(row, { outcome, error, plan: plans[outcome] });
    setIssues(row, row.issues);
  };
  for (const outcome of ['created', 'updated', 'unchanged'] as const)
    for (const index of loaded?.[outcome] ?? []) restore(index, outcome, null);
  for (const [index, message] of failed) restore(index, 'failed', message);
}
