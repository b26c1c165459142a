import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'UI/Sparkline',
  component: Sparkline,
  args: { label: '33 waiting, 15 more than 30 days ago', values: [18, 19, 21, 17, 24, 20, 28, 26, 31, 34, 33] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Bars: Story = {
  args: { label: 'Spend of 11 days', shape: 'bars', level: 25, width: 220, height: 56 },
};
export const Nothing: Story = { args: { label: 'Nothing yet', values: [0, 0, 0] } };
