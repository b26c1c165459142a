import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as contract from '#contract/insights';
import { insightAnswers } from '#test/insightAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { InsightsPage } from './InsightsPage';

const plots = [
  contract.getWaiting,
  contract.getDecisionTimes,
  contract.getDecisions,
  contract.getSubmissionFigures,
  contract.getBoardFigures,
  contract.getSpend,
  contract.getWallets,
];
const none = { approved: 0, rejected: 0 };

const meta = {
  title: 'Insights/InsightsPage',
  component: InsightsPage,
  parameters: {
    answers: [...insightAnswers, ...marketplaceAnswers],
    address: '/insights?orgID=all&from=2026-10-23&to=2026-11-21',
  } satisfies StoryParameters,
} satisfies Meta<typeof InsightsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(...plots.map((call) => answerNever(call)));
/** Each card fails on its own. */
export const Failed: Story = answering(
  answerFailure(contract.getWaiting, 'internal'),
  answerFailure(contract.getSpend, 'internal'),
);
export const Empty: Story = answering(
  answer(contract.getWaiting, { step: 'day', now: 0, points: [] }),
  answer(contract.getDecisionTimes, { step: 'day', decisions: 0, median: null, percentile95: null, points: [] }),
  answer(contract.getDecisions, {
    ...none,
    reasons: [],
    otherReasons: 0,
    people: [],
    otherPeople: none,
    organisations: [],
    otherOrganisations: none,
  }),
  answer(contract.getSubmissionFigures, { total: 0, states: [], verdicts: 0, median: null, percentile95: null }),
  answer(contract.getBoardFigures, {
    total: 0,
    countries: [],
    types: [],
    states: { active: 0, paused: 0, deleted: 0 },
  }),
  answer(contract.getSpend, { campaigns: 0, spent: 0, planned: 0, rows: [] }),
  answer(contract.getWallets, { wallets: 0, low: 0, rows: [] }),
);
