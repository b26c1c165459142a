import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boardAnswers } from '#test/boardAnswers';
import { at, type StoryParameters } from '#test/storyAnswers';
import { AddBoardDialog } from './AddBoardDialog';

const nothing = () => undefined;

const meta = {
  title: 'Boards/AddBoardDialog',
  component: AddBoardDialog,
  args: { tab: 'manual', onTab: nothing, onOpen: nothing, onClose: nothing },
  parameters: {
    answers: boardAnswers,
    address: '/boards?orgID=o1&teamID=t1',
    docs: { story: { inline: false, height: 720 } },
  } satisfies StoryParameters & Record<string, unknown>,
} satisfies Meta<typeof AddBoardDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManualUpload: Story = { tags: ['smoke'] };
export const CsvUploader: Story = { args: { tab: 'csv' } };
export const ApiCall: Story = { tags: ['smoke'], args: { tab: 'api' } };
/** No organisation is selected, so there is no team either. */
export const WithoutTeam: Story = at('/boards?orgID=all');
