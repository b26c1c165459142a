import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordPending } from './RecordPending';

const meta = {
  title: 'UI/RecordPending',
  component: RecordPending,
  args: { what: 'Campaign', failure: undefined, onRetry: () => undefined },
} satisfies Meta<typeof RecordPending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { failure: { message: 'The server cannot be reached.' } } };
