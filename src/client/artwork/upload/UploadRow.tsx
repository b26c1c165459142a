import { CheckOutlined, CloseOutlined, LoadingOutlined, UploadOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { useSelector } from '@xstate/react';
import { Button, Progress } from 'antd';
import { useCallback, useState } from 'react';
import { Clip } from '../../ui/display/Clip';
import { WithReason } from '../../ui/display/WithReason';
import { IconButton } from '../../ui/display/IconButton';
import { isOfFile } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import { failureMessages } from '../../ui/ui.messages';
import { bytesText, formatName } from '../fileFacts';
import type { UploadStep } from './upload.machine';
import type { UploadActor } from './uploadActors';
import { useUploadActors } from './useUploadActors';

/** The specification's texts, by the step that failed. */
export const failureText = {
  signing: uploadMessages.credentialsFailed,
  uploading: uploadMessages.putFailed,
  creating: uploadMessages.createFailed,
} as const satisfies Record<UploadStep, string>;

const icons = {
  choosing: <UploadOutlined />,
  failed: <UploadOutlined />,
  uploaded: <CheckOutlined />,
  signing: <LoadingOutlined />,
  uploading: <LoadingOutlined />,
  creating: <LoadingOutlined />,
};

interface UploadRowProps {
  upload: UploadActor;
  orgID: string | undefined;
  /** Why nothing can be uploaded for this organisation. */
  disabledReason: string | undefined;
  onRemove: () => void;
}

/** One chosen file with its facts, its progress and its button. */
export function UploadRow({ upload, orgID, disabledReason, onRemove }: UploadRowProps) {
  const { value, context } = useSelector(upload, (snapshot) => snapshot);
  const { fileName, failedAt, failure, percent } = context;
  const waits = value === 'choosing' || value === 'failed';
  const uploading = value === 'uploading';
  // Only another file helps: no 'Try again'.
  const isHopeless = value === 'failed' && failure !== undefined && isOfFile(failure);
  const label =
    value === 'choosing'
      ? uploadMessages.upload
      : value === 'failed'
        ? failureMessages.tryAgain
        : value === 'uploaded'
          ? uploadMessages.uploaded
          : uploadMessages.uploading(percent);
  return (
    <li className="mq-upload">
      <ChosenPicture upload={upload} fileType={context.fileType} />
      <span className="mq-upload-name">
        <strong>
          <Clip>{fileName}</Clip>
        </strong>
        <span className="mq-two">
          {formatName(context.fileType)} · {bytesText(context.fileSize)}
        </span>
        {failedAt && (
          <span className="mq-tone-error" role="alert">
            {!isHopeless && <span>{failureText[failedAt]} </span>}
            <span className={isHopeless ? undefined : 'mq-two'}>{failure?.message}</span>
          </span>
        )}
      </span>
      {(uploading || value === 'creating') && (
        <Progress
          className="mq-upload-progress"
          percent={percent}
          showInfo={false}
          size="small"
          aria-label={`Upload of ${fileName}`}
        />
      )}
      {!isHopeless && (
        <WithReason reason={disabledReason}>
          <Button
            size="small"
            icon={icons[value]}
            disabled={!waits || disabledReason !== undefined}
            aria-label={`${label} ${fileName}`}
            onClick={() => upload.send({ type: 'upload.start', orgID })}
          >
            {label}
          </Button>
        </WithReason>
      )}
      {uploading ? (
        <IconButton
          size="small"
          label={`Cancel the upload of ${fileName}`}
          icon={<CloseOutlined />}
          onClick={() => upload.send({ type: 'upload.cancel' })}
        />
      ) : (
        <IconButton
          size="small"
          label={`Remove ${fileName}`}
          icon={<CloseOutlined />}
          disabled={value === 'signing' || value === 'creating'}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** The picture of the chosen file before it is uploaded. A recorded upload has no file. */
function ChosenPicture({ upload, fileType }: { upload: UploadActor; fileType: string }) {
  const uploadActors = useUploadActors();
  const [file] = useState(() => uploadActors.fileOf(upload));
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className="mq-thumb mq-thumb-small" aria-hidden>
      {fileType.startsWith('video/') ? <VideoCameraOutlined /> : file && <img ref={show} alt="" decoding="async" />}
    </span>
  );
}
