import { useEffect } from 'react';
import { board as boardShape, type Board } from '#contract/boards';
import type { Failure } from '../../api/request';
import { apiAddress } from '../../api/runtime';
import { itemTag } from '../../api/tags';
import { ConflictView } from '../../save/ConflictView';
import { mergeFields, type Merge } from '../../save/mergeFields';
import { useAppDispatch } from '../../store';
import { boardsApi, useGetBoardPhotoQuery } from '../boards.api';
import { boardFormMessages } from '../boards.messages';
import { fieldLabels, valuesOf, type BoardField, type BoardValues } from './boardValues';
import { Pairs } from '../../ui/display/Pairs';

interface BoardConflictProps {
  /** The board when the edit began. */
  base: BoardValues;
  /** The user's values. */
  mine: BoardValues;
  /** `record.stale`, with the board as it was then. */
  failure: Failure;
  /** The board as it is loaded now: a deleted one may have been restored since. */
  board: Board | undefined;
  onYield: () => void;
  /** Called with the merged values, and the board that they replace (undefined if the failure does not contain it). */
  onResolve: (values: BoardValues, current: Board | undefined) => void;
}

/**
 * Shown after another user saved the same board: fields that only one of the two changed are merged, and the user
 * chooses those that both changed. While the board is deleted, they cannot be saved.
 */
export function BoardConflict({ base, mine, failure, board, onYield, onResolve }: BoardConflictProps) {
  const parsed = boardShape.safeParse(failure.current);
  const refusing = parsed.success ? parsed.data : undefined;
  const current = (board?.version ?? 0) > (refusing?.version ?? 0) ? board : refusing;
  const theirs = current ? valuesOf(current) : mine;
  const dispatch = useAppDispatch();
  // Whoever shows the board learns what the refusal found, for example that it is deleted.
  useEffect(() => {
    dispatch(boardsApi.util.invalidateTags([itemTag('board', board?._id ?? '')]));
  }, [dispatch, board?._id]);
  const merge = mergeFields(base, mine, theirs);
  return (
    <ConflictView<BoardField>
      className="mq-conflict"
      footClassName="mq-board-foot mq-board-form-foot"
      title={boardFormMessages.conflictTitle(failure.changedBy, refusing?.isDeleted)}
      failure={failure}
      label={boardFormMessages.conflictFields}
      fields={merge.asked}
      labelOf={(field) => fieldLabels[field]}
      valueOf={(field, side) => <FieldValue field={field} value={(side === 'mine' ? mine : theirs)[field]} />}
      onYield={onYield}
      onResolve={
        current?.isDeleted
          ? undefined
          : (takeTheirs) =>
              onResolve(
                { ...merge.values, ...Object.fromEntries(takeTheirs.map((field) => [field, theirs[field]])) },
                current,
              )
      }
    >
      <MergedFields merge={merge} mine={mine} theirs={theirs} by={failure.changedBy} />
    </ConflictView>
  );
}

interface MergedFieldsProps {
  merge: Merge<BoardValues>;
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
    <Pairs
      className="mq-conflict-fields"
      styles={{ title: { whiteSpace: 'normal' } }}
      title={boardFormMessages.merged}
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
