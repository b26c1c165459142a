import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordDialog } from './PasswordDialog';

const meta = {
  title: 'UI/PasswordDialog',
  component: PasswordDialog,
  args: { busy: false, failure: undefined, onGive: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof PasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Confirming: Story = { args: { busy: true } };
export const Failed: Story = { args: { failure: { message: 'The current password is wrong.' } } };
