import { Flex } from 'antd';
import type { CsvField } from './columns/column';
import type { RowView } from './sheet/sheetSummary';

export const isBadRow = ({ issues }: RowView): boolean => issues.some(({ level }) => level === 'error');

/** The level of the worst issue of a cell. */
const worstLevel = ({ issues }: RowView, field: CsvField): 'error' | 'warning' | undefined => {
  const levels = issues.filter(({ fields }) => fields.includes(field)).map(({ level }) => level);
  return levels.includes('error') ? 'error' : levels[0];
};

interface FieldCellProps {
  row: RowView;
  field: CsvField;
  className?: string;
}

/** One cell of the file; one in doubt is marked by more than its colour. */
export function FieldCell({ row, field, className = '' }: FieldCellProps) {
  const level = worstLevel(row, field);
  const text = row.cells[field] ?? '';
  const mark = level === undefined ? '' : ` mq-csv-doubt mq-tone-${level}`;
  return <span className={`mq-csv-value ${className}${mark}`}>{text === '' && level ? 'missing' : text}</span>;
}

export const BoardCell = ({ row }: { row: RowView }) => (
  <Flex vertical align="start" component="span">
    <FieldCell row={row} field="boardname" />
    <FieldCell row={row} field="device_id" className="mq-mono" />
  </Flex>
);

/** One column of the file, or one for each side. */
export function ResolutionCell({ row }: { row: RowView }) {
  const { resolution, width, height } = row.cells;
  if ((resolution ?? '') !== '' || (width === undefined && height === undefined))
    return <FieldCell row={row} field="resolution" />;
  return (
    <>
      <FieldCell row={row} field="width" />x<FieldCell row={row} field="height" />
    </>
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
  if (row.outcome !== null)
    return { created: 'Created', updated: 'Updated', unchanged: 'Unchanged', failed: 'Failed' }[row.outcome];
  return row.plan === null && row.issues.length === 0 ? 'Checked' : undefined;
}
