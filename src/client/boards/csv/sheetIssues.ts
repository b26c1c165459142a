import type { RowIssue } from './rules/rowRules';
import { hasError, type Row } from './sheetRow';
import type { IssueGroup, RowPlan, SheetSummary } from './sheetSummary';

const damageText = {
  quote: 'A quotation mark in this line is never closed, or closes in another line. Correct the line in the file.',
  'too-few': 'The row has fewer cells than the header.',
  'too-many': 'The row has more cells than the header.',
} as const;

/** What is wrong with a damaged row; `text`: the row as it stands in the file. */
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
