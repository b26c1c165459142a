import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers } from '#test/marketplace';
import type { StoryParameters } from '#test/storyAnswers';
import { RuleDialog } from './RuleDialog';

const parameters: StoryParameters = {
  answers: [...inventoryAnswers, ...marketplaceAnswers],
  address: '/inventory?orgID=all',
};

const meta = {
  title: 'Inventory/RuleDialog',
  component: RuleDialog,
  args: { publishers: ['Citylight DOOH', 'Nordlys'], onAdded: () => undefined, onClose: () => undefined },
  parameters: { ...parameters },
} satisfies Meta<typeof RuleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
/** Created from ticked differences. */
export const FromDifferences: Story = {
  tags: ['smoke'],
  args: { draft: { action: 'ignoreNew', publisher: 'Nordlys', venueType: 'Fuel' } },
};
