import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listCampaigns } from '#contract/campaigns';
import { aCampaignReply, marketplaceAnswers, someCampaigns } from '#test/marketplace';
import { answer, answerFailure, answerFirstPage, answerNever } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { seeNextPageComing } from '#test/storyPlays';
import { BudgetStatus } from './BudgetStatus';
import { CampaignsTable } from './CampaignsTable';
import './campaigns.css';

const ready = answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 44 });
const selected = '/campaigns?orgID=o1&teamID=t1';
const parameters = (answers: StoryParameters['answers'] = [], address = selected): StoryParameters => ({
  answers: [...answers, ...marketplaceAnswers],
  address,
});

const meta = {
  title: 'Campaigns/CampaignsTable',
  component: CampaignsTable,
  parameters: { ...parameters([ready]) },
} satisfies Meta<typeof CampaignsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: parameters([answerNever(listCampaigns)]) };
export const Refetching: Story = {
  parameters: parameters([answerFirstPage(ready)]),
  play: seeNextPageComing,
};
export const Empty: Story = { parameters: parameters([answer(listCampaigns, { campaigns: [], totalCampaigns: 0 })]) };
export const NoMatch: Story = {
  parameters: parameters([answer(listCampaigns, { campaigns: [], totalCampaigns: 0 })], `${selected}&search=nothing`),
};
/** Page 9 of a list that has one: goes to the last page. */
export const PastTheEnd: Story = {
  parameters: parameters(
    [answer(listCampaigns, { campaigns: [...someCampaigns], totalCampaigns: 5 })],
    `${selected}&page=9`,
  ),
};
export const Failed: Story = { parameters: parameters([answerFailure(listCampaigns, 'internal')]) };
/** The largest share that is not low. */
export const BudgetExactly15: Story = {
  render: () => (
    <BudgetStatus campaign={aCampaignReply({ campaignExpense: { dailyExpense: 425, monthlyExpense: 425 } })} />
  ),
};
