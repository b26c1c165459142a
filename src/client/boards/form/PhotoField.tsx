import { CheckOutlined, LoadingOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Form, Progress } from 'antd';
import { Clip } from '../../ui/display/Clip';
import { DropZone } from '../../ui/form/DropZone';
import { isOfFile } from '../../api/chosenFile';
import type { Failure } from '../../api/request';
import { uploadMessages } from '../../api/upload.messages';
import { addBoardMessages } from '../addBoard.messages';
import { failureMessages } from '../../ui/ui.messages';
import { BoardImage } from '../BoardImage';
import type { Pictured } from '../useBoardImage';
import type { ChosenFile, UploadStep } from '../../upload/upload.machine';

interface PhotoFieldProps {
  board: Pictured | undefined;
  state: 'none' | 'chosen' | 'signing' | 'uploading' | 'creating' | 'failed' | 'uploaded';
  photo: ChosenFile | null;
  /** 0 to 100. */
  percent: number;
  uploadedURL: string | undefined;
  failedAt: UploadStep | null;
  failure: Failure | null;
  /** Why the last chosen file was not accepted. */
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
const messages = {
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

/** The current picture, and the one that replaces it: chosen, uploading or uploaded. */
export function PhotoField({
  board,
  state,
  photo,
  percent,
  uploadedURL,
  failedAt,
  failure,
  refusal,
  onChoose,
  onRefuse,
  onUpload,
  onCancel,
}: PhotoFieldProps) {
  const busy = state === 'signing' || state === 'uploading' || state === 'creating';
  const label = busy
    ? uploadMessages.uploading(percent)
    : state === 'uploaded'
      ? uploadMessages.uploaded
      : state === 'failed'
        ? failureMessages.tryAgain
        : uploadMessages.upload;
  // Only another file helps: no 'Try again'.
  const isHopeless = state === 'failed' && failure !== null && isOfFile(failure);
  const problem = failedAt ? (
    <>
      {!isHopeless && <span>{failureText[failedAt]} </span>}
      <span className={isHopeless ? undefined : 'mq-two'}>{failure?.message}</span>
    </>
  ) : (
    (refusal ?? undefined)
  );
  return (
    <Form.Item
      className="mq-field-item"
      {...(problem !== undefined && { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
    >
      <div className="mq-board-photo">
        <BoardImage board={{ ...(board ?? nobody), ...(uploadedURL === undefined ? {} : { imageURL: uploadedURL }) }} />
        <div className="mq-board-photo-way">
          {photo && (
            <div className="mq-board-photo-file">
              <strong>
                <Clip>{photo.fileName}</Clip>
              </strong>
              {!isHopeless && (
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
                  aria-label={`${label} ${photo.fileName}`}
                  onClick={onUpload}
                >
                  {label}
                </Button>
              )}
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
          {!busy && (
            <DropZone
              label="Choose an image of the board"
              messages={messages}
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
    </Form.Item>
  );
}
