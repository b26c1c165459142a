import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OpeningCard } from './OpeningCard';

const meta = {
  title: 'UI/OpeningCard',
  component: OpeningCard,
  args: { name: 'Harbour wall', card: 'Harbour wall', renderOpened: () => 'Put up in Lisbon' },
} satisfies Meta<typeof OpeningCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};
