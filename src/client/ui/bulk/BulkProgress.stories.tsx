import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BulkProgress } from './BulkProgress';
import { campaignMessages } from '../../campaigns/campaigns.messages';

const items = Array.from({ length: 12 }, (_unused, index) => ({
  id: String(index),
  name: `Campaign ${String(index + 1)}`,
}));
const ids = items.map(({ id }) => id);
const failed = items.slice(10).map((item) => ({ ...item, reason: 'The campaign is running.' }));

const meta = {
  title: 'UI/BulkProgress',
  component: BulkProgress,
  args: {
    label: campaignMessages.removing,
    phase: 'running',
    context: { items, done: ids.slice(0, 7), failed: [] },
    onStop: () => undefined,
    onRetry: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof BulkProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Stopping: Story = { args: { phase: 'stopping' } };
export const FinishedWell: Story = { args: { phase: 'finished', context: { items, done: ids, failed: [] } } };
export const FinishedWithFailures: Story = {
  args: { phase: 'finished', context: { items, done: ids.slice(0, 8), failed } },
};
