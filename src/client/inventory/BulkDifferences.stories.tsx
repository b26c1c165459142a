import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inventoryAnswers, someDifferences } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { BulkDifferences } from './BulkDifferences';

const meta = {
  title: 'Inventory/BulkDifferences',
  component: BulkDifferences,
  args: {
    ticked: someDifferences,
    chosenOf: () => new Set(),
    isIgnored: false,
    publishers: ['Citylight DOOH'],
    onRuleAdded: () => undefined,
    onAccept: () => undefined,
    onIgnore: () => undefined,
  },
  parameters: { answers: [...inventoryAnswers, ...marketplaceAnswers] } satisfies StoryParameters,
} satisfies Meta<typeof BulkDifferences>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeOfOurs: Story = {};
export const Ignored: Story = { args: { isIgnored: true, ticked: [] } };
