import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BulkProgress } from './BulkProgress';
import { undoOfferMs } from './useUndoOffer';
import { campaignMessages } from '../campaigns/campaigns.messages';
import { campaignTouchMessages } from '../campaigns/campaignTouches.messages';

const items = Array.from({ length: 12 }, (_unused, index) => ({
  id: String(index),
  name: `Campaign ${String(index + 1)}`,
}));
const ids = items.map(({ id }) => id);
const failed = items.slice(10).map((item) => ({ ...item, reason: 'The campaign is running.' }));
const send = () => undefined;
const forget = () => undefined;
const open = { until: Date.now() + undoOfferMs, run: () => undefined };

const meta = {
  title: 'UI/BulkProgress',
  component: BulkProgress,
  args: {
    label: campaignMessages.removing,
    done: campaignTouchMessages.done.delete,
    run: { phase: 'running', context: { items, done: ids.slice(0, 7), failed: [] }, send },
  },
} satisfies Meta<typeof BulkProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

const finished = { phase: 'finished', context: { items, done: ids, failed: [] }, send } as const;
export const Running: Story = {};
export const Stopping: Story = { args: { run: { ...finished, phase: 'stopping' } } };
export const FinishedWell: Story = { args: { run: finished } };
export const Undoable: Story = { args: { run: finished, undo: { open, isUndoing: false, undone: undefined, forget } } };
export const Undone: Story = {
  args: {
    run: finished,
    undo: { open: undefined, isUndoing: false, undone: 'Undone. 12 boards are active again.', forget },
  },
};
export const FinishedWithFailures: Story = {
  args: { run: { ...finished, context: { items, done: ids.slice(0, 8), failed } } },
};
