import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { AuditFilters } from './AuditFilters';

const meta = {
  title: 'Shell/AuditFilters',
  component: AuditFilters,
  args: { filters: {}, onChange: () => undefined },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof AuditFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrowed: Story = {
  args: { filters: { action: 'session.refuse', subject: 'user', from: '2026-11-16', to: '2026-11-22' } },
};
