import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { submissionStates } from '#contract/artwork';
import { SubmissionStateBadge } from './SubmissionStateBadge';

const meta = {
  title: 'Artwork/SubmissionStateBadge',
  component: SubmissionStateBadge,
  args: { state: 'approved' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {submissionStates.map((state) => (
        <SubmissionStateBadge key={state} state={state} />
      ))}
    </div>
  ),
} satisfies Meta<typeof SubmissionStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};
