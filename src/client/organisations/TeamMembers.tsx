import type { Team } from '#contract/organisations';
import { useGetUserQuery } from '../session/users.api';
import { InitialsGroup } from '../ui/display/Initials';
import { adminTeamMessages } from './organisations.messages';
import './adminTeams.css';

/** The names of a team's members. Of an API whose teams hold only ids, each member is requested by id. */
export function TeamMembers({ team: { members, teamMembers: ids } }: { team: Team }) {
  const names = members?.map(nameOf);
  if (ids.length === 0 || names?.length === 0) return <p className="mq-team-members">{adminTeamMessages.noMembers}</p>;
  return (
    <>
      {names && <InitialsGroup names={names} />}
      <p className="mq-team-members">
        {names?.join(', ') ?? ids.map((id, index) => <LookedUpName key={id} id={id} last={index === ids.length - 1} />)}
      </p>
    </>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || adminTeamMessages.nameless;

function LookedUpName({ id, last }: { id: string; last: boolean }) {
  const { data } = useGetUserQuery({ params: { id } });
  return (
    <>
      {data === undefined ? '…' : nameOf(data)}
      {last ? '' : ', '}
    </>
  );
}
