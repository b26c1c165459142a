import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listInventoryRules } from '#contract/inventoryRules';
import * as contract from '#contract/inventoryWatch';
import { aCheck, aSummary, inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import { answer, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { DifferenceCountBadge } from './DifferenceCountBadge';
import { InventoryPage } from './InventoryPage';
import { RuleDialog } from './RuleDialog';

const ignore = () => undefined;
const noCounts = { new: 0, changed: 0, gone: 0, back: 0, ignored: 0 };

const meta = {
  title: 'Inventory/InventoryPage',
  component: InventoryPage,
  parameters: {
    answers: [...inventoryAnswers, ...marketplaceAnswers],
    address: '/inventory?orgID=all',
  } satisfies StoryParameters,
} satisfies Meta<typeof InventoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(
  answerNever(contract.getInventorySummary),
  answerNever(contract.listDifferences),
  answerNever(contract.listInventoryHistory),
  answerNever(listInventoryRules),
);
export const Empty: Story = answering(
  answer(contract.getInventorySummary, aSummary({ counts: noCounts, publishers: [] })),
  answer(contract.listDifferences, { differences: [], totalDifferences: 0, publishers: [] }),
  answer(contract.listInventoryHistory, { events: [], totalEvents: 0 }),
  answer(listInventoryRules, { rules: [] }),
);
/** A check is running: the button shows its progress. */
export const Checking: Story = answering(
  answer(
    contract.getInventorySummary,
    aSummary({ running: aCheck({ _id: 'check-2', state: 'running', endedAt: null, screens: 640 }) }),
  ),
);
/** The provider failed: the differences of the previous check stay. */
export const CheckFailed: Story = answering(
  answer(
    contract.getInventorySummary,
    aSummary({
      lastFailed: aCheck({
        _id: 'check-2',
        state: 'failed',
        error: 'The screen-inventory provider says that it has 1130 screens, but listed 200.',
      }),
    }),
  ),
);
export const AddRule: Story = {
  render: () => <RuleDialog publishers={['Citylight DOOH', 'Nordlys']} onAdded={ignore} onClose={ignore} />,
};
/** A rule that is made of ticked differences. */
export const AddRuleOfDifferences: Story = {
  tags: ['smoke'],
  render: () => (
    <RuleDialog
      publishers={['Citylight DOOH', 'Nordlys']}
      draft={{ action: 'ignoreNew', publisher: 'Nordlys', venueType: 'Fuel' }}
      onAdded={ignore}
      onClose={ignore}
    />
  ),
};
/** Beside the link in the sidebar; above 9,999 only that it is more. */
export const CountOfTheSidebar: Story = {
  render: () => <DifferenceCountBadge />,
  ...answering(answer(contract.listDifferences, { differences: [], totalDifferences: 100_000, publishers: [] })),
};
