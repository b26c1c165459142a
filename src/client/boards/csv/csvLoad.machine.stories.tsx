import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { createActor } from 'xstate';
import { boardAnswers } from '#test/boardAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { statesOf } from '#test/storyMachines';
import '../boards.css';
import { csvLoadMachine } from './csvLoad.machine';
import { CsvUploader } from './CsvUploader';
import { Sheet } from './sheet/sheet';

/** Without rows, which stay in the worker. */
const unread = {
  id: '1',
  name: 'boards.csv',
  bytes: 48_112,
  file: new Blob(),
  problem: null,
  planned: false,
  planFailure: null,
};
const summary = new Sheet(new TextEncoder().encode('device_id,screen_name\nq1,Quay 1')).summary();
const { context } = createActor(csvLoadMachine).getSnapshot();
const { counts } = context;
const state = statesOf('csvLoad', 'add', csvLoadMachine, context);

/** The CSV UPLOADER in each state of csvLoad.machine. */
const meta = {
  title: 'Boards/CSV load states',
  component: CsvUploader,
  args: { onClose: () => undefined },
  parameters: {
    machine: 'csvLoad',
    answers: boardAnswers,
    address: '/boards?orgID=o1&teamID=t1&add=csv',
  } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof CsvUploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = state('choosing');
export const Unreadable: Story = state('choosing', { files: [{ ...unread, problem: 'This file has no header.' }] });
export const Unchecked: Story = state('choosing', {
  files: [
    {
      ...unread,
      summary,
      planFailure: { status: 503, code: 'unavailable', message: 'The service is not available right now.' },
    },
  ],
});
export const Reading: Story = state('reading', { files: [unread] });
export const FileChange: Story = state('changing', { files: [unread] });
export const Planning: Story = state('planning', { files: [unread] });
export const Loading: Story = state('loading', {
  files: [unread],
  total: 1000,
  counts: { ...counts, created: 400, updated: 21, failed: 2 },
});
export const Waiting: Story = state('loading', {
  files: [unread],
  total: 1000,
  counts: { ...counts, created: 400 },
  waiting: 8,
  failure: { status: 503, code: 'unavailable', message: 'The service is not available right now.' },
});
export const Paused: Story = state('paused', {
  files: [unread],
  total: 1000,
  counts: { ...counts, created: 400, left: 600 },
});
const report = (result: Partial<typeof counts>) =>
  state('loaded', { files: [unread], total: 1000, counts: { ...counts, ...result } });
export const LoadedAll: Story = report({ created: 900, updated: 100 });
export const LoadedSome: Story = { ...report({ created: 900, updated: 90, failed: 10 }), tags: ['smoke'] };
export const Cancelled: Story = report({ created: 500, left: 500 });
