import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createActor } from 'xstate';
import type { StoryParameters } from '#test/storyAnswers';
import { uploadMachine, type UploadContext } from '../../upload/upload.machine';
import { ChooseFiles, ChosenFiles, UploadDrop } from './UploadPanel';
import { UploadRow } from './UploadRow';

const chosen = createActor(uploadMachine).start();
chosen.send({
  type: 'file.choose',
  file: { fileName: 'kestrel_lisbon.jpg', fileType: 'image/jpeg', fileSize: 412_906 },
});

/** One file in one state of upload.machine, without its calls. */
function OneUpload({ state, context }: { state: string; context?: Partial<UploadContext> }) {
  const snapshot = uploadMachine.resolveState({
    value: state,
    context: { ...chosen.getSnapshot().context, orgID: 'o1', ...context },
  });
  return (
    <ul className="mq-plain-list mq-upload-list" aria-label="Chosen files">
      <UploadRow
        upload={createActor(uploadMachine, { snapshot }).start()}
        orgID="o1"
        disabledReason={undefined}
        onRemove={() => undefined}
      />
    </ul>
  );
}

function Panel() {
  return (
    <UploadDrop>
      <ChooseFiles />
      <ChosenFiles />
    </UploadDrop>
  );
}

const meta = {
  title: 'Artwork/UploadPanel',
  component: OneUpload,
  args: { state: 'chosen' },
  parameters: { machine: 'upload' } satisfies StoryParameters,
} satisfies Meta<typeof OneUpload>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Nothing: Story = { render: () => <Panel /> };
export const Refused: Story = {
  render: () => <Panel />,
  parameters: {
    preload: ({ services }) => {
      services.uploads.refuse(['notes.txt']);
    },
  } satisfies StoryParameters,
};
/** The story shows this state of upload.machine. */
const showing = (state: string, context: Partial<UploadContext> = {}): Story => ({
  args: { state, context },
  parameters: { state } satisfies StoryParameters,
});
const failing = (failedAt: UploadContext['failedAt'], message: string): Story =>
  showing('failed', { failedAt, failure: { status: 0, code: 'network', message } });
export const Chosen: Story = showing('chosen');
export const Signing: Story = showing('signing');
export const Uploading: Story = showing('uploading', { percent: 42 });
export const Creating: Story = showing('creating', { percent: 100 });
export const FailedSigning: Story = failing('signing', 'The store is full.');
export const FailedUploading: Story = failing('uploading', 'The connection was cut.');
export const FailedCreating: Story = failing('creating', 'The store is full.');
export const Uploaded: Story = showing('uploaded', { percent: 100 });
