import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DisclaimerModal } from './DisclaimerModal';

const meta = {
  title: 'Tour/DisclaimerModal',
  component: DisclaimerModal,
  args: { open: true, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: 360 } } },
} satisfies Meta<typeof DisclaimerModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The body is intentionally empty, for the customer's own text. */
export const Open: Story = {};
