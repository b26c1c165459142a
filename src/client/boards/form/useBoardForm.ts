import * as contract from '#contract/boards';
import type { Board } from '#contract/boards';
import { useProof } from '../../save/useProof';
import { useSelection } from '../../organisations/selection';
import { useRecordForm } from '../../save/useRecordForm';
import { boardTags, newBoardTags, useCreateBoardMutation, useModifyBoardMutation } from '../boards.api';
import { boardValues, createBody, emptyBoard, modifyBody, valuesOf } from './boardValues';

/**
 * The form of a board (undefined: a new one). `dialog` asks for the password where a save needs it; `hasPicture`: one is
 * chosen that is not uploaded yet.
 */
export function useBoardForm(board: Board | undefined, hasPicture: boolean, onSaved: (boardId: string) => void) {
  const { orgID, teamID } = useSelection();
  const [create] = useCreateBoardMutation();
  const [modify] = useModifyBoardMutation();
  const { write, dialog } = useProof();
  const form = useRecordForm({
    noun: 'board',
    id: board?._id ?? 'new',
    shape: boardValues,
    record: board,
    recordShape: contract.board,
    valuesOf: (record) => (record ? valuesOf(record) : emptyBoard),
    mustBeSeen: ({ isDeleted }) => isDeleted,
    send: (values, { ifMatch, takeKey, stored }): Promise<{ board: Pick<Board, '_id' | 'version'> }> => {
      if (!stored) {
        const call = { body: createBody(values, orgID, teamID), headers: { idempotencyKey: takeKey() } };
        return write(create, contract.createBoard, call, newBoardTags);
      }
      const { _id: id } = stored;
      const call = { params: { id }, body: modifyBody(values, stored), headers: { ifMatch } };
      return write(modify, contract.modifyBoard, call, boardTags(id));
    },
    versionOf: (reply) => reply.board.version,
    onSaved: (reply) => onSaved(reply.board._id),
    hasMore: hasPicture,
  });
  return { form, dialog };
}
