import { Button, Flex, Skeleton } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Team } from '#contract/organisations';
import { isOutOfSight } from '../api/apiError';
import { useGetUserQuery } from '../session/users.api';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { InitialsGroup } from '../ui/display/Initials';
import { adminTeamMessages } from './organisations.messages';
import { useGetTeamQuery } from './teams.api';
import { useSelectionSearch } from './selection';

/** One team with its members and a link to its dashboard. */
export function AdminTeamCard({ teamId }: { teamId: string }) {
  const query = useGetTeamQuery({ params: { id: teamId } });
  const { data, error } = query;
  if (data !== undefined)
    return (
      <li>
        <TeamCard team={data.team} />
      </li>
    );
  if (isOutOfSight(error)) return null;
  return (
    <li>
      <QueryPending inline what="A team" query={query}>
        <Skeleton active title={false} className="mq-admins-card" aria-hidden />
      </QueryPending>
    </li>
  );
}

/** A loaded team: its members, its counts and a link to its dashboard. */
export function TeamCard({ team }: { team: Team }) {
  const navigate = useNavigate();
  const search = useSelectionSearch();
  return (
    <article className="mq-admins-card" aria-labelledby={`mq-team-${team._id}`}>
      <h3 id={`mq-team-${team._id}`}>{team.teamName}</h3>
      {team.members === undefined ? (
        <LookedUpMembers ids={team.teamMembers} />
      ) : (
        <Members names={team.members.map(nameOf)} />
      )}
      <Flex align="center" justify="space-between" gap={8} className="mq-admins-foot">
        <span className="mq-two">
          <span className="mq-money">{adminTeamMessages.campaigns(team.campaigns.length)}</span>
          {team.totalBoards !== undefined && (
            <>
              {', '}
              <span className="mq-money">{adminTeamMessages.boards(team.totalBoards)}</span>
            </>
          )}
        </span>
        <Button
          size="small"
          className="mq-admins-go"
          aria-label={`${adminTeamMessages.goToDash}: ${team.teamName}`}
          onClick={() => void navigate({ pathname: `/dashboard/${encodeURIComponent(team._id)}`, search })}
        >
          {adminTeamMessages.goToDash}
        </Button>
      </Flex>
    </article>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || adminTeamMessages.nameless;

function Members({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <p className="mq-admins-names">{adminTeamMessages.noMembers}</p>;
  return (
    <>
      <InitialsGroup names={names} />
      <p className="mq-admins-names">{names.join(', ')}</p>
    </>
  );
}

/** For an API whose teams hold only ids: each member is requested by id. */
function LookedUpMembers({ ids }: { ids: readonly string[] }) {
  return (
    <p className="mq-admins-names">
      {ids.map((id, index) => (
        <LookedUpName key={id} id={id} last={index === ids.length - 1} />
      ))}
    </p>
  );
}

function LookedUpName({ id, last }: { id: string; last: boolean }) {
  const { data } = useGetUserQuery({ params: { id } });
  return (
    <>
      {data === undefined ? '…' : nameOf(data)}
      {last ? '' : ', '}
    </>
  );
}
