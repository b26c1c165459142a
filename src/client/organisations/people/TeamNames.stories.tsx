import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { TeamNames } from './TeamNames';

const meta = {
  title: 'Organisations/TeamNames',
  component: TeamNames,
  args: { ids: ['t1'] },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof TeamNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const None: Story = { args: { ids: [] } };
