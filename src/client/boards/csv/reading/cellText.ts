import { once } from '../../../ui/browser/once';
import { month, monthAfterDay } from '../columns/months';

/*
 * Spreadsheets evaluate a cell that begins with = + - or @ (also in full width, and after a tab or a line end), and read
 * ids such as 0009211, 8700000000000001, 12E5, 12.10, 02-Jan, MAR1, 1/2 and 1:2 as numbers and dates. What is exported
 * has an apostrophe before such a cell, which keeps it as it is in every spreadsheet; other numbers are unchanged. The
 * import takes one apostrophe off. A cell that already begins with an apostrophe and such a character gets another one.
 */

const formula = '[=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20]';
/** `MAR1` and `Sept-2`, which spreadsheets take for dates. */
const monthFirst = (): string => `${month()}[-./ ]{0,2}\\d{1,4}$`;
/** Numbers that a spreadsheet would write back differently, and dates and times in digits. */
const changed = [
  '0\\d+$',
  '\\d{12,}$',
  '\\d+(?:\\.\\d+)?e[+-]?\\d+$',
  // Coordinates have more decimals than ids of two numbers.
  '\\d+\\.\\d{0,2}0$',
  '\\d+\\.$',
  '\\.\\d+$',
  '(?:\\d+ )?\\d{1,4}[-/]\\d{1,4}(?:[-/]\\d{1,4})?$',
  '\\d{1,2}\\. ?\\d{1,2}\\.(?: ?\\d{2}| ?\\d{4})?$',
  '\\d{1,4}[年月년월] ?\\d{1,2}[月日월일]',
  '\\d{1,4}:\\d{1,2}(?::\\d{1,2})?$',
].join('|');
const dayFirst = (): string => `\\d{1,2}[-./ ]{0,2}${monthAfterDay()}(?:[-./ ]{1,2}\\d{2,4}|\\.?)$`;

/** For papaparse's `escapeFormulae`: which cells get the apostrophe. */
export const needsMark = once(
  () =>
    new RegExp(
      `^(?!-?\\d{1,11}(\\.\\d+)?$)'*${formula}|^'+\\.?\\d(?!0s\\b)|^(?:${changed}|${dayFirst()})|^'*${monthFirst()}`,
      'i',
    ),
);

/** The export's apostrophe, or a spreadsheet's before a number; '90s is a name. */
const textMark = once(() => new RegExp(`^'+(?:${formula}|\\.?\\d(?!0s\\b)|${monthFirst()})`, 'i'));
/** A formula that is nothing but a text, written so that a spreadsheet keeps leading zeros. */
const quotedFormula = /^=\s*"((?:[^"]|"")*)"$/;
/** The same, quoted once more by a program that wrote the file again. */
const doublyQuoted = /^=\s*""([^"]*)""$/;

const apostrophe = 39;
const equalsSign = 61;

/** The text of a cell as its author means it: without the marks that keep a spreadsheet from changing it. */
export function cellText(raw: string): string {
  const cell = raw.trim();
  const first = cell.charCodeAt(0);
  if (first !== apostrophe && first !== equalsSign) return cell;
  if (first === apostrophe) return textMark().test(cell) ? cell.slice(1) : cell;
  const quoted = (quotedFormula.exec(cell) ?? doublyQuoted.exec(cell))?.[1];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"').trim();
}

/** Whether a `cellText` is a formula. One that is only a quoted text had an apostrophe before it, and is meant as it is. */
export const isFormula = (text: string): boolean => text.charCodeAt(0) === equalsSign && !quotedFormula.test(text);
