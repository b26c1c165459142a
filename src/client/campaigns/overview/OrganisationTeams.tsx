import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Team } from '#contract/organisations';
import { failureOf } from '../../machines/mutationActor';
import { useListTeamsQuery } from '../../organisations/organisations.api';
import { useSelectionSearch } from '../../organisations/selection';
import { FailureAlert } from '../../ui/FailureAlert';
import { messages } from '../../ui/messages';
import { useAddressParam } from '../../ui/useAddressParam';
import { TeamDialog } from './TeamDialog';

const words = messages.organisation;

/** The organisation's teams: their dashboards, a new one, names and members. */
export function OrganisationTeams({ orgId }: { orgId: string }) {
  const { currentData: data, error, refetch } = useListTeamsQuery({ query: { orgID: orgId, pageSize: 100 } });
  const [shown, show] = useAddressParam('team');
  const teams = data?.teams ?? [];
  const opened = teams.find(({ _id }) => _id === shown);
  return (
    <section className="mq-card mq-figure" aria-label={messages.organisations.teams}>
      <h2>
        {messages.organisations.teams} <span className="mq-count">{data?.totalTeams}</span>
      </h2>
      {error !== undefined && data === undefined && (
        <FailureAlert
          inline
          title={messages.failures.couldNotLoad(messages.organisations.teams)}
          failure={failureOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && teams.length === 0 && <p className="mq-two">{words.noTeams}</p>}
      <ul className="mq-plain-list">
        {teams.map((team) => (
          <li key={team._id}>
            <TeamLine team={team} onEdit={() => show(team._id)} />
          </li>
        ))}
      </ul>
      <Button onClick={() => show('new')}>{words.createTeam}</Button>
      {(shown === 'new' || opened) && <TeamDialog key={shown} orgId={orgId} team={opened} onClose={() => show(null)} />}
    </section>
  );
}

function TeamLine({ team, onEdit }: { team: Team; onEdit: () => void }) {
  const search = useSelectionSearch();
  return (
    <>
      <div>
        <strong className="mq-ellipsis">{team.teamName}</strong>
        <div className="mq-two">
          {words.memberCount(team.teamMembers.length)} · {messages.home.campaigns(team.campaigns.length)}
        </div>
      </div>
      <Button size="small" aria-label={`${words.editTeam} ${team.teamName}`} onClick={onEdit}>
        {words.editTeam}
      </Button>
      <Link
        className="mq-button-link"
        aria-label={`${messages.home.goToDash}: ${team.teamName}`}
        to={{ pathname: `/dashboard/${encodeURIComponent(team._id)}`, search }}
      >
        {messages.home.goToDash}
      </Link>
    </>
  );
}
