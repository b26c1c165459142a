import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards } from '#contract/boards';
import { boardAnswers } from '#test/boardAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { BoardsPage, ManagementBoardsPage } from './BoardsPage';
import './boards.css';

const meta = {
  title: 'Boards/BoardsPage',
  component: BoardsPage,
  parameters: {
    answers: boardAnswers,
    address: '/boards?orgID=all',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof BoardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const OneOrganisation: Story = at('/boards?orgID=o1&teamID=t1');
export const Management: Story = {
  render: () => <ManagementBoardsPage />,
  ...at('/management/boards?orgID=o1'),
};
export const Loading: Story = { tags: ['smoke'], ...answering(answerNever(listBoards)) };
export const Empty: Story = answering(answer(listBoards, { boards: [], totalBoards: 0 }));
export const Failed: Story = answering(answerFailure(listBoards, 'internal'));
/** An API with only the calls of section 7: neither filters nor map. */
export const WithoutExtensions: Story = answering(withoutExtensions);
export const OnTheMap: Story = { tags: ['smoke'], ...at('/boards?orgID=all&view=map') };
export const DeleteAsked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Select Tagus Riverside Bulletin'));
    await userEvent.click(await canvas.findByText('Bulk Actions'));
    await userEvent.click(await page.findByText('Delete Selected'));
    await page.findByText(/City after dark/);
  },
};
