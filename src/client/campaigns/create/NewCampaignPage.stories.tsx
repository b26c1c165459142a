import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { listArtworks } from '#contract/artwork';
import { getTeam } from '#contract/organisations';
import { someFiles } from '#test/artworkFiles';
import { aTeamReply, editorAnswers, marketplaceAnswers } from '#test/marketplace';
import { answer, at, type StoryParameters } from '#test/storyAnswers';
import { campaignMessages } from '../campaigns.messages';
import { EditorMap } from '../editor/EditorMap';
import { NewCampaignPage } from './NewCampaignPage';

const answers = [
  answer(listArtworks, { files: [...someFiles], totalFiles: someFiles.length }),
  answer(getTeam, { team: aTeamReply() }),
  ...editorAnswers,
  ...marketplaceAnswers,
];

const meta = {
  title: 'Campaigns/NewCampaignPage',
  component: NewCampaignPage,
  subcomponents: { EditorMap },
  parameters: { answers, address: '/newcampaign/?orgID=o1&teamID=t1' } satisfies StoryParameters,
} satisfies Meta<typeof NewCampaignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const NoOrganisation: Story = at('/newcampaign/?orgID=all');
/** Submitted without a name: the field shows what is missing, and nothing is created. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: campaignMessages.create }));
    await expect(await canvas.findByText(campaignMessages.nameMissing)).toBeVisible();
  },
};
