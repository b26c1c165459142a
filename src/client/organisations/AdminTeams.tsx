import { Skeleton } from 'antd';
import { useMe } from '../session/me.api';
import { adminTeamMessages } from './organisations.messages';
import { listMessages } from '../ui/ui.messages';
import { AdminTeamCard } from './AdminTeamCard';
import './adminTeams.css';

/** 'LIST OF ADMINS' on `/home`: one card for each team of the signed-in user. */
export function AdminTeams() {
  const { me } = useMe();
  const teams = me?.teams ?? [];
  return (
    <section className="mq-admins" aria-labelledby="mq-admins-title" data-tour="admins">
      <div className="mq-admins-head">
        <h2 id="mq-admins-title" className="mq-capitals">
          {adminTeamMessages.listOfAdmins}
        </h2>
        {me !== undefined && <span className="mq-count">{adminTeamMessages.teams(teams.length)}</span>}
      </div>
      {me === undefined ? (
        <div role="status" aria-busy="true" aria-label={listMessages.loading(adminTeamMessages.listOfAdmins)}>
          <Skeleton active title={false} aria-hidden />
        </div>
      ) : teams.length === 0 ? (
        <p className="mq-admins-none">{adminTeamMessages.noTeams}</p>
      ) : (
        <ul className="mq-admins-cards">
          {teams.map((teamId) => (
            <li key={teamId}>
              <AdminTeamCard teamId={teamId} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
