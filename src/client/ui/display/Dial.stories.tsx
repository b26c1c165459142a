import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dial } from './Dial';

const meta = {
  title: 'UI/Dial',
  component: Dial,
  args: { share: 0.82, label: 'Budget left of Winter fares', left: '$410.00' },
} satisfies Meta<typeof Dial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {};
export const Low: Story = { args: { share: 0.149 } };
export const AtTheLine: Story = { args: { share: 0.15 } };
export const NoBudget: Story = { args: { share: null } };
export const Overspent: Story = { args: { share: -0.2 } };
