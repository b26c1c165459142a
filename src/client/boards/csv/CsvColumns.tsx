import { Select } from 'antd';
import type { CsvLoadEvent } from './csvLoad.types';
import { csvColumns, type ColumnMatch, type CsvField } from './columns';

interface CsvColumnsProps {
  fileId: string;
  fileName: string;
  columns: ColumnMatch;
  send: (event: CsvLoadEvent) => void;
}

type Choice = CsvField | 'ignore';
const ignore = 'ignore' as const;
const options: { value: Choice; label: string }[] = [
  { value: ignore, label: 'Ignore this column' },
  ...csvColumns.map(({ field, header }) => ({ value: field, label: header })),
];

/** Which field each column of the file fills: found by its name, changed by hand. Without device ids nothing can be loaded. */
export function CsvColumns({ fileId, fileName, columns, send }: CsvColumnsProps) {
  const { headers, positions } = columns;
  const lacksDevice = positions.device_id === undefined;
  const fieldAt = (position: number): CsvField | undefined =>
    csvColumns.find(({ field }) => positions[field] === position)?.field;
  return (
    <div className="mq-csv-columns">
      {lacksDevice && (
        <p role="alert" className="mq-tone-error">
          Choose the device id column: boards are recognised by it.
        </p>
      )}
      <details open={lacksDevice}>
        <summary>
          Columns: {Object.keys(positions).length} of {headers.length} are read
        </summary>
        <ul aria-label={`Columns of ${fileName}`}>
          {headers.map((header, position) => (
            // Headers may repeat; a column is its place.
            <li key={position}>
              <span className="mq-ellipsis">{header === '' ? `Column ${String(position + 1)}` : header}</span>
              <Select<Choice>
                size="small"
                aria-label={`Field of column ${header === '' ? String(position + 1) : header}`}
                value={fieldAt(position) ?? ignore}
                options={options}
                onChange={(chosen) => {
                  send({ type: 'column.choose', id: fileId, position, field: chosen === ignore ? null : chosen });
                }}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
