import { CloseOutlined, PlayCircleFilled } from '@ant-design/icons';
import { useSelector } from '@xstate/react';
import { Flex, Progress } from 'antd';
import { useCallback, useState } from 'react';
import { formatName } from '#contract/fileTypes';
import { Clip } from '../../ui/display/Clip';
import { IconButton } from '../../ui/display/IconButton';
import { uploadMessages } from '../../api/upload.messages';
import { useOrganisationName } from '../../organisations/organisations.api';
import { bytesText, pixels } from '../fileFacts';
import { UploadButton, UploadProblem } from '../../upload/UploadButton';
import type { UploadActor } from './uploadActors';
import { useUploadActors } from './useUploadActors';

const noFile = { fileName: '', fileType: '', fileSize: 0 };

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
  const { file, failedAt, percent } = context;
  const { fileName, fileType, fileSize } = file ?? noFile;
  const [size, setSize] = useState<string>();
  const goesTo = value === 'chosen' || context.orgID === '' ? orgID : context.orgID;
  const organisation = useOrganisationName(goesTo);
  const owner = goesTo === undefined ? uploadMessages.toNobody : organisation;
  const uploading = value === 'uploading';
  const isSending = uploading || value === 'signing' || value === 'creating';
  return (
    <Flex component="li" align="center" className="mq-upload">
      <ChosenPicture upload={upload} fileType={fileType} onSize={setSize} />
      <Flex component="span" vertical className="mq-upload-name">
        <strong>
          <Clip>{fileName}</Clip>
        </strong>
        <span className="mq-two">
          {[formatName(fileType), size, bytesText(fileSize), owner].filter(Boolean).join(' · ')}
        </span>
        {failedAt && (
          <span className="mq-tone-error" role="alert">
            <UploadProblem context={context} />
          </span>
        )}
      </Flex>
      {(uploading || value === 'creating') && (
        <Progress
          className="mq-upload-progress"
          percent={percent}
          showInfo={false}
          size="small"
          aria-label={`Upload of ${fileName}`}
        />
      )}
      <UploadButton
        state={value}
        context={context}
        reason={disabledReason}
        className="mq-upload-send"
        onClick={() => upload.send({ type: 'upload.start', orgID })}
      />
      <IconButton
        size="small"
        label={uploading ? `Cancel the upload of ${fileName}` : `Remove ${fileName}`}
        icon={<CloseOutlined />}
        disabled={isSending && !uploading}
        onClick={uploading ? () => upload.send({ type: 'upload.cancel' }) : onRemove}
      />
    </Flex>
  );
}

interface ChosenPictureProps {
  upload: UploadActor;
  fileType: string;
  /** Called with the pixels once the browser has read the file. */
  onSize: (text: string) => void;
}

/** The picture of the chosen file before it is uploaded, or the first frame of a film. */
function ChosenPicture({ upload, fileType, onSize }: ChosenPictureProps) {
  const uploadActors = useUploadActors();
  const [file] = useState(() => uploadActors.fileOf(upload));
  const show = useCallback(
    (picture: HTMLImageElement | HTMLVideoElement | null) => {
      if (!file || !picture) return undefined;
      const address = URL.createObjectURL(file);
      // With a time, every browser draws the frame at that time.
      picture.src = picture instanceof HTMLVideoElement ? `${address}#t=0.001` : address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <span className="mq-thumb mq-thumb-small" aria-hidden>
      {file && fileType.startsWith('video/') && (
        <>
          <video
            ref={show}
            className="mq-first-frame"
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            onLoadedMetadata={({ currentTarget }) =>
              onSize(pixels(currentTarget.videoWidth, currentTarget.videoHeight))
            }
          />
          <PlayCircleFilled className="mq-thumb-play" />
        </>
      )}
      {file && !fileType.startsWith('video/') && (
        <img
          ref={show}
          alt=""
          decoding="async"
          onLoad={({ currentTarget }) => onSize(pixels(currentTarget.naturalWidth, currentTarget.naturalHeight))}
        />
      )}
    </span>
  );
}
