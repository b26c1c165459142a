import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { largestFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { useExtension } from '../../api/product.api';
import { isReadable } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import { cleanName } from '../../upload/uploadName';
import { sniffType } from '../../upload/uploadType';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useSelection } from '../../organisations/selection';
import { useAppDispatch } from '../../store';
import { boardFormMessages } from '../boards.messages';
import { provideUpload } from '../../upload/provideUpload';
import { notify } from '../../ui/feedback/notify';
import { boardsApi } from '../boards.api';
import { PhotoField } from './PhotoField';

interface BoardPhotoProps {
  board: Board | undefined;
  /** File id in the form. */
  boardFile: string;
  /** False while the form takes no edit; an upload that ends meanwhile is reported afterwards. */
  isReady: boolean;
  /** File id of the new image. */
  onUploaded: (fileId: string) => void;
  /** Called with true when an upload starts, and with false when it ends, after `onUploaded`. */
  onUploading: (isUploading: boolean) => void;
}

/** The board's picture with an upload of another, which is stored with the board by 'Save Changes'. */
export function BoardPhoto({ board, boardFile, isReady, onUploaded, onUploading }: BoardPhotoProps) {
  const dispatch = useAppDispatch();
  const { orgID } = useSelection();
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasPhotos = useExtension('board-photos');
  // A file must not be in a machine or in the store.
  const [files] = useState(() => new Map<'chosen', File>());
  const machine = useMemo(
    () =>
      provideUpload({
        dispatch,
        signUpload: boardsApi.endpoints.signBoardPhoto,
        createFile: boardsApi.endpoints.createBoardPhoto,
        fileOf: () => files.get('chosen'),
        onUploaded: () => notify.success(uploadMessages.done),
      }),
    [dispatch, files],
  );
  const actor = useBridgedActor('upload', `board-${board?._id ?? 'new'}`, machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);

  // Notifies the form once the record has been created, before the next paint: until then the form lacks the picture.
  const tell = useRef(onUploaded);
  useLayoutEffect(() => {
    tell.current = onUploaded;
  });
  const uploadedId = value === 'uploaded' ? context.fileId : '';
  const reportedId = useRef('');
  useLayoutEffect(() => {
    if (uploadedId === '' || uploadedId === reportedId.current || !isReady) return;
    reportedId.current = uploadedId;
    tell.current(uploadedId);
  }, [uploadedId, isReady]);
  const isUploading = value === 'signing' || value === 'uploading' || value === 'creating';
  useEffect(() => onUploading(isUploading), [isUploading, onUploading]);
  // The form no longer has the uploaded picture: the user took another user's, or the form was emptied after a save.
  const isDropped = isReady && uploadedId !== '' && uploadedId !== boardFile;

  const choose = async (chosen: File): Promise<void> => {
    const isHere = await isReadable(chosen);
    const fileType = isHere ? await sniffType(chosen) : undefined;
    const refused = isHere ? refusalOf(chosen, fileType) : uploadMessages.fileGone(chosen.name);
    setRefusal(refused ?? null);
    if (refused !== undefined || fileType === undefined) return;
    files.set('chosen', chosen);
    actor.send({
      type: 'file.choose',
      file: { fileName: cleanName(chosen.name, 'board'), fileType, fileSize: chosen.size },
    });
  };
  return (
    <PhotoField
      board={board}
      state={isDropped ? 'none' : value}
      photo={isDropped ? null : context.file}
      percent={context.percent}
      uploadedURL={uploadedId === '' || isDropped ? undefined : context.fileURL}
      failedAt={context.failedAt}
      failure={context.failure}
      refusal={refusal}
      onChoose={(chosen) => void choose(chosen)}
      onRefuse={(name) => {
        setRefusal(boardFormMessages.notAnImage(name));
      }}
      onUpload={() => {
        actor.send({ type: 'upload.start', orgID, ...(hasPhotos ? { purpose: 'board' } : {}) });
      }}
      onCancel={() => {
        actor.send({ type: 'upload.cancel' });
      }}
    />
  );
}

/** Why a file is not accepted as a board's picture (undefined: it is); checked before it is sent. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, fileType: string | undefined): string | undefined {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > largestFile) return `${file.name} is larger than ${String(largestFile / 1024 / 1024)} MB.`;
  return fileType?.startsWith('image/') === true ? undefined : boardFormMessages.notAnImage(file.name);
}
