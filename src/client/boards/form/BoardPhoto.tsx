import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { largestFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { isReadable } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import { sniffType } from '../../upload/uploadType';
import { boardFormMessages } from '../boards.messages';
import { PhotoField } from './PhotoField';
import type { PhotoUpload } from './usePhotoUpload';

interface BoardPhotoProps {
  board: Board | undefined;
  upload: PhotoUpload;
  /** File id in the form. */
  boardFile: string;
  /** False while the form takes no edit; an upload that ends meanwhile is reported afterwards. */
  isReady: boolean;
  /** File id of the new image. */
  onUploaded: (fileId: string) => void;
}

/** The board's picture with an upload of another, which is stored with the board by 'Save Changes'. */
export function BoardPhoto({ board, upload, boardFile, isReady, onUploaded }: BoardPhotoProps) {
  const { actor } = upload;
  const [refusal, setRefusal] = useState<string | null>(null);
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
  // The form no longer has the uploaded picture: the user took another user's, or the form was emptied after a save.
  const isDropped = isReady && uploadedId !== '' && uploadedId !== boardFile;

  const choose = async (chosen: File): Promise<void> => {
    const isHere = await isReadable(chosen);
    const fileType = isHere ? await sniffType(chosen) : undefined;
    const refused = isHere ? refusalOf(chosen, fileType) : uploadMessages.fileGone(chosen.name);
    setRefusal(refused ?? null);
    if (refused === undefined && fileType !== undefined) upload.choose(chosen, fileType);
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
      onUpload={upload.start}
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
