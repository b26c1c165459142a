import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getConfig } from '#contract/product';
import { listUsers, type User } from '#contract/session';
import { aUserReply, marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { InviteDialog } from './InviteDialog';
import { PersonDrawer } from './PersonDrawer';
import { UserFilters } from './UserFilters';
import { UserPicker } from './UserPicker';
import { UsersPage } from './UsersPage';

const meta = {
  title: 'Organisations/UsersPage',
  component: UsersPage,
  parameters: { answers: marketplaceAnswers, address: '/users?orgID=o1' } satisfies StoryParameters,
} satisfies Meta<typeof UsersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Empty: Story = answering(answer(listUsers, { users: [], totalUsers: 0 }));
export const Loading: Story = answering(answerNever(listUsers));
export const Failed: Story = answering(answerFailure(listUsers, 'internal'));
/** A second factor is required, and two people have none. */
export const FactorMissing: Story = answering(
  answer(getConfig, {
    productName: 'Marquee',
    inventoryUrl: '',
    extensions: [],
    devtools: false,
    version: '1',
    signIn: { password: true, secondFactor: true },
  }),
  answer(listUsers, {
    users: ['Mina', 'Teo'].map((firstName) => aUserReply({ _id: firstName, firstName, signsInBy: ['password'] })),
    totalUsers: 2,
  }),
);
export const Picker: Story = {
  render: () => (
    <>
      <label htmlFor="members">Members</label>
      <UserPicker id="members" value={[{ id: 'u1', name: 'Robin Vale' }]} onChange={() => undefined} />
    </>
  ),
};
export const Narrowed: Story = {
  render: () => (
    <UserFilters
      filters={{ role: 'Reviewer', hasSecondFactor: false, isActive: false }}
      onChange={() => undefined}
      managesPeople
    />
  ),
};
export const Invite: Story = { tags: ['smoke'], render: () => <InviteDialog onClose={() => undefined} /> };
const ana = aUserReply({ _id: 'u2', firstName: 'Ana', lastName: 'Okafor', email: 'second@example.com' });
const person = (user: User): Story => ({ render: () => <PersonDrawer user={user} onClose={() => undefined} /> });
export const Person: Story = { tags: ['smoke'], ...person(ana) };
export const PersonWithFactor: Story = person({
  ...ana,
  hasSecondFactor: true,
  roles: [
    { role: 'Reviewer', organisations: null },
    { role: 'Finance', organisations: ['o1'] },
  ],
});
export const PersonDeactivated: Story = person(aUserReply({ _id: 'u4', firstName: 'Teo', isActive: false }));
/** The user's own record: they cannot remove their own roles or deactivate themselves. */
export const Yourself: Story = person(aUserReply());
