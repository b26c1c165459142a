import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aBoardReply } from '#test/marketplace';
import { statesOf } from '#test/storyMachines';
import type { StoryParameters } from '#test/storyAnswers';
import '../boards.css';
import { BoardEditor } from './BoardEditor';
import { boardSaveMachine } from './boardSave.machine';
import { modifyBody, valuesOf } from './boardValues';

const board = aBoardReply();
const draft = { ...modifyBody(valuesOf(board), board), boardOwner: 'o1' };
const state = statesOf('boardSave', 'b1', boardSaveMachine, {
  boardId: 'b1',
  version: 2,
  draft: null,
  failure: null,
  savedId: null,
});
const theirs = aBoardReply({ boardname: 'Tagus Riverside, east side', version: 3 });

/** The real form in each state of boardSave.machine. */
const meta = {
  title: 'Boards/Board save states',
  component: BoardEditor,
  args: { board, onClose: () => undefined, onDelete: () => undefined },
  parameters: { machine: 'boardSave', address: '/boards?orgID=o1&teamID=t1' } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof BoardEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = state('untouched');
export const Editing: Story = state('editing', { draft });
/** A refused save keeps the typed values. */
export const SaveFailed: Story = state('editing', {
  draft,
  failure: { status: 500, code: 'internal', message: 'The server could not do it.' },
});
export const Saving: Story = state('saving', { draft });
export const Conflicting: Story = state('conflicting', {
  draft,
  failure: {
    status: 409,
    code: 'record.stale',
    message: 'Changed in between.',
    changedBy: 'Ana Okafor',
    changedAt: '2026-11-21T08:00:00.000Z',
    current: theirs,
  },
});
export const Saved: Story = state('saved', { savedId: 'b1' });
