import Papa from 'papaparse';
import { needsMark } from '../csv/reading/cellText';

/** A spreadsheet that separates by another character would begin a cell, perhaps a formula, in the middle of this one. */
const hasSeparator = (cell: string): boolean => /[,;\t|]/.test(cell);

/** Rows as CSV, each with a line end; cells that a spreadsheet would change get a mark that the import takes off. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => [...row]),
        { delimiter, escapeFormulae: needsMark(), quotes: hasSeparator },
      )}\r\n`;
