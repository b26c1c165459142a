/*
 * Spreadsheets evaluate a cell that begins with = + - or @, and hide an apostrophe before a number. The export puts an
 * apostrophe before such a cell (numbers are unchanged), and the import takes one off. A cell that already begins with
 * an apostrophe and such a character gets another one.
 */

/** For papaparse's `escapeFormulae`: which cells get the apostrophe. */
export const startsFormula = /^(?!-?\d+(\.\d+)?$)'*[=+\-@\t\r]|^'+\d(?!0s\b)/;

/** The export's apostrophe, or a spreadsheet's before a number; '90s is a name. */
const textMark = /^'+(?:[=+\-@\t\r]|\d(?!0s\b))/;
/** A formula that is nothing but a text, written so that a spreadsheet keeps leading zeros. */
const quotedFormula = /^=\s*"((?:[^"]|"")*)"$/;

/** The text of a cell as its author means it: without the marks that keep a spreadsheet from changing it. */
export function cellText(raw: string): string {
  const cell = raw.trim();
  if (cell.startsWith("'")) return textMark.test(cell) ? cell.slice(1) : cell;
  if (!cell.startsWith('=')) return cell;
  const quoted = quotedFormula.exec(cell)?.[1];
  return quoted === undefined ? cell : quoted.replaceAll('""', '"').trim();
}
