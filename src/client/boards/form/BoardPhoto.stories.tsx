import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createActor } from 'xstate';
import { aBoardReply } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { statesOf } from '#test/storyMachines';
import '../boards.css';
import './boardForm.css';
import { uploadMachine } from '../../upload/upload.machine';
import { BoardPhoto } from './BoardPhoto';
import { usePhotoUpload } from './usePhotoUpload';

const file = { fileName: 'tagus.jpg', fileType: 'image/jpeg', fileSize: 412_906 };
const { context } = createActor(uploadMachine).getSnapshot();
const state = statesOf('upload', 'board-b1', uploadMachine, { ...context, orgID: 'o1', purpose: 'board' });

const board = aBoardReply();
const Photo = () => (
  <BoardPhoto board={board} upload={usePhotoUpload(board)} boardFile="f1" isReady onUploaded={() => undefined} />
);

/** The picture of a board in each state of upload.machine. */
const meta = {
  title: 'Boards/Board photo states',
  component: Photo,
  parameters: { machine: 'upload', address: '/boards?orgID=o1&teamID=t1' } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof Photo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = state('none');
export const Chosen: Story = state('chosen', { file });
export const Signing: Story = state('signing', { file });
export const Uploading: Story = state('uploading', { file, percent: 42 });
export const Creating: Story = state('creating', { file, percent: 100 });
export const Failed: Story = state('failed', {
  file,
  failedAt: 'uploading',
  failure: { status: 0, code: 'network', message: 'The connection was cut.' },
});
export const Uploaded: Story = state('uploaded', { file, percent: 100, fileId: 'f1', fileURL: '/favicon.svg' });
