import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { disabledReason, usePermission } from '../../session/permissions';
import { useLastKnownRecord } from '../../save/useLastKnownRecord';
import { useListTeamsQuery } from '../../organisations/teams.api';
import { useSelectionSearch } from '../../organisations/selection';
import { ReasonButton } from '../../ui/display/WithReason';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { organisationMessages } from './organisationPage.messages';
import { adminTeamMessages, organisationListMessages } from '../../organisations/organisations.messages';
import { useAddressParam } from '../../ui/browser/useAddressParam';
import { RecordTable } from '../../ui/table/RecordTable';
import { TeamDialog } from './TeamDialog';

/** The organisation's teams: links to their dashboards, creating a team, and changing names and members. */
export function OrganisationTeams({ orgId }: { orgId: string }) {
  const query = useListTeamsQuery({ query: { orgID: orgId, pageSize: 100 } });
  const { currentData: data } = query;
  const search = useSelectionSearch();
  const [shown, show] = useAddressParam('team');
  const allowance = usePermission('finance', orgId);
  const teams = data?.teams ?? [];
  const opened = useLastKnownRecord(
    shown,
    teams.find(({ _id }) => _id === shown),
  );
  return (
    <section className="mq-card mq-figure" aria-label={organisationListMessages.teams}>
      <h2>
        {organisationListMessages.teams} <span className="mq-count">{data?.totalTeams}</span>
      </h2>
      <div className="mq-list-space">
        <QueryPending inline what={organisationListMessages.teams} query={query}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </QueryPending>
        {data && (
          <RecordTable
            label={organisationListMessages.teams}
            rows={teams}
            rowKey={({ _id }) => _id}
            empty={organisationMessages.noTeams}
            name={(team) => (
              <>
                <strong>{team.teamName}</strong>
                <span className="mq-two">
                  {organisationMessages.memberCount(team.teamMembers.length)} ·{' '}
                  {adminTeamMessages.campaigns(team.campaigns.length)}
                </span>
              </>
            )}
            cells={[
              (team) =>
                allowance !== 'never' && (
                  <ReasonButton
                    reason={disabledReason(allowance)}
                    size="small"
                    aria-label={`${organisationMessages.editTeam} ${team.teamName}`}
                    onClick={() => show(team._id)}
                  >
                    {organisationMessages.editTeam}
                  </ReasonButton>
                ),
              ({ _id, teamName }) => (
                <Link
                  className="mq-button-link"
                  aria-label={`${adminTeamMessages.goToDash}: ${teamName}`}
                  to={{ pathname: `/dashboard/${encodeURIComponent(_id)}`, search }}
                >
                  {adminTeamMessages.goToDash}
                </Link>
              ),
            ]}
          />
        )}
      </div>
      {allowance !== 'never' && (
        <ReasonButton reason={disabledReason(allowance)} onClick={() => show('new')}>
          {organisationMessages.createTeam}
        </ReasonButton>
      )}
      {allowance === 'yes' && (shown === 'new' || opened) && (
        <TeamDialog key={shown} orgId={orgId} team={opened} onClose={() => show(null)} />
      )}
    </section>
  );
}
