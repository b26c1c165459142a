import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { useOrganisationName } from '../../organisations/organisations.api';
import { useTeamName } from '../../organisations/teams.api';
import { useSelection, useSelectionSearch } from '../../organisations/selection';
import { campaignMessages } from '../campaigns.messages';
import { PageTitle } from '../../ui/display/PageTitle';
import { CampaignEditor } from '../editor/CampaignEditor';
import { Note } from '../../ui/feedback/Note';

const routeState = z.object({ organisation: z.string().optional(), team: z.string().optional() });

const none: never[] = [];

/** `/newcampaign/`: for the organisation and team in the route's state, else the selection. */
export function NewCampaignPage() {
  const given = routeState.safeParse(useLocation().state);
  const selection = useSelection();
  const search = useSelectionSearch();
  const navigate = useNavigate();
  const organisation = (given.success ? given.data.organisation : undefined) ?? selection.orgID;
  const team = (given.success ? given.data.team : undefined) ?? selection.teamID;
  const org = useOrganisationName(organisation);
  const teamName = useTeamName(team);
  return (
    <div className="mq-page">
      <PageTitle
        windowTitle={campaignMessages.newTitle}
        subtitle={organisation === undefined ? ' ' : campaignMessages.forWhom(org ?? '…', teamName)}
      >
        {campaignMessages.newTitle}
      </PageTitle>
      {organisation === undefined ? (
        <Note type="info" title={campaignMessages.chooseOrganisation} description={campaignMessages.whereSidebar} />
      ) : (
        <CampaignEditor
          boards={none}
          artworks={none}
          organisation={organisation}
          team={team}
          onCreated={({ _id }) => void navigate({ pathname: `/campaign/${encodeURIComponent(_id)}`, search })}
          onCancel={() => void navigate({ pathname: '/campaigns', search })}
        />
      )}
    </div>
  );
}
