import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Clip } from '../../ui/display/Clip';
import { encodings, type Encoding } from './reading/decodeText';
import { delimiters } from './reading/findLayout';
import type { FileTexts, Reading, ReadingChoice } from './reading/openText';
import { delimiterNames, readingMessages } from './reading/reading.messages';
import { useWorkerTexts } from './useWorkerTexts';

interface CsvReadingProps {
  fileName: string;
  sheetKey: string | null;
  reading: Reading;
  /** Absent while nothing can be changed. */
  onChoose: ((choice: ReadingChoice) => void) | undefined;
}

const noTexts: FileTexts = { sample: null, above: [], firstLines: [] };

/**
 * How a file was read: encoding, header and delimiter, each with the choice of another. What is usual is shown on
 * request only.
 */
export function CsvReading({ fileName, sheetKey, reading, onChoose }: CsvReadingProps) {
  const texts = useWorkerTexts('texts', sheetKey, reading) ?? noTexts;
  const [showsAll, setShowsAll] = useState(false);
  const choose = (choice: ReadingChoice): void => {
    // A usual choice stays in sight, so that it can be changed back.
    setShowsAll(true);
    onChoose?.(choice);
  };
  const facts = [encodingFact(reading, texts), headerFact(reading, texts), delimiterFact(reading)];
  const shown = facts.filter(({ isUsual }) => showsAll || !isUsual);
  return (
    <>
      {shown.length > 0 && (
        <ul className="mq-csv-reading">
          {shown.map((fact) => (
            <FactLine key={fact.name} fact={fact} fileName={fileName} onChoose={onChoose && choose} />
          ))}
        </ul>
      )}
      {shown.length < facts.length && onChoose && (
        <Button type="link" size="small" className="mq-csv-reading-more" onClick={() => setShowsAll(true)}>
          {readingMessages.change}
        </Button>
      )}
    </>
  );
}

/** One fact about how the file was read, and what else could be chosen. */
interface Fact {
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

function encodingFact({ encoding, badLines }: Reading, { sample }: FileTexts): Fact {
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

function headerFact({ headerLine, looksLikeScreen }: Reading, { above, firstLines }: FileTexts): Fact {
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

function delimiterFact({ delimiter, isDelimiterNamed }: Reading): Fact {
  const known: readonly string[] = delimiters;
  return {
    name: 'delimiter',
    isUsual: delimiter === ',' && !isDelimiterNamed,
    isDoubtful: false,
    title: readingMessages.separatedBy(delimiterNames[delimiter]?.plural ?? delimiter),
    detail: isDelimiterNamed ? readingMessages.namedDelimiter : '',
    label: readingMessages.delimiterOf,
    value: delimiter,
    options: [...new Set([...known, delimiter])].map((value) => ({
      value,
      label: delimiterNames[value]?.label ?? value,
    })),
    choiceOf: (value) => ({ delimiter: value }),
  };
}

function FactLine({
  fact,
  fileName,
  onChoose,
}: {
  fact: Fact;
  fileName: string;
  onChoose: CsvReadingProps['onChoose'];
}) {
  const { isDoubtful, title, detail, label, value, options, choiceOf } = fact;
  return (
    <li>
      {isDoubtful ? (
        <WarningOutlined className="mq-tone-warning" aria-hidden />
      ) : (
        <CheckCircleOutlined className="mq-tone-success" aria-hidden />
      )}
      <span>
        <strong>{title}.</strong>
        {detail !== '' && ` ${detail}`}
      </span>
      {onChoose && (
        <Select
          aria-label={label(fileName)}
          value={value}
          options={options}
          optionRender={({ data }): ReactNode => (
            <span className="mq-csv-reading-option">
              <span>{data.label}</span>
              {data.hint !== undefined && <Clip className="mq-two">{data.hint}</Clip>}
            </span>
          )}
          popupMatchSelectWidth={false}
          onChange={(chosen) => onChoose(choiceOf(chosen))}
        />
      )}
    </li>
  );
}
