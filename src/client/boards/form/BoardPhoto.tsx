import { useSelector } from '@xstate/react';
import { Button, Flex, Form, Progress } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { largestFile } from '#contract/artwork';
import type { Board } from '#contract/boards';
import { fileExtensions } from '#contract/fileTypes';
import { isReadable } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import { Clip } from '../../ui/display/Clip';
import { DropZone } from '../../ui/form/DropZone';
import { formMessages } from '../../ui/ui.messages';
import { UploadButton, UploadProblem } from '../../upload/UploadButton';
import { sniffType } from '../../upload/uploadType';
import { BoardImage } from '../BoardImage';
import { boardFormMessages } from '../boards.messages';
import type { PhotoUpload } from './usePhotoUpload';

const { 'video/mp4': _, ...accept } = fileExtensions;
const messages = {
  idle: 'Drop an image here, or choose one',
  active: 'Drop it now',
  accept: 'Good, this can be uploaded',
  reject: 'Only images are accepted',
};
const nobody = { boardname: 'the new board', imageURL: null, boardImgURL: null, isDeleted: false };

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
    const refused = isHere ? checkFile(chosen, fileType) : uploadMessages.fileGone(chosen.name);
    setRefusal(refused ?? null);
    if (refused === undefined && fileType !== undefined) upload.choose(chosen, fileType);
  };
  const state = isDropped ? 'none' : value;
  const photo = isDropped ? null : context.file;
  const { percent, failedAt } = context;
  const busy = ['signing', 'uploading', 'creating'].includes(state);
  const problem = failedAt ? <UploadProblem context={context} /> : (refusal ?? undefined);
  return (
    <Form.Item
      className="mq-field-item"
      {...(problem !== undefined && { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
    >
      <div className="mq-board-photo">
        <BoardImage
          board={{ ...(board ?? nobody), ...(uploadedId === '' || isDropped ? {} : { imageURL: context.fileURL }) }}
        />
        <Flex vertical gap="small">
          {photo && (
            <Flex wrap gap="small" align="center" className="mq-board-photo-file">
              <strong>
                <Clip>{photo.fileName}</Clip>
              </strong>
              <UploadButton state={state} context={context} onClick={upload.start} />
              {(state === 'uploading' || state === 'chosen' || state === 'failed') && (
                <Button
                  size="small"
                  aria-label={`${formMessages.cancel} ${photo.fileName}`}
                  onClick={() => actor.send({ type: 'upload.cancel' })}
                >
                  {formMessages.cancel}
                </Button>
              )}
            </Flex>
          )}
          {busy && (
            <Progress
              percent={percent}
              showInfo={false}
              size="small"
              status="normal"
              aria-label={`Upload of ${photo?.fileName ?? ''}`}
            />
          )}
          {!busy && (
            <DropZone
              label="Choose an image of the board"
              messages={messages}
              accept={accept}
              multiple={false}
              onFiles={([file]) => {
                if (file) void choose(file);
              }}
              onRefused={([name]) => {
                if (name !== undefined) setRefusal(boardFormMessages.notAnImage(name));
              }}
            />
          )}
        </Flex>
      </div>
    </Form.Item>
  );
}

/** Why a file is not accepted as a board's picture (undefined: it is); checked before it is sent. */
export function checkFile(file: Pick<File, 'name' | 'size'>, fileType: string | undefined): string | undefined {
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > largestFile) return `${file.name} is larger than ${String(largestFile / 1024 / 1024)} MB.`;
  return fileType?.startsWith('image/') === true ? undefined : boardFormMessages.notAnImage(file.name);
}
