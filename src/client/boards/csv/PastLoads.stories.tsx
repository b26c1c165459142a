import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, within } from 'storybook/test';
import { listBoardLoads, undoBoardLoad } from '#contract/imports';
import { boardAnswers } from '#test/boardAnswers';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import './csv.css';
import { PastLoads } from './PastLoads';

const meta = {
  title: 'Boards/PastLoads',
  component: PastLoads,
  parameters: { answers: boardAnswers, address: '/boards?orgID=o1&add=csv' } satisfies StoryParameters,
} satisfies Meta<typeof PastLoads>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that can be undone, and one that was. */
export const Ready: Story = {};
export const Loading: Story = answering(answerNever(listBoardLoads));
export const Empty: Story = answering(answer(listBoardLoads, { loads: [], totalLoads: 0 }));
export const Failed: Story = answering(answerFailure(listBoardLoads, 'internal'));
/** An undo of 100,000 boards takes seconds: its button shows that it is under way. */
export const Undoing: Story = {
  ...answering(answerNever(undoBoardLoad)),
  play: async ({ canvas }) => {
    const [undo] = await canvas.findAllByRole('button', { name: /^Undo this load: / });
    if (undo === undefined) throw new Error('No load can be undone.');
    await userEvent.click(undo);
    const question = within(await screen.findByRole('dialog', { name: /^Undo the load of / }));
    await userEvent.click(question.getByRole('button', { name: /^Yes/ }));
    await expect(undo).toHaveClass('ant-btn-loading');
  },
};
