import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecordPending } from './RecordPending';

const refetch = () => undefined;
const meta = {
  title: 'UI/RecordPending',
  component: RecordPending,
  args: { what: 'Campaign', query: { refetch } },
} satisfies Meta<typeof RecordPending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = { args: { query: { error: { message: 'The server cannot be reached.' }, refetch } } };
