import Papa from 'papaparse';
import { needsMark } from '../csv/reading/cellText';

/** Rows as CSV, each with a line end; cells that a spreadsheet would change get a mark that the import takes off. */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => [...row]),
        { delimiter, escapeFormulae: needsMark },
      )}\r\n`;
