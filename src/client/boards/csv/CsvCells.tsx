import { ArrowRightOutlined } from '@ant-design/icons';
import { Input, Tooltip } from 'antd';
import type { CsvField } from './columns';
import type { Cells } from './rules/rowRules';
import type { RowView } from './sheetSummary';
import { isBadRow } from './review/useRowWindow';

export type EditRow = (index: number, cells: Cells) => void;

interface CellProps {
  row: RowView;
  /** undefined: the rows can no longer be edited. */
  onEdit: EditRow | undefined;
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
const fieldsWithColumns: readonly CsvField[] = ['device_id', 'lat', 'long', 'resolution', 'boardname'];

const levelsOf = ({ issues }: RowView) =>
  new Map(issues.flatMap(({ field, level }) => (field === null ? [] : [[field, level] as const])));

/** One cell of the file; an invalid one can be edited in place. */
export function FieldCell({ row, field, className, onEdit }: CellProps & { field: CsvField; className?: string }) {
  const level = levelsOf(row).get(field);
  if (onEdit === undefined || level === undefined) return <span className={className}>{row.cells[field]}</span>;
  return <CellInput key={row.cells[field]} row={row} field={field} isError={level === 'error'} onEdit={onEdit} />;
}

export const BoardCell = ({ row, onEdit }: CellProps) => (
  <span className="mq-csv-board">
    <FieldCell row={row} field="boardname" className="mq-ellipsis" onEdit={onEdit} />
    <FieldCell row={row} field="device_id" className="mq-mono mq-ellipsis" onEdit={onEdit} />
  </span>
);

/**
 * What the load would do with the row, or its problems; invalid cells without a column in the table are edited here.
 */
export function ChangeCell({ row, onEdit }: CellProps) {
  const isBad = isBadRow(row);
  const elsewhere = [...levelsOf(row)].filter(([field]) => !fieldsWithColumns.includes(field));
  const issue = row.issues.find(({ level }) => level === 'error') ?? row.issues[0];
  return (
    <span className="mq-csv-change">
      {onEdit &&
        elsewhere.map(([field, level]) => (
          <CellInput key={field} row={row} field={field} isError={level === 'error'} onEdit={onEdit} />
        ))}
      {issue ? (
        <Tooltip title={row.issues.map(({ message }) => message).join(' ')}>
          <span className={isBad ? 'mq-tone-error' : 'mq-tone-warning'}>{issue.message}</span>
        </Tooltip>
      ) : (
        <Changes row={row} />
      )}
    </span>
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
  onEdit: EditRow;
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
        // The rows, not the body: Tab goes on to the next cell to correct.
        currentTarget.closest<HTMLElement>('.mq-csv-rows')?.focus({ preventScroll: true });
      }}
    />
  );
}

export function rowStatus(row: RowView): 'rowError' | 'rowWarning' | 'create' | 'update' | 'unchanged' {
  if (isBadRow(row) || row.outcome === 'failed') return 'rowError';
  if (row.outcome === 'created') return 'create';
  if (row.outcome === 'updated') return 'update';
  if (row.outcome === 'unchanged') return 'unchanged';
  return row.issues.length > 0 ? 'rowWarning' : (row.plan ?? 'unchanged');
}

/** undefined: the label of the status. */
export function rowLabel(row: RowView): string | undefined {
  if (row.outcome !== null && row.outcome !== 'skipped')
    return { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', failed: 'Failed' }[row.outcome];
  return row.plan === null && row.issues.length === 0 ? 'Checked' : undefined;
}
