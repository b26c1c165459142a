import { useEffect } from 'react';
import { board as boardShape, type Board } from '#contract/boards';
import { apiAddress } from '../../api/runtime';
import { itemTag } from '../../api/tags';
import { ConflictView } from '../../save/ConflictView';
import type { Conflict } from '../../save/useRecordForm';
import { useAppDispatch } from '../../store';
import { boardsApi } from '../boards.api';
import { useGetBoardPhotoQuery } from '../boardPhotos.api';
import { boardFormMessages } from '../boards.messages';
import { fieldLabels, type BoardField, type BoardValues } from './boardValues';
import { Pairs } from '../../ui/display/Pairs';

interface BoardConflictProps {
  conflict: Conflict<BoardValues>;
  /** The board as it is loaded now: a deleted one may have been restored since. */
  board: Board | undefined;
  onYield: () => void;
  /** Saves the merge, for these fields with the other user's values. */
  onResolve: (takeTheirs: readonly BoardField[]) => void;
}

/**
 * Shown after another user changed the same fields of the board, or deleted it. Fields that only one of the two changed
 * are merged. While the board is deleted, they cannot be saved.
 */
export function BoardConflict({ conflict, board, onYield, onResolve }: BoardConflictProps) {
  const { mine, theirs, failure, conflicting } = conflict;
  const refusing = boardShape.safeParse(failure.current).data;
  const isNewer = (board?.version ?? 0) > (refusing?.version ?? 0);
  const dispatch = useAppDispatch();
  // Whoever shows the board learns what the refusal found, for example that it is deleted.
  useEffect(() => {
    dispatch(boardsApi.util.invalidateTags([itemTag('board', board?._id ?? '')]));
  }, [dispatch, board?._id]);
  return (
    <ConflictView<BoardField>
      className="mq-conflict"
      footClassName="mq-board-foot mq-board-form-foot"
      title={boardFormMessages.conflictTitle(failure.changedBy, refusing?.isDeleted)}
      failure={failure}
      label={boardFormMessages.conflictFields}
      fields={conflicting}
      labelOf={(field) => fieldLabels[field]}
      valueOf={(field, side) => <FieldValue field={field} value={(side === 'mine' ? mine : theirs)[field]} />}
      onYield={onYield}
      onResolve={(isNewer ? board : refusing)?.isDeleted ? undefined : onResolve}
    >
      <MergedFields {...conflict} />
    </ConflictView>
  );
}

/** The fields that only one of the two changed, with the merged values. */
function MergedFields({ onlyMine, onlyTheirs, mine, theirs, failure }: Conflict<BoardValues>) {
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
        ...onlyTheirs.map(item(theirs, failure.changedBy ?? boardFormMessages.theirs)),
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
