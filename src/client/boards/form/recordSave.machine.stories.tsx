import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listAudit } from '#contract/product';
import { boardAnswers } from '#test/boardAnswers';
import { aBoardReply } from '#test/marketplace';
import { statesOf } from '#test/storyMachines';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { recordSaveMachine } from '../../save/recordSave.machine';
import '../boards.css';
import { BoardEditor } from './BoardEditor';
import { valuesOf } from './boardValues';

const board = aBoardReply();
const base = valuesOf(board);
const values = { ...base, city: 'Lisboa', boardname: 'Tagus Riverside, west side' };
const state = statesOf('boardSave', 'b1', recordSaveMachine, {
  values: base,
  base,
  version: 2,
  failure: null,
  theirs: null,
});
const savedByAna = answer(listAudit, {
  entries: [
    {
      _id: 'a1',
      at: '2026-11-21T08:59:00.000Z',
      by: 'Ana Okafor',
      byID: 'u2',
      action: 'board.modify',
      subject: 'board',
      subjectID: 'b1',
      detail: '',
      requestID: '',
    },
  ],
  totalEntries: 1,
});
const current = aBoardReply({ boardname: 'Tagus Riverside, east side', surfaceArea: 32, version: 3 });

/** The form of a board in each state of recordSave.machine. */
const meta = {
  title: 'Boards/Board save states',
  component: BoardEditor,
  args: { board, onClose: () => undefined, onDelete: () => undefined },
  parameters: {
    machine: 'recordSave',
    answers: boardAnswers,
    address: '/boards?orgID=o1&teamID=t1',
  } satisfies StoryParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof BoardEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = state('untouched');
export const Editing: Story = state('editing', { values });
/** Somebody else has saved the board since the edit began. */
export const SavedMeanwhile: Story = {
  parameters: { ...state('editing', { values, version: 1 }).parameters, ownAnswers: [savedByAna] },
};
/** A refused save keeps the typed values. */
export const SaveFailed: Story = state('editing', {
  values,
  failure: { status: 500, code: 'internal', message: 'The server could not do it.' },
});
export const Saving: Story = state('saving', { values });
/** Two administrators saved at the same time: both values of each field. */
export const Conflicting: Story = state('conflicting', {
  values,
  theirs: { values: valuesOf(current), version: 3 },
  failure: {
    status: 409,
    code: 'record.stale',
    message: 'Changed in between.',
    changedBy: 'Ana Okafor',
    changedAt: '2026-11-21T08:00:00.000Z',
    current,
  },
});
export const Saved: Story = state('saved');
