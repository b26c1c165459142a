import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getMe, listSessions } from '#contract/session';
import { withoutExtensions } from '#test/marketplace';
import { anotherSession, profileAnswers, robin } from '#test/profileAnswers';
import { answer, answerFailure, answerNever, type StoryAnswer, type StoryParameters } from '#test/storyAnswers';
import { ProfilePage } from './ProfilePage';
import { SessionList } from './SessionList';

const parameters = (...first: StoryAnswer[]): StoryParameters => ({
  answers: [...first, ...profileAnswers],
  address: '/profile?orgID=all',
});

const meta = { title: 'Session/ProfilePage', component: ProfilePage, parameters: { ...parameters() } } satisfies Meta<
  typeof ProfilePage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = { parameters: parameters(answerNever(getMe), answerNever(listSessions)) };
export const Failed: Story = { parameters: parameters(answerFailure(listSessions, 'internal')) };
/** A user without a name, recent pages or a second factor. */
export const Empty: Story = {
  parameters: parameters(
    answer(getMe, { ...robin, firstName: '', lastName: '', recentPages: [], hasSecondFactor: false }),
  ),
};
export const OneSession: Story = {
  parameters: parameters(answer(listSessions, { sessions: [{ ...anotherSession, current: true }] })),
  render: () => <SessionList />,
};
/** An API with only the calls of section 7: names are shown, but cannot be changed. */
export const WithoutExtensions: Story = { parameters: parameters(withoutExtensions) };
