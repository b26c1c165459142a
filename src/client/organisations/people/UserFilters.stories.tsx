import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { UserFilters } from './UserFilters';

const meta = {
  title: 'Organisations/UserFilters',
  component: UserFilters,
  args: { filters: {}, onChange: () => undefined, managesPeople: true },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof UserFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrowed: Story = { args: { filters: { role: 'Reviewer', hasSecondFactor: false, isActive: false } } };
