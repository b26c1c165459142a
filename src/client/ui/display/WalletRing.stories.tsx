import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WalletRing } from './WalletRing';

const meta = {
  title: 'UI/WalletRing',
  component: WalletRing,
  args: { share: 120.5 / 170.5, label: 'Wallet of Alder & Finch', amount: '$120.50' },
} satisfies Meta<typeof WalletRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {};
export const Low: Story = { args: { share: 9.99 / 59.99, amount: '$9.99' } };
export const Empty: Story = { args: { share: 0, amount: '$0.00' } };
export const Large: Story = { args: { size: 88, share: 9.99 / 59.99, amount: '$9.99' } };
