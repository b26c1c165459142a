/*
 * A spreadsheet runs a cell that begins with = + - or @. The export puts an apostrophe before such a cell (numbers stay as they
 * are), and the import takes it away again. A cell that itself begins with an apostrophe and such a sign gets one more.
 */

/** For papaparse's `escapeFormulae`: which cells get the apostrophe. */
export const startsFormula = /^(?!-?\d+(\.\d+)?$)'*[=+\-@\t\r]/;

/** The cell as it was before it was made safe. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && /^''*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
