import * as contract from '#contract/boards';
import type { Board } from '#contract/boards';
import { sendSecret } from '../../api/sendSecret';
import { useProof } from '../../save/useProof';
import { useSelection } from '../../organisations/selection';
import { useRecordForm } from '../../save/useRecordForm';
import { useAppDispatch } from '../../store';
import { boardsApi, boardTags, newBoardTags } from '../boards.api';
import { boardValues, createBody, emptyBoard, modifyBody, valuesOf } from './boardValues';

/**
 * The form of a board (undefined: a new one). `dialog` asks for the password where a save needs it; `hasPicture`: one is
 * chosen that is not uploaded yet.
 */
export function useBoardForm(board: Board | undefined, hasPicture: boolean, onSaved: (boardId: string) => void) {
  const { orgID, teamID } = useSelection();
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const { createBoard, modifyBoard } = boardsApi.endpoints;
  const form = useRecordForm({
    noun: 'board',
    id: board?._id ?? 'new',
    shape: boardValues,
    record: board,
    recordShape: contract.board,
    valuesOf: (record) => (record ? valuesOf(record) : emptyBoard),
    mustBeSeen: ({ isDeleted }) => isDeleted,
    send: (values, { ifMatch, takeKey, stored }) =>
      withProof((proof): Promise<{ board: Pick<Board, '_id' | 'version'> }> => {
        const isSecret = proof.currentPassword !== undefined;
        if (stored) {
          const id = stored._id;
          const call = { params: { id }, body: { ...modifyBody(values, stored), ...proof }, headers: { ifMatch } };
          return isSecret
            ? sendSecret(dispatch, contract.modifyBoard, call, boardTags(id))
            : dispatch(modifyBoard.initiate(call, { track: false })).unwrap();
        }
        const body = createBody(values, orgID, teamID);
        const call = { body: { ...body, ...proof }, headers: { idempotencyKey: takeKey() } };
        return isSecret
          ? sendSecret(dispatch, contract.createBoard, call, newBoardTags)
          : dispatch(createBoard.initiate(call, { track: false })).unwrap();
      }),
    versionOf: (reply) => reply.board.version,
    onSaved: (reply) => onSaved(reply.board._id),
    hasMore: hasPicture,
  });
  return { form, dialog };
}
