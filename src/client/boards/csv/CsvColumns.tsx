import { Collapse, Select } from 'antd';
import { useState } from 'react';
import { Clip } from '../../ui/display/Clip';
import type { CsvLoadEvent, ListedFile } from './csvLoad.context';
import type { CsvField } from './columns/column';
import { csvColumns } from './columns/csvColumns';
import type { ColumnMatch } from './columns/matchColumns';
import { useFromSheet } from './useFromSheet';

interface CsvColumnsProps {
  file: Pick<ListedFile, 'id' | 'name' | 'open'>;
  columns: ColumnMatch;
  send: (event: CsvLoadEvent) => void;
}

type Choice = CsvField | 'ignore';
const ignore = 'ignore' as const;
const options: { value: Choice; label: string }[] = [
  { value: ignore, label: 'Ignore this column' },
  ...csvColumns.map(({ field, header }) => ({ value: field, label: header })),
];

/**
 * Which field each column of the file fills: matched by name, and changeable. Without device ids nothing can be loaded.
 */
export function CsvColumns({ file: { id, name, open }, columns, send }: CsvColumnsProps) {
  const { headers, positions } = columns;
  const lacksDevice = positions.device_id === undefined;
  const [isOpen, setOpen] = useState(lacksDevice);
  const samples = useFromSheet(isOpen ? open : undefined, 'samples', [], columns) ?? [];
  const fieldAt = (position: number): CsvField | undefined =>
    csvColumns.find(({ field }) => positions[field] === position)?.field;
  return (
    <div className="mq-csv-columns">
      {lacksDevice && (
        <p role="alert" className="mq-tone-error">
          Choose the device id column: boards are recognised by it.
        </p>
      )}
      <Collapse
        ghost
        styles={{ header: { padding: '2px 0', fontSize: 13 }, body: { padding: 0 } }}
        size="small"
        activeKey={isOpen ? ['columns'] : []}
        onChange={(open) => setOpen(open.length > 0)}
        items={[
          {
            key: 'columns',
            label: `Columns: ${String(Object.keys(positions).length)} of ${String(headers.length)} are read`,
            children: (
              <ul aria-label={`Columns of ${name}`}>
                {headers.map((header, position) => (
                  // Headers may repeat, so a column is identified by its position.
                  <li key={position}>
                    <span>
                      <Clip>{header === '' ? `Column ${String(position + 1)}` : header}</Clip>
                      {samples[position]?.length ? (
                        <Clip className="mq-two">{samples[position].join(', ')}</Clip>
                      ) : null}
                    </span>
                    <Select<Choice>
                      size="small"
                      aria-label={`Field of column ${header === '' ? String(position + 1) : header}`}
                      value={fieldAt(position) ?? ignore}
                      options={options}
                      onChange={(chosen) =>
                        send({ type: 'column.choose', id, position, field: chosen === ignore ? null : chosen })
                      }
                    />
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
