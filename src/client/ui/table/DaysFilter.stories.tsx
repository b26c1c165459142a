import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DaysFilter } from './DaysFilter';

const meta = {
  title: 'UI/DaysFilter',
  component: DaysFilter,
  args: { label: 'Decided', from: '2026-10-24', to: '2026-11-22', onClear: () => undefined },
} satisfies Meta<typeof DaysFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Range: Story = {};
export const OneDay: Story = { args: { to: '2026-10-24' } };
export const None: Story = { args: { from: undefined, to: undefined } };
