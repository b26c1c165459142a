import type { ImportResult } from '#contract/imports';
import { issue, nothing, type Cells, type RowIssue } from '../columns/column';
import { nearlyKnownId } from '../columns/ids';
import type { CsvRecord, RecordRange } from '../reading/csvText';
import { isComment } from '../reading/notes';
import type { IssueGroup, RowKind, RowPlan, SheetSummary } from './sheetSummary';

/** One row as the worker keeps it: its position in the text and its results. Its cells are read from the text when needed. */
export interface Row extends RecordRange {
  line: number;
  damage: Exclude<CsvRecord['problem'], 'note'>;
  /** Whether it is taken for a note until the user writes in it. */
  isNote: boolean;
  issues: readonly RowIssue[];
  plan: RowPlan | null;
  changed: ImportResult['changed'];
  outcome: ImportResult['outcome'] | null;
  error: string | null;
}

const damageText = {
  quote: 'A quotation mark in this line is never closed, or closes in another line. Correct the line in the file.',
  'too-few': 'The row has fewer cells than the header.',
  'too-many': 'The row has more cells than the header.',
  header: 'This line repeats the header or explains it. It is no screen.',
  total: 'This line is a total or a note. It is no screen.',
} as const;

const cutDecimals = issue(
  'error',
  'cut-decimals',
  [],
  'The row has more cells than the header: its numbers have a decimal comma, which divides cells too. ' +
    'Save the file with semicolons between the cells, or with decimal points.',
);
/** Whether at least as many numbers are cut in two as there are cells too many: `52,5200,13,4050` between commas. */
const hasCutDecimals = (cells: readonly string[], { delimiter, width }: RowForm): boolean => {
  const text = cells.join(',');
  const pairs = text.match(/(?<=^|,)[+-]?\d{1,3},\d+(?=,|$)/g) ?? [];
  return delimiter === ',' && pairs.length >= cells.length - width && !/\d\.\d/.test(text);
};

/** How the rows of a file are written. */
interface RowForm {
  delimiter: string;
  /** The number of cells of the header. */
  width: number;
}

/** The problem of a damaged row. */
function damageIssue(damage: NonNullable<Row['damage']>, orderLine = 0): RowIssue {
  if (damage !== 'other-order') return issue('error', damage, [], damageText[damage]);
  const from = `From line ${String(orderLine)} on the columns stand in another order.`;
  return issue('error', damage, [], `${from} Load that part as a file of its own.`);
}

/** The problem of a row that is taken for a note. */
export function noteIssue(cells: Cells): RowIssue {
  const { device_id = '' } = cells;
  const filled = Object.values(cells).filter((text) => text !== '').length;
  const reason = isComment(device_id)
    ? 'The id begins like a comment: this row may be switched off.'
    : filled > 2
      ? 'The row begins like a total.'
      : 'Hardly anything else is filled in: this may be a heading, a total or a note.';
  return issue('error', 'note', ['device_id'], `${reason} Keep it if it is a screen.`, {
    fix: { label: 'Keep it', cells: { device_id } },
  });
}

export function toRow({ line, cells, start, end, isPlain, problem, orderLine }: CsvRecord, form: RowForm): Row {
  const isNote = problem === 'note';
  const damage = isNote ? null : problem;
  return {
    line,
    start,
    end,
    isPlain,
    damage,
    isNote,
    issues:
      damage === null
        ? nothing
        : [damage === 'too-many' && hasCutDecimals(cells, form) ? cutDecimals : damageIssue(damage, orderLine)],
    plan: null,
    changed: nothing,
    outcome: null,
    error: null,
  };
}

/** Such a row is never sent. */
export const hasError = (row: Row): boolean =>
  row.issues.length > 0 && row.issues.some(({ level }) => level === 'error');

/** Also a row that the server refused, or would refuse by the plan. */
const isBad = (row: Row): boolean => row.error !== null || hasError(row);

/** The problems of a row, with the server's refusal. */
export const foundIn = ({ issues, error }: Row): readonly RowIssue[] =>
  error === null ? issues : [...issues, { ...issue('error', 'server', [], error), group: `server ${error}` }];

/** Errors first. */
export const listIssues = (row: Row): RowIssue[] =>
  [...foundIn(row)].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));

/** Why a row was not loaded. */
export const listReasons = (row: Row): string[] =>
  listIssues(row).flatMap(({ level, message }) => (level === 'error' ? [message] : []));

export function isKind(row: Row, kind: RowKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'errors':
      return isBad(row);
    case 'warnings':
      return row.issues.some(({ level }) => level === 'warning');
    case 'create':
    case 'update':
    case 'unchanged':
      return row.plan === kind && !hasError(row);
  }
}

