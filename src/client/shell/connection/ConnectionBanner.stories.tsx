import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { StoryParameters } from '#test/storyAnswers';
import { connectionChanged } from '../../api/connection.slice';
import { ConnectionBanner } from './ConnectionBanner';

const meta = {
  title: 'Shell/ConnectionBanner',
  component: ConnectionBanner,
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DatabaseAway: Story = {
  parameters: {
    preload: ({ dispatch }) => void dispatch(connectionChanged('databaseAway')),
  } satisfies StoryParameters,
};
