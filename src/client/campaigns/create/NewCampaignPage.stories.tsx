import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listArtworks } from '#contract/artwork';
import { boardFacets, listBoardIds, listBoards } from '#contract/boards';
import { getTeam } from '#contract/organisations';
import { someFiles } from '#test/artworkFiles';
import { aTeamReply, marketplaceAnswers, someBoardReplies } from '#test/marketplace';
import { answer } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { NewCampaignPage } from './NewCampaignPage';

const answers = [
  answer(listBoards, { boards: [...someBoardReplies], totalBoards: 3 }),
  answer(listArtworks, { files: [...someFiles], totalFiles: someFiles.length }),
  answer(listBoardIds, { boards: someBoardReplies.map(({ _id, boardname }) => ({ _id, boardname })), totalBoards: 3 }),
  answer(boardFacets, { countries: [], publishers: [], venueTypes: [] }),
  answer(getTeam, { team: aTeamReply() }),
  ...marketplaceAnswers,
];
const at = (address: string): StoryParameters => ({ answers, address });

const meta = {
  title: 'Campaigns/NewCampaignPage',
  component: NewCampaignPage,
  parameters: { ...at('/newcampaign/?orgID=o1&teamID=t1') },
} satisfies Meta<typeof NewCampaignPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const NoOrganisation: Story = { parameters: at('/newcampaign/?orgID=all') };
