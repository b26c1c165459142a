import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getMe, listSessions } from '#contract/session';
import { withoutExtensions } from '#test/marketplace';
import { anotherSession, profileAnswers, robin } from '#test/profileAnswers';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { RecordTable } from '../../ui/table/RecordTable';
import { ProfilePage } from './ProfilePage';
import { SessionList } from './SessionList';

const meta = {
  title: 'Session/ProfilePage',
  component: ProfilePage,
  subcomponents: { RecordTable },
  parameters: { answers: profileAnswers, address: '/profile?orgID=all' } satisfies StoryParameters,
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['smoke'] };
export const Loading: Story = answering(answerNever(getMe), answerNever(listSessions));
export const Failed: Story = answering(answerFailure(listSessions, 'internal'));
/** A user without a name, recent pages or a second factor. */
export const Empty: Story = answering(
  answer(getMe, { ...robin, firstName: '', lastName: '', recentPages: [], hasSecondFactor: false }),
);
export const OneSession: Story = {
  ...answering(answer(listSessions, { sessions: [{ ...anotherSession, current: true }] })),
  render: () => <SessionList />,
};
/** An API with only the calls of section 7: names are shown, but cannot be changed. */
export const WithoutExtensions: Story = answering(withoutExtensions);
