import { hiddenIn, visibleName } from '#contract/text';
import { findDamage, type CellDamage } from '../reading/cellDamage';
import { isFormula } from '../reading/cellText';
import {
  issue,
  nothing,
  type Cells,
  type Column,
  type ColumnHints,
  type CsvField,
  type RowContext,
  type RowIssue,
} from './column';
import { codeOf } from './coordinates';
import { isProvincial } from './country';
import { csvColumns } from './csvColumns';
import { isPlaceholder } from './placeholders';

/** Whether a cell holds a placeholder such as N/A, which stands for no value. */
function isMissing({ field, values, doubtful, isId }: Column, text: string, isRegion: () => boolean): boolean {
  if (!isPlaceholder(text) || values?.has(text) || (!isId && listOfOne.test(text))) return false;
  return !(doubtful?.has(text) && (field !== 'state' || isRegion()));
}

/** `[retail.malls]` in an id is a variable; elsewhere it is how a program prints a list. */
const listOfOne = /^\[([\w-]+(?:\.[\w-]+)+)\]$/;

/** The row's values: placeholders are empty. The same object if there are none. */
export function valuesOf(cells: Cells, { regionCodes = false, hasProvinces = false }: ColumnHints = {}): Cells {
  const isRegion = (): boolean => hasProvinces || (regionCodes && isProvincial(codeOf(cells.country ?? '')));
  let values = cells;
  for (const column of csvColumns) {
    const text = cells[column.field];
    if (text !== undefined && isMissing(column, text, isRegion)) values = { ...values, [column.field]: '' };
  }
  return values;
}

/**
 * Checks one row on its own; `DuplicateFinder` compares it with others. `values`: of `valuesOf(cells)`.
 */
export function findIssues(cells: Cells, values: Cells, file: Omit<RowContext, 'cells'>): readonly RowIssue[] {
  const context: RowContext = { cells: values, ...file };
  // Arrays of the exact length: one that grows by `push` reserves room for 17, for each row of a file.
  let issues: readonly RowIssue[] = nothing;
  for (const column of csvColumns) {
    const { field, check, fills } = column;
    const text = cells[field];
    const value = values === cells ? text : values[field];
    // What is not stored may be anything.
    if (text !== undefined && fills.length > 0) {
      const ofText = checkText(column, text, value === text, file.isGuessed);
      if (ofText !== null) issues = [...issues, ofText];
    }
    const ofValue = check === undefined ? null : check(value, context);
    if (ofValue !== null) issues = [...issues, ofValue];
  }
  return issues;
}

/** The most characters of most columns; the others allow more. */
const usualLength = 200;
const quotes = '["\'`´‘’‚“”„«»‹›]';
const quoted = new RegExp(`^${quotes}+(.+?)${quotes}+$`, 's');
const openQuote = new RegExp(`^${quotes}+(.+)$`, 's');

/** Numbers, types and countries are read with quotation marks or refused. */
const words: ReadonlySet<CsvField> = new Set([
  'boardname',
  'publisher_name',
  'city',
  'state',
  'screenType',
  'venueType',
]);

/** The text in quotation marks or those of a list; of an id, also behind a first mark. Undefined for another text. */
const insideQuotes = (text: string, { field, isId }: Column): string | undefined =>
  isId || words.has(field)
    ? (quoted.exec(text) ?? (isId ? openQuote.exec(text) : listOfOne.exec(text)))?.[1]
    : undefined;

/** What can be wrong with any text. A missing device id has an error of its own. */
function checkText(column: Column, text: string, isValue: boolean, isGuessed?: boolean): RowIssue | null {
  const { field, longest = usualLength, doubtful } = column;
  if (text === '') return null;
  if (isValue && doubtful?.has(text))
    return {
      ...issue('warning', 'placeholder', [field], `'${text}' may stand for no value. It is kept as it is.`, {
        fix: { label: 'Take as missing', cells: { [field]: '' } },
      }),
      group: `doubtful ${field}`,
    };
  if (!isValue)
    return field === 'device_id'
      ? null
      : issue('warning', 'placeholder', [field], `'${text}' stands for no value: it is taken as missing.`, {
          summary: 'Stands for no value: it is taken as missing.',
          fix: { label: 'Take as missing', cells: { [field]: '' } },
        });
  if (isFormula(text)) return issue('warning', 'formula', [field], `${formulaText} Save the file with values.`);
  if (text.length > longest)
    return issue('error', 'too-long', [field], `Longer than ${String(longest)} characters. Shorten it.`);
  const inside = insideQuotes(text, column);
  if (inside !== undefined)
    return issue('warning', 'quoted', [field], `Stands in quotation marks or brackets: without them it is ${inside}.`, {
      summary: 'Stands in quotation marks or brackets.',
      fix: { label: 'Take them off', cells: { [field]: inside } },
    });
  const damage = findDamage(text, isGuessed, field === 'city' || field === 'state');
  if (damage !== null) return issue(damage.level, damage.code, [field], damage.message, repair(field, damage));
  const hidden = hiddenIn(text);
  return hidden === undefined
    ? null
    : issue('error', 'hidden', [field], `Contains an invisible character (${hidden}). Remove it.`, {
        summary: 'Contains an invisible character. Remove it.',
        fix: { label: 'Remove it', cells: { [field]: visibleName(text) } },
      });
}

const formulaText = 'This is a formula of a spreadsheet, not its value.';

const repair = (field: CsvField, { summary, fix }: CellDamage): Pick<RowIssue, 'fix' | 'summary'> => ({
  ...(summary !== undefined && { summary }),
  ...(fix !== undefined && { fix: { label: 'Correct the characters', cells: { [field]: fix } } }),
});
