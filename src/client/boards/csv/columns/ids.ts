import { isPlain } from '#contract/text';
import { once } from '../../../ui/browser/once';
import { issue, type CsvField, type RowIssue } from './column';
import { foldLooks, plainLetters } from './lookAlikes';
import { month, monthAfterDay } from './months';

/** `8.70E+14`, also with a decimal comma: a spreadsheet has rounded a long number. */
const rounded = /^[-+]?(?:\d{1,3}(?:[.,]\d+)? ?E ?[+-]\d{1,3}|\d[.,]\d+ ?E ?\d{1,3})$/i;

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const monthNumber = '(?:0?[1-9]|1[0-2])';
/** Spreadsheets count days from 1899-12-30 or 1900-01-00. */
const year = '(?:1[89]|20)\\d\\d';
const clock = '\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?[ap]m)?(?:Z|[-+]\\d\\d:?\\d\\d)?';
/** Dates as spreadsheets of any country show them, perhaps with a time. */
const date = once(
  () =>
    new RegExp(
      `^(?:${[
        `${day}[-./ ]{1,2}${monthAfterDay()}\\.?(?:[-./ ]\\d{2,4})?`,
        `${month()}[-./ ]{1,2}(?:\\d{1,2}|${year})`,
        `(?:${day}(?:[-/]|\\. ?)${monthNumber}(?:[-/]|\\. ?)|${monthNumber}([-/])${day}\\1)${year}\\.?`,
        // With dashes and two digits of the year it may as well be an id.
        `(?:${day}([./])${monthNumber}\\2|${monthNumber}/${day}/)\\d\\d`,
        `${day}\\. ?${monthNumber}\\.`,
        '1900-01-00|0?1/0?0/1900|0?0\\.0?1\\.1900',
        `(?=.{5}\\d\\d-\\d\\d)${year}-${monthNumber}-${day}|${year}(/|\\. ?)${monthNumber}\\3${day}\\.?`,
        `(?:${year}[年년] ?)?${monthNumber}[月월] ?${day}[日일]|${year}[年년] ?${monthNumber}[月월]`,
      ].join('|')})(?:[ T]${clock})?$`,
      'i',
    ),
);
/** `MAR-12` may be a screen in Marseille: spreadsheets write no month in capitals. */
const inCapitals = /^\p{Lu}{2}/u;
const time = /^(?:\d{1,2}:\d\d:\d\d|(?:[01]?\d|2[0-3]):[0-5]\d)(?: ?[ap]m)?$/i;
/** As programs write them, and spreadsheets in other languages. */
const truth =
  /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE|WAHR|FALSCH|VRAI|FAUX|VERDADERO|VERDADEIRO|VERO|FALSO|WAAR|ONWAAR|PRAWDA|FAŁSZ|ИСТИНА|ЛОЖЬ|DOĞRU|YANLIŞ|SANT|FALSKT|SAND|FALSK|IGAZ|HAMIS|PRAVDA|NEPRAVDA)$/;
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
  if (!inCapitals.test(id) && date().test(id)) return 'as a date';
  if (truth.test(id)) return 'as true or false';
  if (time.test(id)) return 'as a time';
  if (/[%$€£]/.test(id) && unit.test(id)) return 'as a percentage or an amount of money';
  return isCutOff(id) ? 'without its last digits' : null;
}

const raisedDigit = 'Has a raised or circled digit, perhaps that of a footnote. The id is kept as it is.';
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
  if (/\p{No}/u.test(id)) return issue('warning', 'raised-digit', [field], raisedDigit);
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

/** The id without what a spreadsheet drops, people vary or eyes do not tell apart: leading zeros, case, look-alikes. */
export const foldId = (id: string): string => withoutZeros(foldLooks(id));
const withoutZeros = (id: string): string => (id.startsWith('0') ? id.replace(/^0+(?=\d)/, '') : id);

/** What alone tells two ids apart that `foldId` makes one. */
function differenceOf(id: string, known: string): 'case' | 'zeros' | 'looks' {
  const [one, other] = [id.toLowerCase(), known.toLowerCase()];
  if (one === other) return 'case';
  return withoutZeros(one) === withoutZeros(other) ? 'zeros' : 'looks';
}

const summaries = {
  case: 'Ids are alike but for upper and lower case.',
  zeros: 'Ids are alike but for leading zeros.',
  looks: 'Ids look the same, but have different characters.',
};

/** Warns of an id that is that of another board or row but for leading zeros, case or characters that look the same. */
export function nearlyKnownId(id: string, known: string, isBoard: boolean): RowIssue {
  const difference = differenceOf(id, known);
  const where = isBoard ? 'exists' : 'is in this file too';
  const explanations = {
    case: 'only upper and lower case differ.',
    zeros: id.length < known.length ? 'the spreadsheet has dropped zeros.' : 'only leading zeros differ.',
    looks: 'it looks the same, but has other letters, digits or dashes.',
  };
  return issue(
    'warning',
    isBoard ? 'known-id' : `id-${difference}`,
    ['device_id'],
    `${known} ${where}: ${explanations[difference]}`,
    {
      summary: summaries[difference],
      // Two rows of one file with the same id would be an error.
      ...(isBoard && { fix: { label: `Use ${known}`, cells: { device_id: known } } }),
    },
  );
}
