import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecondFactorRequired } from './SecondFactorRequired';

const meta = {
  title: 'Session/SecondFactorRequired',
  component: SecondFactorRequired,
  args: { done: false, onGoOn: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof SecondFactorRequired>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Done: Story = { args: { done: true } };
