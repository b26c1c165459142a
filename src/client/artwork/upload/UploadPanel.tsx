import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex } from 'antd';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { fileExtensions } from '#contract/fileTypes';
import { useSelection } from '../../organisations/selection';
import { disabledReason, usePermission } from '../../session/permissions';
import { ReasonButton } from '../../ui/display/WithReason';
import { DropArea } from '../../ui/form/DropZone';
import { IconButton } from '../../ui/display/IconButton';
import { uploadMessages } from '../../api/upload.messages';
import { UploadRow } from './UploadRow';
import { useUploadActors, useUploads } from './useUploadActors';
import './upload.css';

const messages = {
  idle: 'Drop images or MP4 videos here, paste them, or',
  active: 'Drop them now',
  accept: 'Good, these can be uploaded',
  reject: 'Only images and MP4 videos are accepted',
};

/** Opens the browser's file dialog. */
const OpenFiles = createContext<() => void>(() => undefined);

/** Accepts artwork dropped or pasted anywhere on its children; each file then has its own 'Upload' button. */
export function UploadDrop({ children }: { children: ReactNode }) {
  const uploadActors = useUploadActors();

  return (
    <DropArea
      className="mq-upload-page"
      label="Artwork files"
      messages={messages}
      accept={fileExtensions}
      onFiles={(files) => void uploadActors.choose(files)}
      onRefused={uploadActors.refuse}
    >
      {(open) => <OpenFiles value={open}>{children}</OpenFiles>}
    </DropArea>
  );
}

/** 'Choose files', with the hint that files can be dropped. */
export function ChooseFiles() {
  const open = use(OpenFiles);
  return (
    <>
      <span className="mq-tone-neutral mq-not-phone">{uploadMessages.dropAnywhere}</span>
      <Button size="small" icon={<UploadOutlined />} onClick={open}>
        {uploadMessages.chooseFiles}
      </Button>
    </>
  );
}

/** The chosen files, each with its own 'Upload' button, and the refused ones; nothing if there are none. */
export function ChosenFiles() {
  const uploadActors = useUploadActors();
  const { orgID } = useSelection();
  // Without an organisation the upload itself shows the error.
  const reason = disabledReason(usePermission('review', orgID));
  const uploads = useUploads();
  const refusals = useSyncExternalStore(uploadActors.subscribe, uploadActors.refusals);
  const waiting = uploads.filter((upload) => upload.getSnapshot().matches('chosen'));
  if (uploads.length === 0 && refusals.length === 0) return null;

  return (
    <Flex component="section" vertical gap={8} className="mq-uploads" aria-label="Upload artwork">
      {refusals.map(({ id, text }) => (
        <Alert
          key={id}
          type="error"
          showIcon
          role="alert"
          title={text}
          action={
            <IconButton
              size="small"
              label={`Dismiss: ${text}`}
              tip="Dismiss"
              icon={<CloseOutlined />}
              onClick={() => uploadActors.dismiss(id)}
            />
          }
        />
      ))}
      {uploads.length > 0 && (
        <ul className="mq-plain-list mq-upload-list" aria-label="Chosen files">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              orgID={orgID}
              disabledReason={reason}
              onRemove={() => uploadActors.remove(upload)}
            />
          ))}
        </ul>
      )}
      {waiting.length > 1 && (
        <ReasonButton
          reason={reason}
          size="small"
          onClick={() => waiting.forEach((upload) => upload.send({ type: 'upload.start', orgID }))}
        >
          {uploadMessages.upload} all {waiting.length}
        </ReasonButton>
      )}
    </Flex>
  );
}
