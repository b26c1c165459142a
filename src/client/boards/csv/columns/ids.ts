import { issue, type CsvField, type RowIssue } from './column';

/** `8.70E+14`, also with a decimal comma: a spreadsheet has rounded a long number. */
const rounded = /^\d{1,3}(?:[.,]\d+)?E[+-]\d{1,3}$/i;
/** Months as spreadsheets of several languages shorten them. */
const month =
  '(?:jan|feb|fev|fév|mar|mär|mrz|apr|abr|avr|mai|may|maj|mag|mei|jun|giu|jul|juil|lug|aug|ago|août|sep|sept|set|okt|oct|out|ott|nov|dec|dez|déc|dic|ene|gen)';
const dates = [
  new RegExp(`^\\d{1,2}[-. ]{1,2}${month}\\.?(?:[-. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${month}[-. ]{1,2}\\d{1,4}$`, 'i'),
  /^\d{1,2}([/.])\d{1,2}\1(?:\d{4}|\d{2})$/,
  /^\d{4}-\d\d-\d\d[ T]00:00(?::00)?$/,
];
/** How all texts begin that `rounded` or `dates` match; most ids do not. */
const mayBeDamaged = new RegExp(`^(?:\\d{1,4}[-.,/ e]|${month}[-. ])`, 'i');
/** The longest of these texts. */
const longestDamaged = 24;
/** A spreadsheet keeps 15 digits of a number and writes zeros for the rest. */
const keptDigits = 15;
const onlyDigits = /^\d+$/;

function isCutOff(id: string): boolean {
  if (id.length < keptDigits || !id.endsWith('0') || !onlyDigits.test(id)) return false;
  return id.length === keptDigits ? id.endsWith('000') : /^0+$/.test(id.slice(keptDigits));
}

function damageIn(id: string): string | null {
  if (id.length <= longestDamaged && mayBeDamaged.test(id)) {
    if (rounded.test(id)) return 'as a rounded number';
    if (dates.some((date) => date.test(id))) return 'as a date';
  }
  return isCutOff(id) ? 'without its last digits' : null;
}

/** How an id looks damaged by a spreadsheet; the digits are lost, so there is no fix. */
export function damagedId(field: CsvField, id: string): RowIssue | null {
  if (id.length < 4) return null;
  const how = damageIn(id);
  if (how === null) return null;
  return issue(
    'warning',
    'damaged-id',
    [field],
    `A spreadsheet has damaged this id: it has saved it ${how}. Save the column as text and choose the file again.`,
  );
}

/** The id without what a spreadsheet drops or people vary: leading zeros and case. */
export function foldId(id: string): string {
  const folded = id.toLowerCase();
  return folded.startsWith('0') ? folded.replace(/^0+(?=\d)/, '') : folded;
}

/** Warns of an id that is that of another board or row but for leading zeros or case. */
export function nearlyKnownId(id: string, known: string, isBoard: boolean): RowIssue {
  const isCase = id.toLowerCase() === known.toLowerCase();
  const where = isBoard ? 'exists' : 'is in this file too';
  const message = isCase
    ? `${known} ${where}: only upper and lower case differ.`
    : `${known} ${where}: ${id.length < known.length ? 'the spreadsheet has dropped zeros' : 'only leading zeros differ'}.`;
  return issue('warning', isBoard ? 'known-id' : isCase ? 'id-case' : 'id-zeros', ['device_id'], message, {
    summary: isCase ? 'Ids are alike but for upper and lower case.' : 'Ids are alike but for leading zeros.',
    // Two rows of one file with the same id would be an error.
    ...(isBoard && { fix: { label: `Use ${known}`, cells: { device_id: known } } }),
  });
}
