import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { listBoards } from '#contract/boards';
import { boardAnswers } from '#test/boardAnswers';
import { answer, answerFailure, answerNever, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { BoardPicker, type PickedBoard } from './BoardPicker';

/** With choices that stay. */
function Picking({ chosen = [] }: { chosen?: PickedBoard[] }) {
  const [value, setValue] = useState<readonly PickedBoard[]>(chosen);
  return (
    <>
      <label htmlFor="boards">Boards</label>
      <div style={{ maxWidth: 520, display: 'grid' }}>
        <BoardPicker id="boards" value={value} onChange={setValue} />
      </div>
    </>
  );
}

const meta = {
  title: 'Boards/BoardPicker',
  component: Picking,
  parameters: { answers: boardAnswers } satisfies StoryParameters,
} satisfies Meta<typeof Picking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {};
export const Some: Story = {
  args: {
    chosen: [
      { id: 'b1', name: 'Tagus Riverside Bulletin' },
      { id: 'gone', name: 'A board that is on no page' },
    ],
  },
};
export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Boards' }));
    await inDocument(canvasElement).findByTitle('Vltava Bridge North');
  },
};
export const NoMatch: Story = {
  parameters: {
    answers: [answer(listBoards, { boards: [], totalBoards: 0 }), ...boardAnswers],
  } satisfies StoryParameters,
};
export const Loading: Story = {
  parameters: { answers: [answerNever(listBoards), ...boardAnswers] } satisfies StoryParameters,
};
export const Failed: Story = {
  parameters: { answers: [answerFailure(listBoards, 'internal'), ...boardAnswers] } satisfies StoryParameters,
};
