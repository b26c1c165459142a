import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SecondFactorDemand } from './SecondFactorDemand';

const meta = {
  title: 'Session/SecondFactorDemand',
  component: SecondFactorDemand,
  args: { done: false, onGoOn: () => undefined },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof SecondFactorDemand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Done: Story = { args: { done: true } };
