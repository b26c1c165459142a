import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  FileTextOutlined,
  LoadingOutlined,
  SwapOutlined,
} from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { Clip } from '../../ui/display/Clip';
import { IconButton } from '../../ui/display/IconButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { counted, grouped } from '../../ui/format/grouped';
import { touchMessages } from '../../ui/ui.messages';
import { addBoardMessages } from '../addBoard.messages';
import type { CsvLoadEvent, ListedFile } from './csvLoad.context';
import { CsvColumns } from './CsvColumns';
import { CsvReading } from './CsvReading';
import { CsvRowsMap } from './CsvRowsMap';
import { CsvReview } from './CsvReview';
import { LoadOwner } from './LoadOwner';
import { labelOf } from './columns/csvColumns';
import type { SheetSummary } from './sheet/sheetSummary';

interface CsvFileCardProps {
  file: ListedFile;
  editable: boolean;
  /** The number of rows with a result from the server; the rows are read again when it changes. */
  answered: number;
  send: (event: CsvLoadEvent) => void;
}

/** One file: name, size, notices and rows. */
export function CsvFileCard({ file, editable, answered, send }: CsvFileCardProps) {
  const { summary, problem, planFailure, ownership } = file;
  return (
    <li>
      <div className="mq-csv-file">
        <FileTextOutlined aria-hidden />
        <div>
          <strong>
            <Clip>{file.name}</Clip>
          </strong>
          <div className="mq-two">
            {grouped(file.bytes)} bytes
            {summary && summary.rows > 0 && ` · ${counted(summary.rows, 'row')}`}
            {ownership && <LoadOwner {...ownership} />}
          </div>
          {problem !== null && (
            <span className="mq-tone-error">
              <CloseCircleOutlined aria-hidden /> {problem}
            </span>
          )}
        </div>
        {problem === null &&
          (summary ? (
            <span className="mq-tone-success">
              <CheckCircleOutlined aria-hidden /> Read
            </span>
          ) : (
            <span className="mq-tone-link">
              <LoadingOutlined aria-hidden /> Reading
            </span>
          ))}
        {editable && (
          <IconButton
            label={`Remove ${file.name}`}
            icon={<CloseOutlined />}
            onClick={() => send({ type: 'file.remove', id: file.id })}
          />
        )}
      </div>
      {summary && (
        <CsvReading
          file={file}
          reading={summary.reading}
          onChoose={editable ? (reading) => send({ type: 'reading.choose', id: file.id, reading }) : undefined}
        />
      )}
      {summary && <Notices summary={summary} />}
      {summary && editable && <CsvColumns file={file} columns={summary.columns} send={send} />}
      {summary && editable && (
        <OrderSwitch summary={summary} onChoose={(order) => send({ type: 'order.choose', id: file.id, order })} />
      )}
      {summary && editable && summary.good > 0 && <CsvRowsMap file={file} summary={summary} />}
      {planFailure && (
        <FailureAlert
          inline
          title={addBoardMessages.planFailed}
          failure={planFailure}
          onRetry={() => send({ type: 'plan.retry' })}
        />
      )}
      {summary?.rows === 0 && <p>{addBoardMessages.noRows}</p>}
      {summary && summary.rows > 0 && (
        <CsvReview file={file} summary={summary} editable={editable} answered={answered} send={send} />
      )}
    </li>
  );
}

/** Columns named in one notice; all of them stand in the list of columns. */
const mostNamed = 20;
function listed(names: readonly string[]): string {
  const [first, more] = [names.slice(0, mostNamed).join(', '), names.length - mostNamed];
  return more > 0 ? `${first} ${touchMessages.andMore(more)}` : first;
}

/** Notices about how the file was read. */
function Notices({ summary }: { summary: SheetSummary }) {
  const { columns, reading } = summary;
  const nameAt = (position: number): string => `‘${columns.headers[position] ?? ''}’ (column ${String(position + 1)})`;
  const notices = [
    ...(columns.dialect === 'publisher-template' ? ["This is the provider's publisher template"] : []),
    ...(columns.placeByValues === null
      ? []
      : [
          `‘${columns.placeByValues}’ holds coordinates: it is read as ` +
            (columns.firstAxis === 'long' ? 'longitude and latitude' : 'latitude and longitude'),
        ]),
    ...(columns.parts.length > 0
      ? [`Read with the coordinates: ${columns.parts.map(({ position }) => nameAt(position)).join(', ')}`]
      : []),
    ...(columns.ignored.length > 0 && reading.headerLine !== null
      ? [`Unknown columns, ignored: ${listed(columns.ignored)}`]
      : []),
    ...columns.repeated.map(
      ({ field, used, others }) =>
        `${labelOf(field)} is read from ${nameAt(used)}, not from ${listed(others.map(nameAt))}`,
    ),
    ...(columns.missing.length > 0
      ? [`Columns that are not in the file, so their values stay: ${columns.missing.join(', ')}`]
      : []),
  ];
  if (notices.length === 0) return null;
  return (
    <ul className="mq-csv-notices">
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
      ))}
    </ul>
  );
}

interface OrderSwitchProps {
  summary: SheetSummary;
  onChoose: (order: SheetSummary['order']) => void;
}

function OrderSwitch({ summary: { order, suggestedOrder }, onChoose }: OrderSwitchProps) {
  const other = order === 'height-first' ? 'width-first' : 'height-first';
  const name = (each: SheetSummary['order']): string => (each === 'height-first' ? 'HEIGHTxWIDTH' : 'WIDTHxHEIGHT');
  if (order === 'height-first' && suggestedOrder === 'height-first') return null;
  const isDoubtful = order !== suggestedOrder;
  return (
    <Alert
      role={isDoubtful ? 'alert' : 'status'}
      type={isDoubtful ? 'warning' : 'info'}
      showIcon
      icon={<SwapOutlined aria-hidden />}
      title={
        isDoubtful ? (
          <>
            <strong>Screen Resolution looks like {name(suggestedOrder)}.</strong> It is read as {name(order)}.
          </>
        ) : (
          `Screen Resolution is read as ${name(order)}.`
        )
      }
      action={
        <Button size="small" onClick={() => onChoose(other)}>
          Read as {name(other)}
        </Button>
      }
    />
  );
}
