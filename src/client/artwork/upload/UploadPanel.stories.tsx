import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createActor, fromCallback } from 'xstate';
import { aFile } from '#test/artworkFiles';
import { stubActor } from '#test/stubActor';
import type { StoryParameters } from '#test/storyAnswers';
import { uploadMachine, type PutInput, type UploadEvent } from '../../upload/upload.machine';
import { ChooseFiles, ChosenFiles, UploadDrop } from './UploadPanel';
import { UploadRow } from './UploadRow';

const putting = (...events: UploadEvent[]) =>
  fromCallback<UploadEvent, PutInput>(({ sendBack }) => events.forEach((event) => sendBack(event)));
const waiting = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new Error('The store is full.'));
const signing = () => Promise.resolve({ credentials: { url: '/upload' }, fileURL: '/files/1' });
const creating = () => Promise.resolve({ file: aFile(), message: 'Made.' });
const stored = putting({ type: 'upload.stored' });

const file = { fileName: 'kestrel_lisbon.jpg', fileType: 'image/jpeg', fileSize: 412_906 };

/** The machine with actors that keep it in each of its states. */
const machines = {
  none: uploadMachine,
  chosen: uploadMachine,
  signing: uploadMachine.provide({ actors: { signUpload: stubActor(waiting) } }),
  uploading: uploadMachine.provide({
    actors: { signUpload: stubActor(signing), putFile: putting({ type: 'upload.progressed', percent: 42 }) },
  }),
  creating: uploadMachine.provide({
    actors: { signUpload: stubActor(signing), putFile: stored, createFile: stubActor(waiting) },
  }),
  failedSigning: uploadMachine.provide({ actors: { signUpload: stubActor(failing) } }),
  failedUploading: uploadMachine.provide({
    actors: {
      signUpload: stubActor(signing),
      putFile: putting({
        type: 'upload.broke',
        failure: { status: 0, code: 'network', message: 'The connection was cut.' },
      }),
    },
  }),
  failedCreating: uploadMachine.provide({
    actors: { signUpload: stubActor(signing), putFile: stored, createFile: stubActor(failing) },
  }),
  uploaded: uploadMachine.provide({
    actors: { signUpload: stubActor(signing), putFile: stored, createFile: stubActor(creating) },
  }),
};

/** One file in one state of upload.machine. */
function OneUpload({ state }: { state: keyof typeof machines }) {
  const upload = createActor(machines[state]).start();
  if (state !== 'none') upload.send({ type: 'file.choose', file });
  if (state !== 'none' && state !== 'chosen') upload.send({ type: 'upload.start', orgID: 'o1' });
  return (
    <ul className="mq-plain-list mq-upload-list" aria-label="Chosen files">
      <UploadRow upload={upload} orgID="o1" disabledReason={undefined} onRemove={() => undefined} />
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
const showing = (state: string) => ({ state }) satisfies StoryParameters;
export const Chosen: Story = { parameters: showing('chosen') };
export const Signing: Story = { args: { state: 'signing' }, parameters: showing('signing') };
export const Uploading: Story = { args: { state: 'uploading' }, parameters: showing('uploading') };
export const Creating: Story = { args: { state: 'creating' }, parameters: showing('creating') };
export const FailedSigning: Story = { args: { state: 'failedSigning' }, parameters: showing('failed') };
export const FailedUploading: Story = { args: { state: 'failedUploading' } };
export const FailedCreating: Story = { args: { state: 'failedCreating' } };
export const Uploaded: Story = { args: { state: 'uploaded' }, parameters: showing('uploaded') };
