import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { RoleNames } from './RoleNames';

const meta = {
  title: 'Organisations/RoleNames',
  component: RoleNames,
  args: { roles: [{ role: 'Owner', organisations: null }] },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof RoleNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everywhere: Story = {};
/** Two roles, one of them for named organisations. */
export const Named: Story = {
  args: {
    roles: [
      { role: 'Reviewer', organisations: null },
      { role: 'Finance', organisations: ['o1'] },
    ],
  },
};
