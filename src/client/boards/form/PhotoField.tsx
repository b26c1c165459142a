import { CheckOutlined, LoadingOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { DropZone } from '../../ui/DropZone';
import { uploadMessages } from '../../api/upload.messages';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages } from '../../ui/ui.messages';
import { BoardImage } from '../BoardImage';
import type { Pictured } from '../useBoardImage';
import type { ChosenPhoto, PhotoStep } from './boardPhoto.machine';

interface PhotoFieldProps {
  board: Pictured | undefined;
  state: 'none' | 'chosen' | 'signing' | 'uploading' | 'creating' | 'failed' | 'uploaded';
  photo: ChosenPhoto | null;
  /** 0 to 100. */
  percent: number;
  uploadedURL: string | undefined;
  failedAt: PhotoStep | null;
  reason: string | undefined;
  /** Why the last chosen file was not taken. */
  refusal: string | null;
  onChoose: (file: File) => void;
  onRefuse: (name: string) => void;
  onUpload: () => void;
  onCancel: () => void;
}

const accept = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
};
const words = {
  idle: 'Drop an image here, or choose one',
  active: 'Drop it now',
  accept: 'Good, this can be uploaded',
  reject: 'Only images are accepted',
};
/** The specification's texts, by the step that failed. */
const failureText = {
  signing: uploadMessages.credentialsFailed,
  uploading: uploadMessages.putFailed,
  creating: uploadMessages.createFailed,
} as const;
const nobody = { boardname: 'the new board', imageURL: null, boardImgURL: null, isDeleted: false };

/** The picture as it is, and the one that takes its place: chosen, on its way, there. */
export function PhotoField({
  board,
  state,
  photo,
  percent,
  uploadedURL,
  failedAt,
  reason,
  refusal,
  onChoose,
  onRefuse,
  onUpload,
  onCancel,
}: PhotoFieldProps) {
  const busy = state === 'signing' || state === 'uploading' || state === 'creating';
  const word = busy
    ? uploadMessages.uploading(percent)
    : state === 'uploaded'
      ? uploadMessages.uploaded
      : state === 'failed'
        ? failureMessages.tryAgain
        : uploadMessages.upload;
  return (
    <div className="mq-board-photo">
      <BoardImage board={{ ...(board ?? nobody), ...(uploadedURL === undefined ? {} : { imageURL: uploadedURL }) }} />
      <div className="mq-board-photo-way">
        {photo && (
          <div className="mq-board-photo-file">
            <strong className="mq-ellipsis" title={photo.fileName}>
              {photo.fileName}
            </strong>
            <Button
              size="small"
              icon={
                busy ? (
                  <LoadingOutlined aria-hidden />
                ) : state === 'uploaded' ? (
                  <CheckOutlined aria-hidden />
                ) : (
                  <UploadOutlined aria-hidden />
                )
              }
              disabled={busy || state === 'uploaded'}
              aria-label={`${word} ${photo.fileName}`}
              onClick={onUpload}
            >
              {word}
            </Button>
            {(state === 'uploading' || state === 'chosen' || state === 'failed') && (
              <Button size="small" aria-label={`${addBoardMessages.cancel} ${photo.fileName}`} onClick={onCancel}>
                {addBoardMessages.cancel}
              </Button>
            )}
          </div>
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
        {failedAt && (
          <p className="mq-field-note mq-tone-error" role="alert">
            {failureText[failedAt]} <span className="mq-two">{reason}</span>
          </p>
        )}
        {refusal !== null && (
          <p className="mq-field-note mq-tone-error" role="alert">
            {refusal}
          </p>
        )}
        {!busy && (
          <DropZone
            label="Choose an image of the board"
            words={words}
            accept={accept}
            multiple={false}
            onFiles={([file]) => {
              if (file) onChoose(file);
            }}
            onRefused={([name]) => {
              if (name !== undefined) onRefuse(name);
            }}
          />
        )}
      </div>
    </div>
  );
}
