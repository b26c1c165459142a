import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listBoards } from '#contract/boards';
import { marketplaceAnswers } from '#test/marketplace';
import { ruleAnswers } from '#test/placementAnswers';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { AddRuleDialog } from './AddRuleDialog';
import { RuleFilters } from './RuleFilters';

const meta = {
  title: 'Inventory/AddRuleDialog',
  component: AddRuleDialog,
  args: { onClose: () => undefined, onChoose: () => undefined },
  parameters: {
    answers: [...ruleAnswers, answer(listBoards, { boards: [], totalBoards: 0 }), ...marketplaceAnswers],
    address: '/rules?orgID=all',
  } satisfies StoryParameters,
} satisfies Meta<typeof AddRuleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = { tags: ['smoke'] };
/** The filters above the list. */
export const Filters: Story = {
  render: () => <RuleFilters filters={{ category: 'alcohol', keepsOff: true }} onChange={() => undefined} />,
};
