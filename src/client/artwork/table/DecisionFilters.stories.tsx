import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boardAnswers } from '#test/boardAnswers';
import { DecisionFilters } from './DecisionFilters';

const meta = {
  title: 'Artwork/DecisionFilters',
  component: DecisionFilters,
  args: {
    filters: {
      notSet: true,
      decidedFrom: '2026-10-24',
      decidedTo: '2026-11-22',
      reason: 'Logo is cut off at the edge',
      orgID: 'o1',
    },
    setFilters: () => undefined,
  },
  parameters: { answers: boardAnswers, address: '/ads?orgID=all' },
} satisfies Meta<typeof DecisionFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const None: Story = { args: { filters: {} } };
