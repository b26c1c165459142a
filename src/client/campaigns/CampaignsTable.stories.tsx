import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listCampaigns } from '#contract/campaigns';
import { aCampaignReply, marketplaceAnswers, someCampaigns } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, at, type StoryParameters } from '#test/storyAnswers';
import { refetching } from '#test/storyPlays';
import { BudgetStatus } from './BudgetStatus';
import { CampaignsTable } from './CampaignsTable';
import './campaigns.css';

const ready = answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 44 });
const selected = '/campaigns?orgID=o1&teamID=t1';

const meta = {
  title: 'Campaigns/CampaignsTable',
  component: CampaignsTable,
  parameters: { answers: [ready, ...marketplaceAnswers], address: selected } satisfies StoryParameters,
} satisfies Meta<typeof CampaignsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = answering(answerNever(listCampaigns));
export const Refetching: Story = refetching(ready);
export const Empty: Story = answering(answer(listCampaigns, { campaigns: [], totalCampaigns: 0 }));
export const NoMatch: Story = at(
  `${selected}&search=nothing`,
  answer(listCampaigns, { campaigns: [], totalCampaigns: 0 }),
);
/** Page 9 of a list that has one: goes to the last page. */
export const PastTheEnd: Story = at(
  `${selected}&page=9`,
  answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 5 }),
);
export const Failed: Story = answering(answerFailure(listCampaigns, 'internal'));
/** The largest share that is not low. */
export const BudgetExactly15: Story = {
  render: () => (
    <BudgetStatus campaign={aCampaignReply({ campaignExpense: { dailyExpense: 425, monthlyExpense: 425 } })} />
  ),
};
