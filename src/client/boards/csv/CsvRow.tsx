import { ArrowRightOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { StatusWord } from '../../ui/StatusWord';
import type { CsvField } from './columns';
import type { Cells } from './rowRules';
import type { RowView } from './sheetSummary';

interface CsvRowProps {
  row: RowView;
  rowIndex: number;
  /** Pixels from the top of all rows. */
  top: number;
  onEdit: ((index: number, cells: Cells) => void) | undefined;
}

const texts: Partial<Record<CsvField, string>> = {
  device_id: 'device_id',
  lat: 'latitude',
  long: 'longitude',
  resolution: 'Screen Resolution',
  boardname: 'screen_name',
  venueType: 'Venue Type',
  adTypes: 'Ad Types',
};

/** One row of the file: what would become of it, and its wrong cells to mend in place. */
export function CsvRow({ row, rowIndex, top, onEdit }: CsvRowProps) {
  const wrong = new Map(row.issues.flatMap(({ field, level }) => (field === null ? [] : [[field, level] as const])));
  const isBad = row.issues.some(({ level }) => level === 'error');
  const cell = (field: CsvField, className = '') =>
    onEdit && wrong.has(field) ? (
      <CellInput
        key={row.cells[field]}
        row={row}
        field={field}
        isError={wrong.get(field) === 'error'}
        onEdit={onEdit}
      />
    ) : (
      <span className={className}>{row.cells[field]}</span>
    );
  // A wrong cell that has no column of its own is edited beside its message.
  const elsewhere = [...wrong.keys()].filter(
    (field) => !['device_id', 'lat', 'long', 'resolution', 'boardname'].includes(field),
  );
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={isBad ? 'mq-csv-row mq-csv-row-bad' : 'mq-csv-row'}
      style={{ position: 'absolute', insetInline: 0, top, height: 56 }}
    >
      <span role="cell" className="mq-two">
        {row.line}
      </span>
      <span role="cell">
        <StatusWord status={statusOf(row, isBad)}>{wordOf(row)}</StatusWord>
      </span>
      <span role="cell" className="mq-csv-board">
        {cell('boardname', 'mq-ellipsis')}
        {cell('device_id', 'mq-mono mq-ellipsis')}
      </span>
      <span role="cell" className="mq-number">
        {cell('resolution')}
      </span>
      <span role="cell" className="mq-number">
        {cell('lat')}
      </span>
      <span role="cell" className="mq-number">
        {cell('long')}
      </span>
      <span role="cell" className="mq-csv-change" title={row.issues.map(({ message }) => message).join(' ')}>
        {onEdit &&
          elsewhere.map((field) => (
            <CellInput key={field} row={row} field={field} isError={wrong.get(field) === 'error'} onEdit={onEdit} />
          ))}
        {row.issues[0] ? (
          <span className={isBad ? 'mq-tone-error' : 'mq-tone-warning'}>
            {row.issues.find(({ level }) => level === 'error')?.message ?? row.issues[0].message}
          </span>
        ) : (
          <Changes row={row} />
        )}
      </span>
    </div>
  );
}

function Changes({ row }: { row: RowView }) {
  if (row.plan === 'create') return <span className="mq-two">New board</span>;
  if (row.plan === 'unchanged') return <span className="mq-two">Nothing</span>;
  return (
    <>
      {row.changed.slice(0, 2).map(({ field, from, to }) => (
        <span key={field}>
          {field} <del className="mq-tone-error">{shown(from)}</del> <ArrowRightOutlined aria-label="becomes" />{' '}
          <ins className="mq-tone-success">{shown(to)}</ins>
        </span>
      ))}
      {row.changed.length > 2 && <span className="mq-two">and {row.changed.length - 2} more</span>}
    </>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function CellInput({
  row,
  field,
  isError,
  onEdit,
}: {
  row: RowView;
  field: CsvField;
  isError: boolean;
  onEdit: (index: number, cells: Cells) => void;
}) {
  const name = texts[field] ?? field;
  return (
    <Input
      size="small"
      status={isError ? 'error' : 'warning'}
      defaultValue={row.cells[field] ?? ''}
      placeholder={name}
      aria-label={`${name} of line ${String(row.line)}`}
      onBlur={({ target }) => {
        if (target.value !== (row.cells[field] ?? '')) onEdit(row.index, { [field]: target.value });
      }}
      onPressEnter={({ currentTarget }) => {
        currentTarget.blur();
      }}
    />
  );
}

function statusOf(row: RowView, isBad: boolean): 'rowError' | 'rowWarning' | 'create' | 'update' | 'unchanged' {
  if (isBad || row.outcome === 'failed') return 'rowError';
  if (row.outcome === 'created') return 'create';
  if (row.outcome === 'updated') return 'update';
  if (row.outcome === 'unchanged') return 'unchanged';
  return row.issues.length > 0 ? 'rowWarning' : (row.plan ?? 'unchanged');
}

/** undefined: the word of the status. */
function wordOf(row: RowView): string | undefined {
  if (row.outcome !== null && row.outcome !== 'skipped')
    return { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', failed: 'Failed' }[row.outcome];
  return row.plan === null && row.issues.length === 0 ? 'Checked' : undefined;
}
