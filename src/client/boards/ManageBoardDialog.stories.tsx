import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getBoardUncached } from '#contract/boards';
import { boardAnswers } from '#test/boardAnswers';
import { answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { ManageBoardDialog } from './ManageBoardDialog';
import './boards.css';

const meta = {
  title: 'Boards/ManageBoardDialog',
  component: ManageBoardDialog,
  args: { boardId: 'b1', onClose: () => undefined },
  parameters: {
    answers: boardAnswers,
    address: '/boards?orgID=o1',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof ManageBoardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Paused: Story = { args: { boardId: 'b2' } };
export const Deleted: Story = { args: { boardId: 'b3' } };
export const WithImage: Story = { args: { boardId: 'b4' } };
export const LongName: Story = { args: { boardId: 'b5' } };
export const Loading: Story = answering(answerNever(getBoardUncached));
export const Failed: Story = answering(answerFailure(getBoardUncached, 'board.not_found'));
export const DeleteAsked: Story = {
  tags: ['smoke'],
  play: async ({ canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await page.findByText('Delete'));
    await page.findByText(/City after dark/);
  },
};
