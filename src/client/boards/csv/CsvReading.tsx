import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { Clip } from '../../ui/display/Clip';
import type { ListedFile } from './csvLoad.context';
import type { FileTexts, Reading, ReadingChoice } from './reading/openText';
import { delimiterFact, encodingFact, headerFact, type Fact } from './reading/readingFacts';
import { readingMessages } from './reading/reading.messages';
import { useFromSheet } from './useFromSheet';

interface CsvReadingProps {
  file: Pick<ListedFile, 'name' | 'open'>;
  reading: Reading;
  /** Absent while nothing can be changed. */
  onChoose: ((choice: ReadingChoice) => void) | undefined;
}

const noTexts: FileTexts = { sample: null, above: [], firstLines: [] };

/**
 * How a file was read: encoding, header and delimiter, each with the choice of another. What is usual is shown on
 * request only.
 */
export function CsvReading({ file: { name, open }, reading, onChoose }: CsvReadingProps) {
  const texts = useFromSheet(open, 'texts', [], reading) ?? noTexts;
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
            <FactLine key={fact.name} fact={fact} fileName={name} onChoose={onChoose && choose} />
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
          className="mq-csv-reading-choice"
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
