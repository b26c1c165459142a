import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getFile } from '#contract/artwork';
import { listCampaigns } from '#contract/campaigns';
import { aFile } from '#test/artworkFiles';
import { marketplaceAnswers, someCampaigns } from '#test/marketplace';
import { answer, at, type StoryParameters } from '#test/storyAnswers';
import { CampaignCarousel } from './CampaignCarousel';
import { CampaignsPage, ManagementCampaignsPage } from './CampaignsPage';

const answers = [
  answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 44 }),
  answer(getFile, { file: aFile({ _id: 'f1' }) }),
  ...marketplaceAnswers,
];

const meta = {
  title: 'Campaigns/CampaignsPage',
  component: CampaignsPage,
  parameters: { answers, address: '/campaigns?orgID=o1&teamID=t1' } satisfies StoryParameters,
} satisfies Meta<typeof CampaignsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
/** 'Create New Campaign' is disabled until an organisation is selected. */
export const NoOrganisation: Story = at('/campaigns?orgID=all');
export const Management: Story = {
  render: () => <ManagementCampaignsPage />,
  ...at('/management/campaigns?orgID=o1'),
};
/** Below 768 px. */
export const Carousel: Story = { tags: ['smoke'], render: () => <CampaignCarousel /> };
export const CarouselPaused: Story = {
  render: () => <CampaignCarousel />,
  ...at('/campaigns?orgID=o1&show=paused'),
};