/** Why the server refuses a row; null if it does not. */
export const readRefusal = ({ outcome, error }: ImportResult): string | null =>
  outcome === 'failed' ? (error?.message ?? 'Refused') : null;
/** What a row does to the boards, by its result. */
export const plans = { created: 'create', updated: 'update', unchanged: 'unchanged', failed: null } as const;

/** A plan names organisations and teams by id; people see their names. */
const named = (changed: ImportResult['changed'], names: Readonly<Record<string, string>>): ImportResult['changed'] =>
  changed.map(({ field, from, to }) => ({
    field,
    from: typeof from === 'string' ? (names[from] ?? from) : from,
    to: typeof to === 'string' ? (names[to] ?? to) : to,
  }));

/** `last`, the list of the row before, if it is equal: often all rows of a file lack the same thing. */
export const sharedList = (found: readonly RowIssue[], last: readonly RowIssue[]): readonly RowIssue[] =>
  found.length === last.length && found.every((each, index) => each === last[index]) ? last : found;

/** Sets what the checks found. What the plan found stays while there is a plan. */
export function setIssues(row: Row, found: readonly RowIssue[]): void {
  const planned = row.plan === null ? nothing : row.issues.filter(({ code }) => plannedCodes.has(code));
  const kept = row.plan === null || row.plan === 'create' ? found : found.filter(({ onlyNew }) => onlyNew !== true);
  row.issues = planned.length === 0 ? kept : [...kept, ...planned];
}

/** The row has changed: what the server said of it no longer holds. */
export function unplan(row: Row): void {
  row.plan = null;
  row.error = null;
}

/** Records what the server would do with a row, or why it would refuse it. `deviceId`: of the row; `earlier`: files that are loaded before, by device id. */
export function notePlan(
  row: Row,
  result: ImportResult,
  names: Readonly<Record<string, string>>,
  deviceId: () => string,
  earlier: ReadonlyMap<string, string>,
): void {
  const before = earlier.size === 0 ? undefined : earlier.get(deviceId());
  row.changed = result.changed.length === 0 ? nothing : named(result.changed, names);
  row.error = readRefusal(result);
  row.plan = result.outcome === 'created' && before !== undefined ? 'update' : plans[result.outcome];
  const isNew = row.plan === 'create';
  const isPlain = before === undefined && result.warnings.length === 0 && result.nearlySame === undefined;
  if (isPlain && !row.issues.some(({ code, onlyNew }) => plannedCodes.has(code) || onlyNew === true)) return;
  const others = row.issues.filter(({ code, onlyNew }) => !plannedCodes.has(code) && (isNew || onlyNew !== true));
  // A taken name is the only warning of the server in words.
  const found = result.warnings.map((message) => issue('warning', 'taken-name', ['boardname'], message, takenName));
  if (result.nearlySame !== undefined) found.push(nearlyKnownId(deviceId(), result.nearlySame, true));
  if (before !== undefined) {
    const text = `${before} has the same device id and is loaded before: this row then changes its board.`;
    found.push(issue('warning', 'other-file', ['device_id'], text, otherFile));
  }
  row.issues = others.length + found.length === 0 ? nothing : [...others, ...found];
}
/** What only a plan finds, so that the next plan replaces it. */
const plannedCodes: ReadonlySet<string> = new Set(['taken-name', 'known-id', 'other-file']);
const otherFile = {
  summary: 'A file that is loaded before has the same device id: these rows then change its boards.',
};
const takenName = { summary: 'Another board has the same name.' };

const toGroup = ({ group, level, fields, message, summary = message, fix }: RowIssue): IssueGroup => ({
  group,
  level,
  fields,
  message: summary,
  count: 1,
  fix: fix?.label ?? null,
});

type Counts = Pick<SheetSummary, 'rows' | 'good' | 'withErrors' | 'withWarnings' | 'issues' | 'plan' | 'planned'>;

/** Counts rows by plan, level and issue; errors first, then the most frequent. */
export function countRows(rows: readonly Row[]): Counts {
  const groups = new Map<string, IssueGroup>();
  const plan: Record<RowPlan, number> = { create: 0, update: 0, unchanged: 0 };
  let withErrors = 0;
  let withWarnings = 0;
  for (const row of rows) {
    if (isBad(row)) withErrors += 1;
    else if (row.plan !== null) plan[row.plan] += 1;
    if (isKind(row, 'warnings')) withWarnings += 1;
    for (const found of foundIn(row)) {
      const group = groups.get(found.group);
      if (group) group.count += 1;
      else groups.set(found.group, toGroup(found));
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
