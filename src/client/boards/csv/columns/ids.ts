import { isPlain } from '#contract/text';
import { issue, type CsvField, type RowIssue } from './column';

/** `8.70E+14`, also with a decimal comma: a spreadsheet has rounded a long number. */
const rounded = /^\d{1,3}(?:[.,]\d+)?E[+-]\d{1,3}$|^\d[.,]\d+E\d{1,3}$/i;
/** Months as spreadsheets of several languages shorten them. */
export const month =
  '(?:jan|feb|fev|fév|mar|mär|mrz|apr|abr|avr|mai|may|maj|mag|mei|jun|giu|jul|juil|lug|aug|ago|août|sep|sept|set|okt|oct|out|ott|nov|dec|dez|déc|dic|ene|gen)';
/** After a day, where no word of an id stands: in full or in Polish, Turkish and Russian too. */
const monthAfterDay = `(?:${month}[a-zé]{0,6}|févr|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)`;
const dates = [
  new RegExp(`^\\d{1,2}[-. ]{1,2}${monthAfterDay}\\.?(?:[-. ]\\d{2,4})?$`, 'i'),
  new RegExp(`^${month}[-. ]{1,2}\\d{1,4}$`, 'i'),
  /^\d{1,2}([/.])\d{1,2}\1(?:\d{4}|\d{2})$/,
  /^\d{4}-\d\d-\d\d[ T]00:00(?::00)?$/,
  /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/,
];
const time = /^\d{1,2}:\d\d:\d\d(?: ?[ap]m)?$/i;
const unit = /^[$€£]? ?\d+(?:[.,]\d+)*(?: ?[%$€£])?$/;
/** A single comma or apostrophe marks thousands too; a single point or space may belong to the id. */
const grouped = /^\d{1,3}(?:[,'’]\d{3}|([,. '’])\d{3}(?:\1\d{3})+)$/;
const withDecimals = /^\d+[.,]0{1,2}$/;
/** A spreadsheet keeps 15 digits of a number and writes zeros for the rest. */
const exactDigits = 15;
const onlyDigits = /^\d+$/;

function isCutOff(id: string): boolean {
  if (id.length < exactDigits || !id.endsWith('0') || !onlyDigits.test(id)) return false;
  return id.length === exactDigits ? id.endsWith('000') : /^0+$/.test(id.slice(exactDigits));
}

function damageIn(id: string): string | null {
  if (rounded.test(id)) return 'as a rounded number';
  if (dates.some((date) => date.test(id))) return 'as a date';
  if (/^(?:true|false)$/i.test(id)) return 'as true or false';
  if (time.test(id)) return 'as a time';
  if (/[%$€£]/.test(id) && unit.test(id)) return 'as a percentage or an amount of money';
  return isCutOff(id) ? 'without its last digits' : null;
}

const saveAsText = 'Save the column as text and choose the file again.';

/** How an id looks damaged by a spreadsheet. Where digits are lost there is no fix. */
export function damagedId(field: CsvField, id: string): RowIssue | null {
  if (id.length < 3) return null;
  const how = damageIn(id);
  if (how !== null)
    return issue(
      'warning',
      'damaged-id',
      [field],
      `A spreadsheet has damaged this id: it has saved it ${how}. ${saveAsText}`,
      {
        summary: `A spreadsheet has damaged these ids: as rounded or shortened numbers, dates or times. ${saveAsText}`,
      },
    );
  const formatted = formattedId(field, id);
  if (formatted !== null) return formatted;
  if (isPlain(id)) return null;
  if (/\s/.test(id.replaceAll(' ', '')))
    return issue('warning', 'broken-id', [field], 'The id has a line break or a tab in it.', {
      fix: { label: 'Use spaces', cells: { [field]: id.replace(/\s+/g, ' ') } },
    });
  const plain = plainLetters(id);
  return plain === null
    ? null
    : issue(
        'warning',
        'look-alike',
        [field],
        `Has characters that only look like plain ones. Written plainly it is ${plain}.`,
        {
          summary: 'Has letters, digits or dashes that only look like plain ones.',
          fix: { label: 'Use plain characters', cells: { [field]: plain } },
        },
      );
}

/** An id that a spreadsheet has shown as a number: `1,234,567` or `123456.0`. */
function formattedId(field: CsvField, id: string): RowIssue | null {
  const isGrouped = grouped.test(id);
  if (!isGrouped && !withDecimals.test(id)) return null;
  const bare = isGrouped ? id.replace(/\D/g, '') : id.replace(/[.,]0+$/, '');
  return issue(
    'warning',
    'formatted-id',
    [field],
    `A spreadsheet has written this id as a number: it was probably ${bare}.`,
    {
      summary: `A spreadsheet has written these ids as numbers, with ${isGrouped ? 'marks of thousands' : 'decimals'}.`,
      fix: { label: isGrouped ? 'Take the marks out' : 'Take the decimals off', cells: { [field]: bare } },
    },
  );
}

/** Cyrillic and Greek letters, and the Latin ones that they look like; digits of other scripts; dashes. */
const lookAlikes = new Map(
  [
    ['АВЕКМНОРСТУХІЈЅаеорсухіјѕ', 'ABEKMHOPCTYXIJSaeopcyxijs'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο', 'ABEZHIKMNOPTYXo'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['‐‑‒–—―−', '-------'],
  ].flatMap(([from = '', to = '']) => [...from].map((char, at) => [char, to.charAt(at)] as const)),
);

/** The id in plain letters, digits and dashes; null if it is in another script on purpose. */
function plainLetters(id: string): string | null {
  const plain = [...id.normalize('NFKC')].map((char) => lookAlikes.get(char) ?? char).join('');
  // МСК-12 is Cyrillic throughout; КS-12 is not.
  const isMixed = /[a-z]/i.test(id.normalize('NFKC')) || !/\p{L}/u.test(id);
  return isPlain(plain) && isMixed ? plain : null;
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
