import { encodings, type Encoding } from './decodeText';
import { delimiters } from './findLayout';
import type { FileTexts, Reading, ReadingChoice } from './openText';
import { delimiterNames, readingMessages } from './reading.messages';

/** One fact about how the file was read, and what else could be chosen. */
export interface Fact {
  name: 'encoding' | 'header' | 'delimiter';
  isUsual: boolean;
  isDoubtful: boolean;
  title: string;
  detail: string;
  label: (file: string) => string;
  value: string;
  options: { value: string; label: string; hint?: string }[];
  choiceOf: (value: string) => ReadingChoice;
}

const encodingName = (wanted: Encoding): string =>
  encodings.find(({ encoding }) => encoding === wanted)?.name ?? wanted;

export function encodingFact({ encoding, badLines }: Reading, { sample }: FileTexts): Fact {
  const isUnicode = encoding.startsWith('utf');
  const reasons = [
    ...(isUnicode ? [] : [readingMessages.notUtf8]),
    ...(badLines > 0 ? [readingMessages.badLines(badLines)] : []),
    ...(sample && (!isUnicode || badLines > 0) ? [readingMessages.lineReads(sample.line, sample.text)] : []),
  ];
  return {
    name: 'encoding',
    isUsual: encoding === 'utf-8' && badLines === 0,
    isDoubtful: !isUnicode || badLines > 0,
    title: readingMessages.readAs(encodingName(encoding)),
    detail: reasons.join(' '),
    label: readingMessages.encodingOf,
    value: encoding,
    options: encodings
      .filter((each) => each.encoding === encoding || !each.encoding.startsWith('utf-16'))
      .map((each) => ({ value: each.encoding, label: each.name, hint: each.usual })),
    choiceOf: (value) => ({ encoding: value as Encoding }), // one of the options
  };
}

const noHeader = 'none';

export function headerFact({ headerLine, looksLikeScreen }: Reading, { above, firstLines }: FileTexts): Fact {
  const [first = '', ...others] = above;
  const detail =
    headerLine === null
      ? looksLikeScreen
        ? readingMessages.readAsRow
        : readingMessages.columnsNumbered
      : looksLikeScreen
        ? readingMessages.readAsHeader
        : above.length > 3
          ? readingMessages.aboveMore(first, others.length)
          : above.length > 0
            ? readingMessages.above(above)
            : '';
  return {
    name: 'header',
    isUsual: headerLine === 1 && !looksLikeScreen,
    isDoubtful: looksLikeScreen,
    title: looksLikeScreen
      ? readingMessages.looksLikeScreen
      : headerLine === null
        ? readingMessages.noHeader
        : readingMessages.headerIs(headerLine),
    detail,
    label: readingMessages.headerOf,
    value: headerLine === null ? noHeader : String(headerLine),
    options: [
      ...firstLines.map(({ line, text }) => ({ value: String(line), label: readingMessages.line(line), hint: text })),
      { value: noHeader, label: readingMessages.noHeader },
    ],
    choiceOf: (value) => ({ headerLine: value === noHeader ? null : Number(value) }),
  };
}

const pluralOf = (delimiter: string): string => delimiterNames[delimiter]?.plural ?? delimiter;

export function delimiterFact({ delimiter, isDelimiterNamed, headerDelimiter }: Reading): Fact {
  const known: readonly string[] = delimiters;
  return {
    name: 'delimiter',
    isUsual: delimiter === ',' && !isDelimiterNamed && headerDelimiter === undefined,
    isDoubtful: headerDelimiter !== undefined,
    title: readingMessages.separatedBy(pluralOf(delimiter)),
    detail:
      headerDelimiter !== undefined
        ? readingMessages.headerSeparatedBy(pluralOf(headerDelimiter))
        : isDelimiterNamed
          ? readingMessages.namedDelimiter
          : '',
    label: readingMessages.delimiterOf,
    value: delimiter,
    options: [...new Set([...known, delimiter])].map((value) => ({
      value,
      label: delimiterNames[value]?.label ?? value,
    })),
    choiceOf: (value) => ({ delimiter: value }),
  };
}
