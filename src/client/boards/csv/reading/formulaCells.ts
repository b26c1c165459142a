/*
 * Spreadsheets evaluate a cell that begins with = + - or @. The export prefixes such a cell with an apostrophe (numbers are unchanged), and the import removes it. A cell that already begins with an apostrophe and such a character gets another one.
 */

/** For papaparse's `escapeFormulae`: which cells get the apostrophe. */
export const startsFormula = /^(?!-?\d+(\.\d+)?$)'*[=+\-@\t\r]/;

/** Removes the apostrophe that the export added. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && /^''*[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
