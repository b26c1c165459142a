import { Button, Flex, Skeleton } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Team } from '#contract/organisations';
import { isOutOfSight } from '../api/apiError';
import { QueryPending } from '../ui/feedback/FailureAlert';
import { adminTeamMessages } from './organisations.messages';
import { useGetTeamQuery } from './teams.api';
import { TeamMembers } from './TeamMembers';
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
        <Skeleton active title={false} className="mq-card mq-admins-card" aria-hidden />
      </QueryPending>
    </li>
  );
}

/** A loaded team: its members, its counts and a link to its dashboard. */
export function TeamCard({ team }: { team: Team }) {
  const navigate = useNavigate();
  const search = useSelectionSearch();
  return (
    <article className="mq-card mq-admins-card" aria-labelledby={`mq-team-${team._id}`}>
      <h3 id={`mq-team-${team._id}`}>{team.teamName}</h3>
      <TeamMembers team={team} />
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
          aria-label={`${adminTeamMessages.goToDash}: ${team.teamName}`}
          onClick={() => void navigate({ pathname: `/dashboard/${encodeURIComponent(team._id)}`, search })}
        >
          {adminTeamMessages.goToDash}
        </Button>
      </Flex>
    </article>
  );
}
