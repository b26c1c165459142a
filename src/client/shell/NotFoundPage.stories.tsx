import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { StoryParameters } from '#test/storyAnswers';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Shell/NotFoundPage',
  component: NotFoundPage,
  parameters: { address: '/billboards/of/nowhere' } satisfies StoryParameters,
} satisfies Meta<typeof NotFoundPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongAddress: Story = {
  parameters: { address: `/${'a-long-way-down/'.repeat(20)}` } satisfies StoryParameters,
};
