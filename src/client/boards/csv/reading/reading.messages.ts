import { counted, grouped } from '../../../ui/format/grouped';

/** The sentences about how a file was read. */
export const readingMessages = {
  encodingOf: (file: string) => `Encoding of ${file}`,
  headerOf: (file: string) => `Header of ${file}`,
  delimiterOf: (file: string) => `Delimiter of ${file}`,
  readAs: (encoding: string) => `Read as ${encoding}`,
  notUtf8: 'The file is not UTF-8.',
  badLines: (lines: number) => `${counted(lines, 'line is', 'lines are')} not valid UTF-8.`,
  lineReads: (line: number, text: string) => `Line ${grouped(line)} reads ‘${text}’.`,
  headerIs: (line: number) => `Header is line ${String(line)}`,
  above: (lines: readonly string[]) => `Above it: ${lines.map((line) => `‘${line}’`).join(', ')}.`,
  aboveMore: (first: string, others: number) => `Above it: ‘${first}’ and ${grouped(others)} more lines.`,
  looksLikeScreen: 'The first line looks like a screen',
  readAsHeader: 'It is read as the header, not as a board.',
  readAsRow: 'It is read as a row, and the columns are numbered.',
  noHeader: 'No header',
  columnsNumbered: 'The columns are numbered.',
  line: (line: number) => `Line ${String(line)}`,
  separatedBy: (delimiter: string) => `Separated by ${delimiter}`,
  headerSeparatedBy: (delimiter: string) => `Only the header is separated by ${delimiter}.`,
  namedDelimiter: 'Line 1 says so.',
  change: 'Change how the file is read',
} as const;

/** Names of delimiters: in a sentence, and in the choice. */
export const delimiterNames: Readonly<Record<string, { plural: string; label: string }>> = {
  ',': { plural: 'commas', label: 'Comma (,)' },
  ';': { plural: 'semicolons', label: 'Semicolon (;)' },
  '\t': { plural: 'tabs', label: 'Tab' },
  '|': { plural: 'pipes', label: 'Pipe (|)' },
};
