import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailureAlert } from './FailureAlert';

const meta = {
  title: 'UI/FailureAlert',
  component: FailureAlert,
  args: {
    title: 'The boards could not be loaded.',
    failure: { message: 'The server answered 503.', requestId: '8f2c-41aa' },
    onRetry: () => undefined,
  },
} satisfies Meta<typeof FailureAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const Inline: Story = { args: { inline: true } };
export const WithoutReason: Story = { render: () => <FailureAlert title="The boards could not be loaded." /> };
