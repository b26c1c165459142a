import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { marketplaceAnswers } from '#test/marketplace';
import { UserFields, UserRights } from './UserFields';
import { emptyUser } from './userForm';

const meta = {
  title: 'Organisations/UserFields',
  component: UserFields,
  args: { values: emptyUser, problem: undefined, onChange: () => undefined, onLeave: () => undefined },
  parameters: { answers: marketplaceAnswers },
} satisfies Meta<typeof UserFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Wrong: Story = {
  args: { values: { ...emptyUser, email: 'nobody' }, problem: 'This is not an email address' },
};
/** With the roles below. */
export const Rights: Story = {
  render: () => (
    <UserRights
      values={{ ...emptyUser, isAdmin: true, roles: [{ role: 'Finance', organisations: ['o1'] }] }}
      isMe={false}
      onChange={() => undefined}
    />
  ),
};
