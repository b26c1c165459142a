import { hiddenIn, isPlain, visibleName } from '#contract/text';
import { damageOf } from '../reading/cellDamage';
import { issue, type Cells, type Column, type CsvField, type RowContext, type RowIssue } from './column';
import { csvColumns } from './csvColumns';
import { isPlaceholder } from './placeholders';

/** A shared empty list for all rows without problems. */
export const nothing: never[] = [];

/** The cell without a placeholder such as N/A, which stands for no value. */
const valueIn = ({ values }: Column, text: string): string =>
  isPlaceholder(text) && values?.has(text) !== true ? '' : text;

/** The row's values: placeholders are empty. The same object if there are none. */
export function valuesOf(cells: Cells): Cells {
  let values = cells;
  for (const column of csvColumns) {
    const text = cells[column.field];
    if (text === undefined || text === '') continue;
    const value = valueIn(column, text);
    if (value !== text) values = { ...values, [column.field]: value };
  }
  return values;
}

/** Checks one row on its own; `DuplicateFinder` compares it with others. `values`: of `valuesOf(cells)`. */
export function issuesOf(cells: Cells, values: Cells, { dialect, home }: Omit<RowContext, 'cells'>): RowIssue[] {
  const context: RowContext = { cells: values, dialect, home };
  let issues: RowIssue[] = nothing;
  const add = (found: RowIssue | null): void => {
    if (found === null) return;
    if (issues === nothing) issues = [found];
    else issues.push(found);
  };
  for (const column of csvColumns) {
    const { field, check } = column;
    const text = cells[field];
    if (text !== undefined && text !== '') add(checkText(column, text, values[field] === text));
    if (check) add(check(values[field], context));
  }
  return issues;
}

/** What can be wrong with any text. A missing device id has an error of its own. */
function checkText({ field, longest = 200 }: Column, text: string, isValue: boolean): RowIssue | null {
  if (!isValue)
    return field === 'device_id'
      ? null
      : issue('warning', 'placeholder', [field], `'${text}' stands for no value: it is taken as missing.`, {
          fix: { label: 'Take as missing', cells: { [field]: '' } },
        });
  if (text.length > longest)
    return issue('error', 'too-long', [field], `Longer than ${String(longest)} characters. Shorten it.`);
  if (isPlain(text)) return null;
  const damage = damageOf(text);
  if (damage !== null) return issue(damage.level, damage.code, [field], damage.message, repair(field, damage.fix));
  const hidden = hiddenIn(text);
  return hidden === undefined
    ? null
    : issue('error', 'hidden', [field], `Contains an invisible character (${hidden}). Remove it.`, {
        fix: { label: 'Remove it', cells: { [field]: visibleName(text) } },
      });
}

const repair = (field: CsvField, text: string | undefined): Pick<RowIssue, 'fix'> =>
  text === undefined ? {} : { fix: { label: 'Correct the characters', cells: { [field]: text } } };
