import { Alert } from 'antd';
import { useLocation } from 'react-router-dom';
import { z } from 'zod';
import { useGetOrganisationQuery, useGetTeamQuery } from '../../organisations/organisations.api';
import { useSelection } from '../../organisations/selection';
import { campaignMessages } from '../campaigns.messages';
import { PageTitle } from '../../ui/PageTitle';
import { NewCampaignForm } from './NewCampaignForm';
import '../page/campaignPage.css';

const routeState = z.object({ organisation: z.string().optional(), team: z.string().optional() });

/** `/newcampaign/`: for the organisation and team in the route's state, else the selection. */
export function NewCampaignPage() {
  const given = routeState.safeParse(useLocation().state);
  const selection = useSelection();
  const organisation = (given.success ? given.data.organisation : undefined) ?? selection.orgID;
  const team = (given.success ? given.data.team : undefined) ?? selection.teamID;
  const org = useGetOrganisationQuery({ params: { id: organisation ?? '' } }, { skip: organisation === undefined }).data
    ?.org.orgName;
  const teamName = useGetTeamQuery({ params: { id: team ?? '' } }, { skip: team === undefined }).data?.team.teamName;
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={campaignMessages.newTitle}
        subtitle={organisation === undefined ? ' ' : campaignMessages.forWhom(org ?? '…', teamName)}
      >
        {campaignMessages.newTitle}
      </PageTitle>
      {organisation === undefined ? (
        <Alert type="info" showIcon title={campaignMessages.chooseOrganisation} />
      ) : (
        <NewCampaignForm organisation={organisation} team={team} />
      )}
    </div>
  );
}
