import { Skeleton } from 'antd';
import { useParams } from 'react-router-dom';
import { useListBoardsQuery } from '../../boards/boards.api';
import { TeamMembers } from '../../organisations/TeamMembers';
import { useGetTeamQuery } from '../../organisations/teams.api';
import { QueryPending } from '../../ui/feedback/FailureAlert';
import { RecordPending } from '../../ui/feedback/RecordPending';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { dashboardMessages, organisationMessages } from './organisationPage.messages';
import { nounMessages } from '../../ui/ui.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import { OrganisationLink } from '../../campaigns/CampaignLink';
import { OrganisationCampaigns } from './OrganisationCampaigns';
import './organisationPage.css';

const PointsMap = lazyWithRetry(async () => (await import('../../boards/map/PointsMapPicker')).PointsMap);
/** The most boards on the small map. */
const shownBoards = 500;

/** `/dashboard/{teamId}`: a team, its members, its campaigns with status and budget, its boards on a small map. */
export function TeamDashboardPage() {
  const { teamId = '' } = useParams();
  const query = useGetTeamQuery({ params: { id: teamId } });
  const { currentData: data } = query;
  const boardsQuery = useListBoardsQuery({ query: { teamID: teamId, pageSize: shownBoards, deleted: false } });
  const boards = boardsQuery.currentData;
  if (!data) return <RecordPending what={dashboardMessages.title} query={query} />;
  const { team } = data;
  return (
    <div className="mq-page mq-record">
      <PageTitle
        windowTitle={team.teamName}
        subtitle={team.orgID ? <OrganisationLink id={team.orgID} /> : dashboardMessages.title}
      >
        {team.teamName}
      </PageTitle>
      <section className="mq-card mq-figure" aria-label={organisationMessages.members}>
        <h2>
          {organisationMessages.members} <span className="mq-count">{team.teamMembers.length}</span>
        </h2>
        <TeamMembers team={team} />
      </section>
      <OrganisationCampaigns key={team._id} teamID={team._id} />
      <section className="mq-card mq-team-map" aria-label={nounMessages.boards}>
        <header className="mq-card-head">
          <h2>{nounMessages.boards}</h2>
          {boards && (
            <span className="mq-two">{dashboardMessages.mapOf(boards.boards.length, boards.totalBoards)}</span>
          )}
        </header>
        <QueryPending inline what={nounMessages.boards} query={boardsQuery}>
          <Skeleton.Node active style={{ width: '100%', height: 320 }} />
        </QueryPending>
        {boards && <PointsMap label={dashboardMessages.map} boards={boards.boards} />}
      </section>
    </div>
  );
}
