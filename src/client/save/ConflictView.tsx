import { Button, Radio, Table, type TableColumnType } from 'antd';
import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../ui/display/VisuallyHidden';
import { RelativeDate } from '../ui/format/RelativeDate';
import { noSpin } from '../ui/table/noSpin';
import { mergeMessages } from '../ui/ui.messages';

type Side = 'mine' | 'theirs';

interface ConflictViewProps<Field extends string> {
  /** 'Ana Okafor saved this board in the meantime' */
  title: string;
  /** Who saved it, and when. */
  failure: { changedBy?: string | undefined; changedAt?: string | undefined };
  /** What was merged without a question. */
  children: ReactNode;
  /** Accessible name of the table. */
  label: string;
  /** The fields that both changed. */
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  valueOf: (field: Field, side: Side) => ReactNode;
  className: string;
  footClassName: string;
  busy?: boolean;
  /** Discards the user's own values. */
  onYield: () => void;
  /** Saves; for these fields with the other user's values. undefined: the record cannot be saved now. */
  onResolve: ((takeTheirs: readonly Field[]) => void) | undefined;
}

/** Shown after another user saved the same record: the user chooses for each field that both changed. */
export function ConflictView<Field extends string>(props: ConflictViewProps<Field>) {
  const { title, failure, children, label, fields, labelOf, valueOf, busy = false, onYield, onResolve } = props;
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<Field>>(new Set());
  const choose = (field: Field, side: Side): void =>
    setTakeTheirs(
      (before) => new Set(side === 'theirs' ? [...before, field] : [...before].filter((each) => each !== field)),
    );
  const column = (side: Side, heading: string): TableColumnType<{ field: Field }> => ({
    key: side,
    title: heading,
    render: (_value, { field }) => (
      <Radio
        name={`conflict-${field}`}
        checked={takeTheirs.has(field) === (side === 'theirs')}
        onChange={() => choose(field, side)}
      >
        <VisuallyHidden>{mergeMessages.sideOf(labelOf(field), side)}</VisuallyHidden> {valueOf(field, side)}
      </Radio>
    ),
  });
  return (
    <section className={props.className} aria-label={mergeMessages.name}>
      <h2>{title}</h2>
      {failure.changedAt !== undefined && <RelativeDate date={failure.changedAt} inline />}
      {children}
      {fields.length > 0 && (
        <Table<{ field: Field }>
          className="mq-conflict-fields"
          size="medium"
          aria-label={label}
          columns={[
            {
              key: 'field',
              title: mergeMessages.field,
              rowScope: 'row',
              render: (_value, { field }) => labelOf(field),
            },
            column('mine', mergeMessages.yours),
            column('theirs', failure.changedBy ?? mergeMessages.theirs),
          ]}
          dataSource={fields.map((field) => ({ field }))}
          rowKey="field"
          rowHoverable={false}
          pagination={false}
          loading={noSpin}
        />
      )}
      <footer className={props.footClassName}>
        <Button disabled={busy} onClick={onYield}>
          {mergeMessages.takeTheirs}
        </Button>
        {onResolve && (
          <Button type="primary" disabled={busy} onClick={() => onResolve([...takeTheirs])}>
            {mergeMessages.save}
          </Button>
        )}
      </footer>
    </section>
  );
}
