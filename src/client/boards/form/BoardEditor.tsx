import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { Board } from '#contract/boards';
import type { Failure } from '../../api/request';
import { SaveAlert } from '../../save/SaveAlert';
import { SavedMeanwhileBadge } from '../../session/SavedMeanwhileBadge';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { notify } from '../../ui/feedback/notify';
import { boardFormMessages, boardMessages } from '../boards.messages';
import { BoardConflict } from './BoardConflict';
import { BoardForm } from './BoardForm';
import { BoardPhoto } from './BoardPhoto';
import { fieldOf, type BoardField } from './boardValues';
import { useBoardForm } from './useBoardForm';
import { useNameVerdict } from './useNameVerdict';
import { usePhotoUpload, type PhotoUpload } from './usePhotoUpload';
import { useSaveAfterUpload, type SaveAfterUpload } from './useSaveAfterUpload';

const MapFallback = () => <div className="mq-pin-map" />;
const PinMap = lazyWithRetry(async () => (await import('../map/PinMap')).PinMap, MapFallback);

interface BoardEditorProps {
  /** undefined: a new board. */
  board: Board | undefined;
  onClose: () => void;
  /** Shows the saved board, from its notice. */
  onOpen?: (boardId: string) => void;
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
  upload: PhotoUpload;
  saving: SaveAfterUpload;
  failure: Failure | undefined;
}

/** Above the buttons: what the save waits for, who has saved the board meanwhile, and why it was not saved. */
function SaveNotes({ board, began, upload, saving, failure }: SaveNotesProps) {
  const { isWaiting, save } = saving;
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
const refusedFields = (failure: Failure | undefined): Partial<Record<BoardField, string>> =>
  Object.fromEntries(
    (failure?.fields ?? []).flatMap(({ path, message }): [BoardField, string][] => {
      const field = fieldOf(path);
      return field ? [[field, message]] : [];
    }),
  );

/** The form of one board with its machine: typed values survive a lost session, a failed save and another user's save. */
export function BoardEditor({ board, onClose, onOpen, onDelete, canSave = true, head }: BoardEditorProps) {
  const upload = usePhotoUpload(board);
  const { form, dialog } = useBoardForm(board, upload.isPending, (boardId) =>
    notify.success({
      text: boardMessages.saved,
      ...(onOpen && { action: { label: boardMessages.open, run: () => onOpen(boardId) } }),
    }),
  );
  const { values, conflict, failure, busy, isSaved, change } = form;
  const saving = useSaveAfterUpload(upload, isSaved && board === undefined, () => form.save());
  const isEdited = form.isEdited || upload.isPending;
  const nameVerdict = useNameVerdict(values.boardname, board);
  const refused = refusedFields(failure);

  return (
    <>
      {conflict && <BoardConflict conflict={conflict} board={board} onYield={form.reset} onResolve={form.save} />}
      {/* Hidden, not unmounted: an upload of a picture goes on while the user resolves the conflict. */}
      <div hidden={conflict !== null}>
        {head?.(form.bumped)}
        <BoardForm
          values={values}
          onChange={change}
          onSave={saving.save}
          button={busy ? 'saving' : isEdited ? 'editable' : isSaved ? 'saved' : 'idle'}
          refused={refused}
          alert={
            <SaveNotes
              board={form.dirty ? board : undefined}
              began={form.version}
              upload={upload}
              saving={saving}
              failure={Object.keys(refused).length > 0 ? undefined : failure}
            />
          }
          map={
            <PinMap
              latitude={values.latitude}
              longitude={values.longitude}
              onMove={(latitude, longitude) => change({ latitude, longitude })}
            />
          }
          board={board}
          nameVerdict={isSaved ? undefined : nameVerdict}
          image={
            <BoardPhoto
              board={board}
              upload={upload}
              boardFile={values.boardFile}
              isReady={!busy}
              onUploaded={(fileId) => {
                change({ boardFile: fileId });
                saving.onUploaded();
              }}
            />
          }
          onCancel={() => form.close(onClose)}
          onDelete={onDelete}
          canSave={canSave}
        />
      </div>
      {dialog}
    </>
  );
}
