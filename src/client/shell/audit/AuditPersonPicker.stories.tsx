import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { AuditPersonPicker } from './AuditPersonPicker';

const meta = {
  title: 'Shell/AuditPersonPicker',
  component: AuditPersonPicker,
  args: { value: undefined, onChange: () => undefined },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof AuditPersonPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Chosen: Story = { args: { value: 'u2' } };
