import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { modifyBoard } from '#contract/boards';
import { boardAnswers } from '#test/boardAnswers';
import { aBoardReply } from '#test/marketplace';
import { answerFailure, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { formMessages } from '../../ui/ui.messages';
import '../boards.css';
import { BoardConflict } from './BoardConflict';
import { BoardEditor } from './BoardEditor';
import { valuesOf } from './boardValues';

const nothing = () => undefined;
const board = aBoardReply();
const theirs = aBoardReply({ boardname: 'Tagus Riverside, east side', surfaceArea: 32, version: 3 });
const parameters = (...first: StoryAnswer[]): StoryParameters => ({
  answers: [...first, ...boardAnswers],
  address: '/boards?orgID=o1&teamID=t1',
});

/** The form with its machine, its map and its picture. */
const meta = {
  title: 'Boards/BoardEditor',
  component: BoardEditor,
  args: { board, onClose: nothing, onDelete: nothing },
  parameters: { ...parameters() },
} satisfies Meta<typeof BoardEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
/** A refused save keeps the typed values. */
export const SaveFailed: Story = {
  parameters: parameters(answerFailure(modifyBoard, 'internal')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('City'), ' East');
    await userEvent.click(canvas.getByRole('button', { name: formMessages.saveChanges }));
    await canvas.findAllByText('The server could not do it.', { exact: false });
  },
};
/** Two administrators saved at the same time: both values of each field. */
export const Conflict: Story = {
  render: () => (
    <BoardConflict
      base={valuesOf(board)}
      board={board}
      mine={{ ...valuesOf(board), city: 'Lisboa', boardname: 'Tagus Riverside, west side' }}
      failure={{
        status: 409,
        code: 'record.stale',
        message: 'Changed in between.',
        changedBy: 'Ana Okafor',
        changedAt: '2026-11-21T08:00:00.000Z',
        current: theirs,
      }}
      onYield={nothing}
      onResolve={nothing}
    />
  ),
};
