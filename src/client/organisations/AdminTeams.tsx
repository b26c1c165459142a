import { Flex, Skeleton } from 'antd';
import { isOutOfSight } from '../api/apiError';
import { useAppSelector, type RootState } from '../store';
import { useMe } from '../session/useMe';
import { adminTeamMessages } from './organisations.messages';
import { listMessages } from '../ui/ui.messages';
import { AdminTeamCard } from './AdminTeamCard';
import { teamsApi } from './teams.api';
import './adminTeams.css';

const countOutOfSight = (state: RootState, ids: readonly string[]): number =>
  ids.filter((id) => isOutOfSight(teamsApi.endpoints.getTeam.select({ params: { id } })(state).error)).length;

/** 'LIST OF ADMINS' on `/home`: one card for each team of the signed-in user. */
export function AdminTeams() {
  const { me } = useMe();
  const teams = me?.teams ?? [];
  const shown = useAppSelector((state) => teams.length - countOutOfSight(state, teams));
  return (
    <Flex component="section" vertical gap={12} aria-labelledby="mq-admins-title" data-tour="admins">
      <Flex align="baseline" gap={8}>
        <h2 id="mq-admins-title" className="mq-capitals">
          {adminTeamMessages.listOfAdmins}
        </h2>
        {me !== undefined && <span className="mq-count">{adminTeamMessages.teams(shown)}</span>}
      </Flex>
      {me === undefined ? (
        <div role="status" aria-busy="true" aria-label={listMessages.loading(adminTeamMessages.listOfAdmins)}>
          <Skeleton active title={false} aria-hidden />
        </div>
      ) : shown === 0 ? (
        <p className="mq-tone-neutral">{adminTeamMessages.noTeams}</p>
      ) : (
        <ul className="mq-plain-list mq-admins-cards">
          {teams.map((teamId) => (
            <AdminTeamCard key={teamId} teamId={teamId} />
          ))}
        </ul>
      )}
    </Flex>
  );
}
