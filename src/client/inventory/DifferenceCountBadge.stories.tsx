import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { listDifferences } from '#contract/inventoryWatch';
import { inventoryAnswers } from '#test/inventoryAnswers';
import { marketplaceAnswers, withoutExtensions } from '#test/marketplace';
import { answer, type StoryParameters } from '#test/storyAnswers';
import { DifferenceCountBadge } from './DifferenceCountBadge';

const counting = (totalDifferences: number): StoryParameters => ({
  answers: [
    answer(listDifferences, { differences: [], totalDifferences, publishers: [] }),
    ...inventoryAnswers,
    ...marketplaceAnswers,
  ],
});

const meta = {
  title: 'Inventory/DifferenceCountBadge',
  component: DifferenceCountBadge,
  parameters: counting(41),
} satisfies Meta<typeof DifferenceCountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const VeryMany: Story = { parameters: counting(100_000) };
export const None: Story = { parameters: counting(0) };
/** An API with only the calls of section 7 has no watch. */
export const NotOffered: Story = {
  parameters: { answers: [withoutExtensions, ...marketplaceAnswers] } satisfies StoryParameters,
};
