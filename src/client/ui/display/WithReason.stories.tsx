import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from 'antd';
import { WithReason } from './WithReason';

const meta = { title: 'UI/WithReason', component: WithReason } satisfies Meta<typeof WithReason>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disabled: Story = {
  args: { reason: 'Your role does not cover this organisation.', children: <Button disabled>Approve</Button> },
};
export const Enabled: Story = { args: { reason: undefined, children: <Button>Approve</Button> } };
