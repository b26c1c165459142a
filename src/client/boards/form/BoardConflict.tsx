import { Button, Radio, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { board as boardShape } from '#contract/boards';
import type { Failure } from '../../api/request';
import { noSpin } from '../../ui/noSpin';
import { RelativeDate } from '../../ui/RelativeDate';
import { fieldLabels, valuesOf, type BoardField, type BoardValues } from './boardValues';

interface BoardConflictProps {
  /** What was typed here. */
  mine: BoardValues;
  /** `record.stale`, with the board as it is now. */
  failure: Failure;
  onYield: () => void;
  onResolve: (values: BoardValues, version: number) => void;
}

interface DifferingField {
  field: BoardField;
}
type Side = 'mine' | 'theirs';

/** Somebody else saved the same board: both sides, field by field; nothing is overwritten silently. */
export function BoardConflict({ mine, failure, onYield, onResolve }: BoardConflictProps) {
  const current = boardShape.safeParse(failure.current);
  const theirs = current.success ? valuesOf(current.data) : mine;
  const version = current.success ? (current.data.version ?? 0) : 0;
  const differing = (Object.keys(mine) as BoardField[]).filter((field) => mine[field] !== theirs[field]); // keys of BoardValues
  const [keepTheirs, setKeepTheirs] = useState<ReadonlySet<BoardField>>(new Set());
  const merged = { ...mine, ...Object.fromEntries([...keepTheirs].map((field) => [field, theirs[field]])) };
  const choose = (field: BoardField, side: Side): void =>
    setKeepTheirs(
      (fields) => new Set(side === 'theirs' ? [...fields, field] : [...fields].filter((each) => each !== field)),
    );
  const sideColumn = (side: Side, title: string): TableColumnType<DifferingField> => ({
    key: side,
    title,
    render: (_value, { field }) => (
      <Radio
        name={`conflict-${field}`}
        aria-label={`${fieldLabels[field]}: ${side === 'mine' ? 'yours' : 'theirs'}`}
        checked={keepTheirs.has(field) === (side === 'theirs')}
        onChange={() => choose(field, side)}
      >
        {(side === 'mine' ? mine : theirs)[field] || '(empty)'}
      </Radio>
    ),
  });
  const columns: TableColumnType<DifferingField>[] = [
    { key: 'field', title: 'Field', rowScope: 'row', render: (_value, { field }) => fieldLabels[field] },
    sideColumn('mine', 'Yours'),
    sideColumn('theirs', failure.changedBy ?? 'Theirs'),
  ];
  return (
    <section className="mq-conflict" aria-label="Changed by somebody else">
      <h2>{failure.changedBy ?? 'Somebody else'} saved this board in the meantime</h2>
      {failure.changedAt !== undefined && <RelativeDate date={failure.changedAt} inline />}
      <Table<DifferingField>
        className="mq-conflict-fields"
        size="medium"
        aria-label="Fields that differ"
        columns={columns}
        dataSource={differing.map((field) => ({ field }))}
        rowKey="field"
        rowHoverable={false}
        pagination={false}
        loading={noSpin}
      />
      <footer className="mq-board-form-foot">
        <div className="mq-board-form-wrong" />
        <Button onClick={onYield}>Take theirs, drop mine</Button>
        <Button
          type="primary"
          onClick={() => {
            onResolve(merged, version);
          }}
        >
          Save what is chosen
        </Button>
      </footer>
    </section>
  );
}
