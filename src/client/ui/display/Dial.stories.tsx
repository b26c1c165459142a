import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dial } from './Dial';

const meta = {
  title: 'UI/Dial',
  component: Dial,
  args: { share: 0.82, label: 'Budget left of Winter fares', left: '$410.00' },
} satisfies Meta<typeof Dial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTable: Story = {};
export const InTableLow: Story = { args: { share: 0.149 } };
export const InTableAtTheLine: Story = { args: { share: 0.15 } };
export const InTableNoBudget: Story = { args: { share: null } };
export const OnPage: Story = { args: { share: 0.624, size: 'page' } };
export const OnPageLow: Story = { args: { share: 0.149, size: 'page' } };
export const OnPageNoBudget: Story = { args: { share: null, size: 'page' } };
export const Overspent: Story = { args: { share: -0.2, size: 'page' } };
