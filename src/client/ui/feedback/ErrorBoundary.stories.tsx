import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailureAlert } from './FailureAlert';
import { ErrorBoundary } from './ErrorBoundary';

const meta = {
  title: 'UI/ErrorBoundary',
  component: ErrorBoundary,
  args: { what: 'The map', children: 'A map that works.' },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
/** The fallback after a view has thrown; a story that throws would fail the test run. */
export const Broken: Story = {
  render: () => (
    <FailureAlert
      title="The map could not be shown."
      failure={{ message: 'Cannot read the land' }}
      onRetry={() => undefined}
    />
  ),
};
