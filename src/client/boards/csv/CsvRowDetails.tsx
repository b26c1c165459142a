import { isFound } from '#contract/fold';
import { ArrowRightOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Input } from 'antd';
import { useState } from 'react';
import { grouped } from '../../ui/format/grouped';
import type { Cells, CsvField, RowIssue } from './columns/column';
import { columnOf, csvColumns, labelOf } from './columns/csvColumns';
import type { RowView } from './sheet/sheetSummary';

export interface RowActions {
  /** Writes cells of one row. */
  edit: (index: number, cells: Cells) => void;
  /** Applies the fix of all rows of a group. */
  fixAll: (group: string) => void;
}

interface DetailsProps {
  row: RowView;
  /** The number of rows of each group of issues. */
  counts: ReadonlyMap<string, number>;
  /** undefined: the rows can no longer be edited. */
  actions: RowActions | undefined;
}

export const hasDetails = ({ issues, changed }: RowView): boolean => issues.length > 0 || changed.length > 0;

/** Under a row: everything that is wrong with it, with cells to correct and fixes, and what an update would change. */
export function CsvRowDetails({ row, counts, actions }: DetailsProps) {
  return (
    <div className="mq-csv-under" data-row={row.index}>
      {row.issues.map((issue) => (
        <div key={issue.group} className="mq-csv-wrong">
          <p>
            <IssueText issue={issue} />
          </p>
          {actions && <Corrections row={row} issue={issue} count={counts.get(issue.group) ?? 1} actions={actions} />}
        </div>
      ))}
      {row.changed.length > 0 && <Changes row={row} />}
    </div>
  );
}

/** The names of the fields, and what is wrong with them. */
export function IssueText({ issue }: { issue: Pick<RowIssue, 'level' | 'fields' | 'message'> }) {
  const { level, fields, message } = issue;
  return (
    <>
      {fields.length > 0 && (
        <>
          <strong className={`mq-tone-${level}`}>{fields.map(labelOf).join(', ')}:</strong>{' '}
        </>
      )}
      {message}
    </>
  );
}

interface CorrectionsProps {
  row: RowView;
  issue: RowIssue;
  count: number;
  actions: RowActions;
}

function Corrections({ row, issue: { fields, level, fix, group }, count, actions }: CorrectionsProps) {
  return (
    <div className="mq-csv-corrections">
      {fields.map((field) => (
        <CellInput key={field} row={row} field={field} status={level} onEdit={actions.edit} />
      ))}
      {fix && (
        <span className="mq-csv-fixes">
          <Button size="small" onClick={() => actions.edit(row.index, fix.cells)}>
            {fix.label}
          </Button>
          {count > 1 && (
            <Button size="small" onClick={() => actions.fixAll(group)}>
              For all {grouped(count)} like this
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

interface CellInputProps {
  row: RowView;
  field: CsvField;
  status: RowIssue['level'];
  onEdit: RowActions['edit'];
}

function CellInput({ row, field, status, onEdit }: CellInputProps) {
  const { header, label, options } = columnOf(field);
  const text = row.cells[field] ?? '';
  const [typed, setTyped] = useState({ over: text, value: text });
  // What a fix has written shows at once.
  const value = typed.over === text ? typed.value : text;
  const type = (next: string): void => setTyped({ over: text, value: next });
  const write = (next: string): void => {
    if (next !== text) onEdit(row.index, { [field]: next });
  };
  const input = (
    <Input
      size="small"
      status={status}
      aria-label={`${header} of line ${String(row.line)}`}
      {...(options ? {} : { value, onChange: ({ target }) => type(target.value) })}
      onPressEnter={({ currentTarget }) => write(currentTarget.value)}
      onBlur={({ target }) => write(target.value)}
    />
  );
  return (
    <div className="mq-csv-input">
      <span>{label}</span>
      {options ? (
        <AutoComplete
          size="small"
          value={value}
          options={options.map((each) => ({ value: each }))}
          showSearch={{ filterOption: (part, option) => part === text || isFound(option?.value ?? '', part) }}
          popupMatchSelectWidth={220}
          onChange={type}
          onSelect={write}
        >
          {input}
        </AutoComplete>
      ) : (
        input
      )}
    </div>
  );
}

const Changes = ({ row }: { row: RowView }) => (
  <ul className="mq-csv-changes" aria-label={`What changes in line ${String(row.line)}`}>
    {row.changed.map(({ field, from, to }) => (
      <li key={field}>
        {nameOf(field)} <del className="mq-tone-error">{shown(from)}</del> <ArrowRightOutlined aria-label="becomes" />{' '}
        <ins className="mq-tone-success">{shown(to)}</ins>
      </li>
    ))}
  </ul>
);

/** A column is named as the last part of its field: `boardloc.city`. */
function nameOf(field: string): string {
  const last = field.replace(/^.*\./, '');
  return csvColumns.find((column) => column.field === last)?.label ?? last;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
