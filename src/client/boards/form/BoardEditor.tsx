import { useSelector } from '@xstate/react';
import { Alert } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import * as contract from '#contract/boards';
import type { Board } from '#contract/boards';
import { fromPromise } from 'xstate';
import type { Failure } from '../../api/request';
import { sendSecret } from '../../api/sendSecret';
import { SaveAlert } from '../../save/SaveAlert';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useProof } from '../../save/useProof';
import { useSelection } from '../../organisations/selection';
import { SavedMeanwhileBadge } from '../../session/SavedMeanwhileBadge';
import { useAppDispatch } from '../../store';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { boardFormMessages, boardMessages } from '../boards.messages';
import { notify } from '../../ui/feedback/notify';
import { boardTags, boardsApi, newBoardTags } from '../boards.api';
import { idempotencyKeys } from '../../save/idempotencyKeys';
import { BoardConflict } from './BoardConflict';
import { BoardForm } from './BoardForm';
import { BoardPhoto } from './BoardPhoto';
import { boardSaveMachine, type SaveBoard } from './boardSave.machine';
import { createBody, modifyBody, serverFields, valuesOf, type BoardField, type BoardValues } from './boardValues';
import { useBoardDraft } from './useBoardDraft';
import { useLeaveGuard } from '../../save/useLeaveGuard';
import { useNameVerdict } from './useNameVerdict';
import { useSaveAfterUpload, type SaveAfterUpload } from './useSaveAfterUpload';

const MapFallback = () => <div className="mq-pin-map" />;
const PinMap = lazyWithRetry(async () => (await import('../map/PinMap')).PinMap, MapFallback);

interface BoardEditorProps {
  /** undefined: a new board. */
  board: Board | undefined;
  onClose: () => void;
  onSaved?: (boardId: string) => void;
  onDelete?: (() => void) | undefined;
  /** False for users who may only read. */
  canSave?: boolean;
  /** Renders the head above the form. It calls `onBumped` with the new version when it has changed the board itself. */
  head?: (onBumped: (version: number) => void) => ReactNode;
}

interface SaveNotesProps {
  board: Board | undefined;
  /** The version that the edit began from. */
  began: number | undefined;
  saving: SaveAfterUpload;
  failure: Failure | null;
}

/** Above the buttons: what the save waits for, who has saved the board meanwhile, and why it was not saved. */
function SaveNotes({ board, began, saving, failure }: SaveNotesProps) {
  const { isWaiting, upload, save } = saving;
  return (
    <>
      {isWaiting && <Alert type="info" showIcon title={boardFormMessages.savedAfterUpload} />}
      {upload.state === 'failed' && <Alert type="warning" showIcon title={boardFormMessages.pictureNotUploaded} />}
      <SavedMeanwhileBadge id={board?._id} what="board" began={began} stored={board?.version} />
      <SaveAlert failure={failure} text={boardMessages.saveFailed} onSaveAgain={save} />
    </>
  );
}

/** The server's messages for single fields of the form. */
const refusedFields = (failure: Failure | null): Partial<Record<BoardField, string>> =>
  Object.fromEntries(
    (failure?.fields ?? []).flatMap(({ path, message }) => (serverFields[path] ? [[serverFields[path], message]] : [])),
  );

/** The machine with the calls that save a board, and the dialog that asks for the password where one needs it. */
function useSaveMachine() {
  const dispatch = useAppDispatch();
  const { withProof, dialog } = useProof();
  const machine = useMemo(() => {
    const keyOf = idempotencyKeys();
    return boardSaveMachine.provide({
      actors: {
        saveBoard: fromPromise<{ board: Pick<Board, '_id' | 'version'> }, SaveBoard>(
          ({ input: { boardId, version, draft: body } }) => {
            const { boardOwner: _, ...fields } = body;
            const { createBoard, modifyBoard } = boardsApi.endpoints;
            return withProof((proof) => {
              const isSecret = proof.currentPassword !== undefined;
              if (boardId === undefined) {
                const call = { body: { ...body, ...proof }, headers: { idempotencyKey: keyOf(body) } };
                return isSecret
                  ? sendSecret(dispatch, contract.createBoard, call, newBoardTags)
                  : dispatch(createBoard.initiate(call, { track: false })).unwrap();
              }
              const call = { params: { id: boardId }, body: { ...fields, ...proof }, headers: { ifMatch: version } };
              return isSecret
                ? sendSecret(dispatch, contract.modifyBoard, call, boardTags(boardId))
                : dispatch(modifyBoard.initiate(call, { track: false })).unwrap();
            });
          },
        ),
      },
      actions: {
        announceSaved: () => notify.success(boardMessages.saved),
      },
    });
  }, [dispatch, withProof]);
  return { machine, dialog };
}

