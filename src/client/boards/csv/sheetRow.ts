import type { ImportResult } from '#contract/imports';
import type { CsvRecord, RecordRange } from './reading/csvText';
import type { RowIssue } from './rules/rowRules';
import type { ChunkRecord, IssueGroup, RowKind, RowOutcome, RowPlan, SheetSummary } from './sheetSummary';

/** A shared empty list for all rows without problems. */
export const nothing: never[] = [];

/** One row as the worker keeps it: its position in the text and its results. Its cells are read from the text when needed. */
export interface Row extends RecordRange {
  line: number;
  damage: CsvRecord['problem'];
  issues: RowIssue[];
  plan: RowPlan | null;
  changed: ImportResult['changed'];
  outcome: RowOutcome | null;
  error: string | null;
}

export const rowOf = ({ line, start, end, isPlain, problem }: CsvRecord): Row => ({
  line,
  start,
  end,
  isPlain,
  damage: problem,
  issues: nothing,
  plan: null,
  changed: nothing,
  outcome: null,
  error: null,
});

export const hasError = (row: Row): boolean =>
  row.issues.length > 0 && row.issues.some(({ level }) => level === 'error');

/** The problems of a row, with the server's refusal. */
export const allIssuesOf = ({ issues, error }: Row): RowIssue[] =>
  error === null ? issues : [...issues, { code: 'server', level: 'error', field: null, value: '', message: error }];

/** Why a row was not loaded. */
export const reasonsOf = (row: Row): string[] =>
  allIssuesOf(row).flatMap(({ level, message }) => (level === 'error' ? [message] : []));

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

const refusalOf = ({ outcome, error }: ImportResult): string | null =>
  outcome === 'failed' ? (error?.message ?? 'Refused') : null;
const plans = { created: 'create', updated: 'update', unchanged: 'unchanged', failed: null } as const;

/** Records what the server would do with a row, or why it would refuse it. */
export function notePlan(row: Row, result: ImportResult): void {
  row.changed = result.changed.length === 0 ? nothing : result.changed;
  row.error = refusalOf(result);
  row.plan = plans[result.outcome];
  // A taken name is the only warning of the server.
  const others = row.issues.filter(({ code }) => code !== 'taken-name');
  const taken = result.warnings.map((message): RowIssue => ({
    code: 'taken-name',
    level: 'warning',
    field: 'boardname',
    value: '',
    message,
  }));
  row.issues = others.length + taken.length === 0 ? nothing : [...others, ...taken];
}

/** Records what the server did with a row, and counts it. */
export function noteOutcome(row: Row, index: number, result: ImportResult, record: ChunkRecord): void {
  row.outcome = result.outcome;
  row.changed = result.changed.length === 0 ? nothing : result.changed;
  row.error = refusalOf(result);
  if (result.outcome === 'failed') record.failed.push([index, row.error ?? '']);
  else record[result.outcome] += 1;
}

const damageText = {
  quote: 'A quotation mark in this line is never closed, or closes in another line. Correct the line in the file.',
  'too-few': 'The row has fewer cells than the header.',
  'too-many': 'The row has more cells than the header.',
} as const;

/** The problem of a damaged row; `text`: the row as in the file. */
export const damageIssue = (damage: keyof typeof damageText, text: string): RowIssue => ({
  code: damage,
  level: 'error',
  field: null,
  value: text.slice(0, 200),
  message: damageText[damage],
});

type Counts = Pick<SheetSummary, 'rows' | 'good' | 'withErrors' | 'withWarnings' | 'issues' | 'plan' | 'planned'>;

/** Counts rows by plan, level and issue; errors first, then the most frequent. */
export function countRows(rows: readonly Row[]): Counts {
  const groups = new Map<string, IssueGroup>();
  const plan: Record<RowPlan, number> = { create: 0, update: 0, unchanged: 0 };
  let withErrors = 0;
  let withWarnings = 0;
  for (const row of rows) {
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
    rows: rows.length,
    good: rows.length - withErrors,
    withErrors,
    withWarnings,
    issues: [...groups.values()].sort((a, b) =>
      a.level === b.level ? b.count - a.count : a.level === 'error' ? -1 : 1,
    ),
    plan,
    planned: plan.create + plan.update + plan.unchanged,
  };
}
