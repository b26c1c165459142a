import {
  CheckOutlined,
  CloseCircleOutlined,
  EditOutlined,
  PlusOutlined,
  TableOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { CountTiles } from '../../ui/form/CountTiles';
import { counted } from '../../ui/format/grouped';
import type { CsvLoadEvent, ListedFile } from './csvLoad.context';
import { CsvFixed, CsvFound } from './CsvFound';
import { CsvOthers } from './CsvOthers';
import { CsvRows } from './CsvRows';
import type { RowKind, SheetSummary } from './sheet/sheetSummary';

interface CsvReviewProps {
  file: Pick<ListedFile, 'id' | 'name' | 'open'>;
  summary: SheetSummary;
  editable: boolean;
  answered: number;
  send: (event: CsvLoadEvent) => void;
}

/** The plan in numbers, the problems grouped by cause, and the rows. */
export function CsvReview({ file: { id, name, open }, summary, editable, answered, send }: CsvReviewProps) {
  const [kind, setKind] = useState<RowKind>('all');
  const [chosen, setGroup] = useState<string | null>(null);
  // A group that has been fixed is gone.
  const group = summary.issues.some((each) => each.group === chosen) ? chosen : null;
  const rows = useRef<HTMLDivElement>(null);
  // The rows of a group are far below its button.
  useEffect(() => {
    if (group !== null) rows.current?.scrollIntoView();
  }, [group]);
  const fixAll = (each: string): void => send({ type: 'issues.fix', id, group: each });
  return (
    <section aria-label={`Review of ${name}`}>
      {summary.others.length > 0 && (
        <CsvOthers
          others={summary.others}
          keepTeam={summary.keepTeam}
          onAgree={
            editable ? (boardOwner, agreed) => send({ type: 'others.agree', id, boardOwner, agreed }) : undefined
          }
          onKeepTeam={(keepTeam) => send({ type: 'team.keep', id, keepTeam })}
        />
      )}
      {summary.issues.length > 0 && (
        <>
          <h2 className="mq-csv-heading">
            What was found <span className="mq-two">{foundText(summary)}</span>
          </h2>
          <CsvFound
            label={`What was found in ${name}`}
            groups={summary.issues}
            chosen={group}
            onChoose={(each) => {
              setKind('all');
              setGroup(each);
            }}
            onFix={editable ? fixAll : undefined}
          />
        </>
      )}
      {editable && summary.fixed.length > 0 && (
        <CsvFixed
          label={`Fixed in ${name}`}
          groups={summary.fixed}
          onUndo={(each) => send({ type: 'fix.undo', id, group: each })}
        />
      )}
      <CountTiles
        ref={rows}
        label={`Rows of ${name} by kind`}
        tiles={[
          { key: 'all', name: 'All rows', icon: <TableOutlined />, count: summary.rows },
          { key: 'create', name: 'Create', icon: <PlusOutlined />, count: summary.plan.create, tone: 'link' },
          { key: 'update', name: 'Update', icon: <EditOutlined />, count: summary.plan.update },
          { key: 'unchanged', name: 'Unchanged', icon: <CheckOutlined />, count: summary.plan.unchanged },
          {
            key: 'warnings',
            name: 'Warnings',
            icon: <WarningOutlined />,
            count: summary.withWarnings,
            tone: 'warning',
          },
          { key: 'errors', name: 'Errors', icon: <CloseCircleOutlined />, count: summary.withErrors, tone: 'error' },
        ]}
        chosen={group === null ? kind : null}
        onChoose={(chosenKind) => {
          setKind(chosenKind);
          setGroup(null);
        }}
      />
      <CsvRows
        label={`Rows of ${name}`}
        open={open}
        summary={summary}
        kind={kind}
        group={group}
        answered={answered}
        actions={
          editable ? { fixAll, edit: (index, cells) => send({ type: 'row.edit', id, index, cells }) } : undefined
        }
      />
    </section>
  );
}

/** '2 kinds of errors in 19 rows, 5 kinds of warnings in 60 rows' */
function foundText({ issues, withErrors, withWarnings }: SheetSummary): string {
  const kinds = (level: 'error' | 'warning'): number => issues.filter((each) => each.level === level).length;
  const part = (level: 'error' | 'warning', rows: number): string[] =>
    kinds(level) === 0
      ? []
      : [`${counted(kinds(level), `kind of ${level}`, `kinds of ${level}s`)} in ${counted(rows, 'row')}`];
  return [...part('error', withErrors), ...part('warning', withWarnings)].join(', ');
}
