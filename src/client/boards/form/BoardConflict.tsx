import { Button, Descriptions, Radio, Table, type TableColumnType } from 'antd';
import { useState } from 'react';
import { board as boardShape, type Board } from '#contract/boards';
import type { Failure } from '../../api/request';
import { apiAddress } from '../../api/runtime';
import { noSpin } from '../../ui/table/noSpin';
import { RelativeDate } from '../../ui/format/RelativeDate';
import { useGetBoardPhotoQuery } from '../boards.api';
import { boardFormMessages } from '../boards.messages';
import { mergeBoards, type BoardMerge } from './boardMerge';
import { fieldLabels, valuesOf, type BoardField, type BoardValues } from './boardValues';

interface BoardConflictProps {
  /** The board when the edit began. */
  base: BoardValues;
  /** The user's values. */
  mine: BoardValues;
  /** `record.stale`, with the current board. */
  failure: Failure;
  onYield: () => void;
  /** Called with the merged values, and the board that they replace (undefined if the failure does not contain it). */
  onResolve: (values: BoardValues, current: Board | undefined) => void;
}

interface AskedField {
  field: BoardField;
}
type Side = 'mine' | 'theirs';

/**
 * Shown after another user saved the same board: fields that only one of the two changed are merged, and the user
 * chooses those that both changed.
 */
export function BoardConflict({ base, mine, failure, onYield, onResolve }: BoardConflictProps) {
  const parsed = boardShape.safeParse(failure.current);
  const current = parsed.success ? parsed.data : undefined;
  const theirs = current ? valuesOf(current) : mine;
  const merge = mergeBoards(base, mine, theirs);
  const [keepTheirs, setKeepTheirs] = useState<ReadonlySet<BoardField>>(new Set());
  const merged = { ...merge.values, ...Object.fromEntries([...keepTheirs].map((field) => [field, theirs[field]])) };
  const choose = (field: BoardField, side: Side): void =>
    setKeepTheirs(
      (fields) => new Set(side === 'theirs' ? [...fields, field] : [...fields].filter((each) => each !== field)),
    );
  const sideColumn = (side: Side, title: string): TableColumnType<AskedField> => ({
    key: side,
    title,
    render: (_value, { field }) => (
      <Radio
        name={`conflict-${field}`}
        aria-label={`${fieldLabels[field]}: ${side === 'mine' ? 'yours' : 'theirs'}`}
        checked={keepTheirs.has(field) === (side === 'theirs')}
        onChange={() => choose(field, side)}
      >
        <FieldValue field={field} value={(side === 'mine' ? mine : theirs)[field]} />
      </Radio>
    ),
  });
  const columns: TableColumnType<AskedField>[] = [
    { key: 'field', title: 'Field', rowScope: 'row', render: (_value, { field }) => fieldLabels[field] },
    sideColumn('mine', 'Yours'),
    sideColumn('theirs', failure.changedBy ?? 'Theirs'),
  ];
  return (
    <section className="mq-conflict" aria-label="Changed by somebody else">
      <h2>{failure.changedBy ?? 'Somebody else'} saved this board in the meantime</h2>
      {failure.changedAt !== undefined && <RelativeDate date={failure.changedAt} inline />}
      <MergedFields merge={merge} mine={mine} theirs={theirs} by={failure.changedBy} />
      {merge.asked.length > 0 && (
        <Table<AskedField>
          className="mq-conflict-fields"
          size="medium"
          aria-label="Fields that differ"
          columns={columns}
          dataSource={merge.asked.map((field) => ({ field }))}
          rowKey="field"
          rowHoverable={false}
          pagination={false}
          loading={noSpin}
        />
      )}
      <footer className="mq-board-form-foot">
        <div className="mq-board-form-wrong" />
        <Button onClick={onYield}>{boardFormMessages.takeTheirs}</Button>
        <Button
          type="primary"
          onClick={() => {
            onResolve(merged, current);
          }}
        >
          {boardFormMessages.saveMerged}
        </Button>
      </footer>
    </section>
  );
}

interface MergedFieldsProps {
  merge: BoardMerge;
  mine: BoardValues;
  theirs: BoardValues;
  by: string | undefined;
}

/** The fields that only one of the two changed, with the merged values. */
function MergedFields({ merge: { onlyMine, onlyTheirs }, mine, theirs, by }: MergedFieldsProps) {
  if (onlyMine.length === 0 && onlyTheirs.length === 0) return null;
  const item = (from: BoardValues, side: string) => (field: BoardField) => ({
    key: field,
    label: `${fieldLabels[field]}, ${side}`,
    children: <FieldValue field={field} value={from[field]} />,
  });
  return (
    <Descriptions
      className="mq-pairs mq-conflict-fields"
      title={boardFormMessages.merged}
      column={1}
      size="small"
      colon={false}
      items={[
        ...onlyMine.map(item(mine, boardFormMessages.yours)),
        ...onlyTheirs.map(item(theirs, by ?? boardFormMessages.theirs)),
      ]}
    />
  );
}

/** The value of a field; for the picture, its name and the picture itself in place of its id. */
function FieldValue({ field, value }: { field: BoardField; value: string }) {
  const isPicture = field === 'boardFile' && value !== '';
  const { data } = useGetBoardPhotoQuery({ params: { id: value } }, { skip: !isPicture });
  const file = isPicture ? data?.file : undefined;
  if (!file) return <>{value || '(empty)'}</>;
  return (
    <span className="mq-conflict-picture">
      <img src={apiAddress(file.previewURL ?? file.fileURL)} alt="" />
      {file.fileName}
    </span>
  );
}