/** The form of one board with its machine: typed values survive a lost session, a failed save and another user's save. */
export function BoardEditor({ board, onClose, onSaved, onDelete, canSave = true, head }: BoardEditorProps) {
  const { orgID, teamID } = useSelection();
  const { draft, began, shown, clear } = useBoardDraft(board);
  const { machine, dialog } = useSaveMachine();
  const body = (values: BoardValues) => (board ? modifyBody(values, board) : createBody(values, orgID, teamID));
  const actor = useBridgedActor('boardSave', board?._id ?? 'new', machine, {
    // A stored draft belongs to the version that it was begun from; saving it over a newer version is a conflict.
    input: {
      boardId: board?._id,
      version: began.value.version,
      draft: draft.restored ? body(draft.value) : undefined,
    },
  });
  const snapshot = useSelector(actor, (each) => each);
  const saved = snapshot.matches('saved');
  const { savedId, failure } = snapshot.context;

  // After a save the stored draft is removed and the caller notified.
  useEffect(() => {
    if (!saved || savedId === null) return;
    clear();
    onSaved?.(savedId);
  }, [saved, savedId, clear, onSaved]);
  // A form without edits shows the board's newest values: after a save, and after another user's.
  const follows = saved || snapshot.matches('untouched');
  const version = board?.version;
  useEffect(() => {
    if (!follows || version === undefined) return;
    actor.send({ type: 'board.loaded', version });
    clear();
  }, [follows, version, actor, clear]);
  const isSaving = snapshot.matches('saving');
  const saving = useSaveAfterUpload(board, saved, () => actor.send({ type: 'board.save' }));
  const isEdited = snapshot.matches('editing') || saving.upload.isPending;
  const dirty = isEdited || snapshot.matches('conflicting') || isSaving;
  const nameVerdict = useNameVerdict(draft.value.boardname, board);
  const leave = useLeaveGuard(dirty, isSaving, clear);

  const onChange = (values: BoardValues) => {
    if (follows) began.set(shown);
    draft.set(values);
    actor.send({ type: 'board.edit', draft: body(values) });
  };
  const refused = refusedFields(failure);
  const conflict = snapshot.matches('conflicting') ? failure : null;
  // After a save the form shows the old values until the board has been loaded again.
  const isShown = draft.value === shown.values && (!board || version === snapshot.context.version);
  const isReady = !isSaving && (!saved || isShown);

  return (
    <>
      {conflict && (
        <BoardConflict
          base={began.value.values}
          mine={draft.value}
          failure={conflict}
          board={board}
          onYield={() => {
            clear();
            actor.send({ type: 'conflict.yield' });
          }}
          onResolve={(values, current) => {
            draft.set(values);
            began.set({ values: current ? valuesOf(current) : began.value.values, version: current?.version });
            // For fields that the form does not show, the other user's values are kept.
            const merged = current ? modifyBody(values, current) : body(values);
            actor.send({ type: 'conflict.resolve', draft: merged, version: current?.version ?? 0 });
          }}
        />
      )}
      {/* Hidden, not unmounted: an upload of a picture goes on while the user resolves the conflict. */}
      <div hidden={conflict !== null}>
        {head?.((bumped) => actor.send({ type: 'board.bumped', version: bumped }))}
        <BoardForm
          adding={!board}
          values={draft.value}
          onChange={onChange}
          onSave={saving.save}
          button={isSaving ? 'saving' : isEdited ? 'editable' : saved ? 'saved' : 'idle'}
          refused={refused}
          alert={
            <SaveNotes
              board={follows ? undefined : board}
              began={snapshot.context.version}
              saving={saving}
              failure={Object.keys(refused).length > 0 ? null : failure}
            />
          }
          map={
            <PinMap
              latitude={draft.value.latitude}
              longitude={draft.value.longitude}
              onMove={(latitude, longitude) => onChange({ ...draft.value, latitude, longitude })}
            />
          }
          board={board}
          nameVerdict={saved ? undefined : nameVerdict}
          image={
            <BoardPhoto
              board={board}
              upload={saving.upload}
              boardFile={draft.value.boardFile}
              isReady={isReady}
              onUploaded={(fileId) => {
                onChange({ ...draft.value, boardFile: fileId });
                saving.onUploaded();
              }}
            />
          }
          onCancel={() => void leave().then((sure) => sure && onClose())}
          onDelete={onDelete}
          canSave={canSave}
        />
      </div>
      {dialog}
    </>
  );
}
