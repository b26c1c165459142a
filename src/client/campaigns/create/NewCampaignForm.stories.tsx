import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { listArtworks } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { someFiles } from '#test/artworkFiles';
import { marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { answer } from '#test/storyAnswers';
import { campaignMessages } from '../campaigns.messages';
import { NewCampaignForm } from './NewCampaignForm';

const answers = [
  answer(listBoards, { boards: [...someBoardReplies], totalBoards: 3 }),
  answer(listArtworks, { files: [...someFiles], totalFiles: someFiles.length }),
  ...marketplaceAnswers,
];

const meta = {
  title: 'Campaigns/NewCampaignForm',
  component: NewCampaignForm,
  args: { organisation: 'o1', team: 't1' },
  parameters: { answers },
} satisfies Meta<typeof NewCampaignForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Sent without a name: the field says what is missing, and nothing is created. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: campaignMessages.create }));
    await expect(await canvas.findByText('Give the campaign a name')).toBeVisible();
  },
};
