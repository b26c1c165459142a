import type { ImportResult } from '#contract/imports';
import { nothing } from '../columns/column';
import { hasError, plans, readRefusal, setIssues, type Row } from './sheetRow';
import type { Chunk, ChunkRecord, LoadCounts } from './sheetSummary';

export const emptyRecord = (): Required<ChunkRecord> => ({
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: [],
  rows: { created: [], updated: [], unchanged: [] },
});

/** The rows of the results, with their positions. `sent`: positions of the sent rows, by which the results count. */
export function* answeredRows(
  rows: readonly Row[],
  sent: readonly number[],
  results: readonly ImportResult[],
): Generator<[Row, ImportResult, number]> {
  for (const result of results) {
    const index = sent[result.index] ?? -1;
    const row = rows[index];
    if (row) yield [row, result, index];
  }
}

/** Records what the server did with a row, and counts it. */
export function noteOutcome(row: Row, index: number, result: ImportResult, record: Required<ChunkRecord>): void {
  const { outcome, changed } = result;
  const error = readRefusal(result);
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

export interface LoadProgress {
  counts: LoadCounts;
  chunks: Chunk[];
}

/** What became of the rows, and the chunks that have no answer yet. Rows with errors are never sent. */
export function progressOf(rows: readonly Row[], size: number): LoadProgress {
  const counts: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };
  for (const row of rows) counts[row.outcome ?? (hasError(row) ? 'failed' : 'left')] += 1;
  const chunks: Chunk[] = [];
  for (let from = 0; from < rows.length; from += size) {
    const part = rows.slice(from, from + size);
    const count = part.filter((row) => !hasError(row)).length;
    if (count > 0 && part.every(({ outcome }) => outcome === null))
      chunks.push({ number: from / size, from, size: part.length, count });
  }
  return { counts, chunks };
}
