import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getConfig } from '#contract/product';
import { listUsers } from '#contract/session';
import { aUserReply, marketplaceAnswers } from '#test/marketplace';
import { answer, answerFailure, answerNever } from '#test/storyAnswers';
import type { StoryParameters } from '#test/storyAnswers';
import { InviteDialog } from './InviteDialog';
import { UserFilters } from './UserFilters';
import { UserPicker } from './UserPicker';
import { UsersPage } from './UsersPage';

const parameters = (own: StoryParameters['answers'] = []): StoryParameters => ({
  answers: [...own, ...marketplaceAnswers],
  address: '/users?orgID=o1',
});

const meta = { title: 'Organisations/UsersPage', component: UsersPage, parameters: { ...parameters() } } satisfies Meta<
  typeof UsersPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Empty: Story = { parameters: parameters([answer(listUsers, { users: [], totalUsers: 0 })]) };
export const Loading: Story = { parameters: parameters([answerNever(listUsers)]) };
export const Failed: Story = { parameters: parameters([answerFailure(listUsers, 'internal')]) };
/** A second factor is required, and two people have none. */
export const FactorMissing: Story = {
  parameters: parameters([
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
  ]),
};
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
