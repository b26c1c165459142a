import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { getTeam } from '#contract/organisations';
import { getMe, getUser } from '#contract/session';
import { boardAnswers } from '#test/boardAnswers';
import { aTeamReply } from '#test/marketplace';
import { robin } from '#test/profileAnswers';
import { answer, answerFailure, answerNever, answering, type StoryParameters } from '#test/storyAnswers';
import { AdminTeams } from './AdminTeams';

const teams = answer(getTeam, (request) => ({
  team: aTeamReply({
    _id: new URL(request.url).pathname.split('/').at(-1) ?? '',
    teamName: request.url.endsWith('t2') ? 'A team with a name that goes on and on and on' : 'Launch squad',
  }),
}));
const four = answer(getMe, { ...robin, teams: ['t1', 't2', 't3', 't4'] });

const meta = {
  title: 'Organisations/AdminTeams',
  component: AdminTeams,
  parameters: { answers: boardAnswers, address: '/home?orgID=all' } satisfies StoryParameters,
} satisfies Meta<typeof AdminTeams>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = answering(four, teams);
export const Loading: Story = answering(answerNever(getMe));
export const LoadingTeams: Story = answering(four, answerNever(getTeam));
export const Empty: Story = answering(answer(getMe, { ...robin, teams: [] }));
export const NoMembers: Story = answering(answer(getTeam, { team: aTeamReply({ members: [], teamMembers: [] }) }));
export const Failed: Story = answering(answerFailure(getTeam, 'team.not_found'));
/** An API whose teams hold only ids: each member is requested. */
export const NamesLookedUp: Story = answering(
  answer(getTeam, { team: { ...aTeamReply(), members: undefined } }),
  answer(getUser, { firstName: 'Ana', lastName: 'Okafor' }),
);
