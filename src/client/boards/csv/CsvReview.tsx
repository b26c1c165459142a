import {
  CheckOutlined,
  CloseCircleOutlined,
  EditOutlined,
  PlusOutlined,
  TableOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { CsvLoadEvent } from './csvLoad.context';
import { CsvRows } from './CsvRows';
import type { IssueCode } from './rules/rowRules';
import type { RowKind, SheetSummary } from './sheetSummary';

interface CsvReviewProps {
  fileId: string;
  fileName: string;
  /** Key of the file in the worker. */
  sheetKey: string;
  summary: SheetSummary;
  editable: boolean;
  answered: number;
  send: (event: CsvLoadEvent) => void;
}

const groupsShown = 6;

const fixLabel = (count: number): string =>
  count === 1 ? 'Fix this one' : `Fix all ${count.toLocaleString('en-US')} like this`;

/** The plan in numbers, the problems grouped by cause, and the rows. */
export function CsvReview({ fileId, fileName, sheetKey, summary, editable, answered, send }: CsvReviewProps) {
  const [kind, setKind] = useState<RowKind>('all');
  const [code, setCode] = useState<IssueCode | null>(null);
  const tiles: { kind: RowKind; name: string; icon: ReactNode; count: number; tone: string }[] = [
    { kind: 'all', name: 'All rows', icon: <TableOutlined />, count: summary.rows, tone: '' },
    { kind: 'create', name: 'Create', icon: <PlusOutlined />, count: summary.plan.create, tone: 'mq-tone-link' },
    { kind: 'update', name: 'Update', icon: <EditOutlined />, count: summary.plan.update, tone: '' },
    { kind: 'unchanged', name: 'Unchanged', icon: <CheckOutlined />, count: summary.plan.unchanged, tone: '' },
    {
      kind: 'warnings',
      name: 'Warnings',
      icon: <WarningOutlined />,
      count: summary.withWarnings,
      tone: 'mq-tone-warning',
    },
    { kind: 'errors', name: 'Errors', icon: <CloseCircleOutlined />, count: summary.withErrors, tone: 'mq-tone-error' },
  ];
  return (
    <section aria-label={`Review of ${fileName}`}>
      <div className="mq-csv-tiles" role="group" aria-label={`Rows of ${fileName} by kind`}>
        {tiles.map((tile) => (
          <button
            key={tile.kind}
            type="button"
            aria-pressed={kind === tile.kind && code === null}
            onClick={() => {
              setKind(tile.kind);
              setCode(null);
            }}
          >
            <span className={tile.tone}>
              {tile.icon} {tile.name}
            </span>
            <strong>{tile.count.toLocaleString('en-US')}</strong>
          </button>
        ))}
      </div>
      {summary.issues.length > 0 && (
        <ul className="mq-csv-issues" aria-label={`What was found in ${fileName}`}>
          {summary.issues.slice(0, groupsShown).map((group) => (
            <li
              key={group.code + group.level}
              className={group.level === 'error' ? 'mq-tone-error' : 'mq-tone-warning'}
            >
              <button
                type="button"
                className="mq-csv-issue"
                aria-pressed={code === group.code}
                onClick={() => {
                  setKind('all');
                  setCode(code === group.code ? null : group.code);
                }}
              >
                {group.level === 'error' ? <CloseCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}{' '}
                {group.count.toLocaleString('en-US')} × {group.message}
              </button>
              {editable && group.fixable > 0 && (
                <Button
                  size="small"
                  aria-label={`${fixLabel(group.fixable)}: ${group.message}`}
                  onClick={() => {
                    send({ type: 'issues.fix', id: fileId, code: group.code });
                  }}
                >
                  {fixLabel(group.fixable)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <CsvRows
        label={`Rows of ${fileName}`}
        sheetKey={sheetKey}
        summary={summary}
        kind={kind}
        code={code}
        answered={answered}
        onEdit={
          editable
            ? (index, cells) => {
                send({ type: 'row.edit', id: fileId, index, cells });
              }
            : undefined
        }
      />
    </section>
  );
}
