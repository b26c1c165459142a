import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuditKind } from './AuditKind';

const meta = {
  title: 'Shell/AuditKind',
  component: AuditKind,
  args: { action: 'artwork.approve' },
} satisfies Meta<typeof AuditKind>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Refused: Story = { args: { action: 'session.refuse' } };
/** An action without a label is shown unchanged. */
export const Unknown: Story = { args: { action: 'board.repaint' } };
