import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import type { Team } from '#contract/organisations';
import { failureOf } from '../../api/apiError';
import { disabledReason, usePermission, type Allowance } from '../../session/permissions.api';
import { useListTeamsQuery } from '../../organisations/organisations.api';
import { useSelectionSearch } from '../../organisations/selection';
import { WithReason } from '../../ui/display/WithReason';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { organisationMessages } from '../organisationPage.messages';
import { adminTeamMessages, organisationListMessages } from '../../organisations/organisations.messages';
import { failureMessages } from '../../ui/ui.messages';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { TeamDialog } from './TeamDialog';

/** The organisation's teams: links to their dashboards, creating a team, and changing names and members. */
export function OrganisationTeams({ orgId }: { orgId: string }) {
  const { currentData: data, error, refetch } = useListTeamsQuery({ query: { orgID: orgId, pageSize: 100 } });
  const [shown, show] = useAddressParam('team');
  const allowance = usePermission('finance', orgId);
  const teams = data?.teams ?? [];
  const opened = teams.find(({ _id }) => _id === shown);
  return (
    <section className="mq-card mq-figure" aria-label={organisationListMessages.teams}>
      <h2>
        {organisationListMessages.teams} <span className="mq-count">{data?.totalTeams}</span>
      </h2>
      <div className="mq-list-space">
        {error === undefined && data === undefined && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {error !== undefined && data === undefined && (
          <FailureAlert
            inline
            title={failureMessages.couldNotLoad(organisationListMessages.teams)}
            failure={failureOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {data && teams.length === 0 && <p className="mq-two">{organisationMessages.noTeams}</p>}
        <ul className="mq-plain-list">
          {teams.map((team) => (
            <li key={team._id}>
              <TeamLine team={team} allowance={allowance} onEdit={() => show(team._id)} />
            </li>
          ))}
        </ul>
      </div>
      {allowance !== 'never' && (
        <WithReason reason={disabledReason(allowance)}>
          <Button disabled={allowance !== 'yes'} onClick={() => show('new')}>
            {organisationMessages.createTeam}
          </Button>
        </WithReason>
      )}
      {allowance === 'yes' && (shown === 'new' || opened) && (
        <TeamDialog key={shown} orgId={orgId} team={opened} onClose={() => show(null)} />
      )}
    </section>
  );
}

function TeamLine({ team, allowance, onEdit }: { team: Team; allowance: Allowance; onEdit: () => void }) {
  const search = useSelectionSearch();
  return (
    <>
      <div>
        <strong className="mq-ellipsis">{team.teamName}</strong>
        <div className="mq-two">
          {organisationMessages.memberCount(team.teamMembers.length)} ·{' '}
          {adminTeamMessages.campaigns(team.campaigns.length)}
        </div>
      </div>
      {allowance !== 'never' && (
        <WithReason reason={disabledReason(allowance)}>
          <Button
            size="small"
            disabled={allowance !== 'yes'}
            aria-label={`${organisationMessages.editTeam} ${team.teamName}`}
            onClick={onEdit}
          >
            {organisationMessages.editTeam}
          </Button>
        </WithReason>
      )}
      <Link
        className="mq-button-link"
        aria-label={`${adminTeamMessages.goToDash}: ${team.teamName}`}
        to={{ pathname: `/dashboard/${encodeURIComponent(team._id)}`, search }}
      >
        {adminTeamMessages.goToDash}
      </Link>
    </>
  );
}
