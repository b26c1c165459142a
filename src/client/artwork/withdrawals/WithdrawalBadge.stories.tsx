import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { artworkAnswers } from '#test/artworkAnswers';
import { aFile } from '#test/artworkFiles';
import type { StoryParameters } from '#test/storyAnswers';
import '../artwork.css';
import { WithdrawalBadge } from './WithdrawalBadge';

const meta = {
  title: 'Artwork/WithdrawalBadge',
  component: WithdrawalBadge,
  parameters: { answers: artworkAnswers } satisfies StoryParameters,
} satisfies Meta<typeof WithdrawalBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StillLive: Story = {
  args: { file: aFile({ withdrawal: { _id: 'w1', state: 'live', lastError: 'The platform answered 403.' } }) },
};
export const BeingWithdrawn: Story = {
  args: { file: aFile({ withdrawal: { _id: 'w1', state: 'queued', lastError: null } }) },
};
