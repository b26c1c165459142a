import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfirmDialog } from './ConfirmDialog';
import { artworkMessages } from '../../artwork/artwork.messages';
import { boardMessages } from '../../boards/boards.messages';

const meta = {
  title: 'UI/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: boardMessages.deleteQuestion,
    children: (
      <p>Tagus Riverside Bulletin is used by 3 campaigns: Winter fares, Lisbon; Oat everything; Volta launch.</p>
    ),
    onKeep: () => undefined,
    onSure: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Many: Story = {
  args: {
    names: [
      'Zürich HB Gleis 7',
      'Wharf Quay Plaza Totem',
      'Westgate Mall Atrium',
      'Vltava Bridge North',
      'Union Square Shelter 14',
    ],
    count: 320,
  },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = {
  args: { failure: { message: boardMessages.deleteFailed('the board is gone'), requestId: '8f2c-41aa' } },
};
export const NothingDestroyed: Story = {
  args: {
    title: 'Approve this artwork?',
    children: undefined,
    danger: false,
    keepText: 'Not yet',
    sureText: artworkMessages.approve,
  },
};
