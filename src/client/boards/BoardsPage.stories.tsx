import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards } from '#contract/boards';
import { boardAnswers } from '#test/boardAnswers';
import { withoutExtensions } from '#test/marketplace';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { inDocument } from '#test/storyPlays';
import { BoardsPage, ManagementBoardsPage } from './BoardsPage';
import './boards.css';

const at = (address: string, ...first: StoryAnswer[]): StoryParameters => ({
  answers: [...first, ...boardAnswers],
  address,
});
const all = '/boards?orgID=all';

const meta = {
  title: 'Boards/BoardsPage',
  component: BoardsPage,
  parameters: { ...at(all), docs: { story: { inline: false, height: 720 } } },
} satisfies Meta<typeof BoardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const OneOrganisation: Story = { parameters: at('/boards?orgID=o1&teamID=t1') };
export const Management: Story = {
  render: () => <ManagementBoardsPage />,
  parameters: at('/management/boards?orgID=o1'),
};
export const Loading: Story = { tags: ['smoke'], parameters: at(all, answerNever(listBoards)) };
export const Empty: Story = { parameters: at(all, answer(listBoards, { boards: [], totalBoards: 0 })) };
export const Failed: Story = { parameters: at(all, answerFailure(listBoards, 'internal')) };
/** An API with only the calls of section 7: neither filters nor map. */
export const WithoutExtensions: Story = { parameters: at(all, withoutExtensions) };
export const OnTheMap: Story = { tags: ['smoke'], parameters: at(`${all}&view=map`) };
export const DeleteAsked: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = inDocument(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Select Tagus Riverside Bulletin'));
    await userEvent.click(await canvas.findByText('Bulk Actions'));
    await userEvent.click(await page.findByText('Delete Selected'));
    await page.findByText(/City after dark/);
  },
};
