import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aCampaignReply, marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { BudgetStatus } from './BudgetStatus';
import { CampaignLink } from './CampaignLink';
import { CampaignSwitch } from './CampaignSwitch';
import './campaigns.css';

const spent = (dailyExpense: number) =>
  aCampaignReply({
    campaignBudget: {
      isDailyBudgetEnabled: true,
      dailyBudget: 1000,
      isMonthlyBudgetEnabled: false,
      monthlyBudget: null,
    },
    campaignExpense: { dailyExpense, monthlyExpense: dailyExpense },
  });
const parameters: StoryParameters = { answers: marketplaceAnswers, address: '/campaigns?orgID=o1' };

const meta = {
  title: 'Campaigns/Parts',
  component: BudgetStatus,
  args: { campaign: spent(180) },
  parameters: { ...parameters },
} satisfies Meta<typeof BudgetStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BudgetHealthy: Story = {};
export const BudgetJustBelow15: Story = { args: { campaign: spent(851) } };
export const BudgetExactly15: Story = { args: { campaign: spent(850) } };
export const NoBudget: Story = {
  args: {
    campaign: aCampaignReply({
      campaignBudget: {
        isDailyBudgetEnabled: false,
        dailyBudget: null,
        isMonthlyBudgetEnabled: false,
        monthlyBudget: null,
      },
    }),
  },
};
export const SwitchActive: Story = { render: ({ campaign }) => <CampaignSwitch campaign={campaign} /> };
export const SwitchPaused: Story = {
  render: () => <CampaignSwitch campaign={aCampaignReply({ campaignPaused: true })} />,
};
export const Link: Story = { render: ({ campaign }) => <CampaignLink campaign={campaign} /> };
