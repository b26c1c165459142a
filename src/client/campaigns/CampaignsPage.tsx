import { useNavigate } from 'react-router-dom';
import { useOrganisationName } from '../organisations/organisations.api';
import { useSelection, useSelectionSearch } from '../organisations/selection';
import { disabledReason, usePermission } from '../session/permissions';
import { CreateButton } from '../ui/display/CreateButton';
import { useIsPhone } from '../ui/theme/useMediaQuery';
import { campaignMessages } from './campaigns.messages';
import { nounMessages } from '../ui/ui.messages';
import { PageTitle } from '../ui/display/PageTitle';
import { CampaignCarousel } from './CampaignCarousel';
import { CampaignsTable } from './CampaignsTable';
import './campaigns.css';

/** `/campaigns`: all campaigns of the selection; a table, on phones a carousel of cards. */
export const CampaignsPage = () => (
  <Campaigns heading={campaignMessages.heading} windowTitle={nounMessages.campaigns} />
);

/** `/management/campaigns`: the same, under the selected organisation's name. */
export function ManagementCampaignsPage() {
  const { orgID } = useSelection();
  const name = useOrganisationName(orgID);
  return <Campaigns heading={name ?? campaignMessages.heading} windowTitle={nounMessages.organisationCampaigns} />;
}

function Campaigns({ heading, windowTitle }: { heading: string; windowTitle: string }) {
  const isPhone = useIsPhone();
  return (
    <div className="mq-page">
      <PageTitle windowTitle={windowTitle} subtitle={campaignMessages.subtitle} actions={<CreateCampaignButton />}>
        {heading}
      </PageTitle>
      {isPhone ? <CampaignCarousel /> : <CampaignsTable />}
    </div>
  );
}

/** Goes to `/newcampaign/` with organisation and team in the route's state; disabled while no organisation is selected. */
function CreateCampaignButton() {
  const { orgID, teamID } = useSelection();
  const search = useSelectionSearch();
  const navigate = useNavigate();
  const allowance = usePermission('inventory', orgID);
  const create = (): void =>
    void navigate({ pathname: '/newcampaign/', search }, { state: { organisation: orgID, team: teamID } });
  if (allowance === 'never') return null;
  return (
    <CreateButton
      id="campaigns.create"
      label={campaignMessages.createNew}
      group={nounMessages.campaigns}
      reason={disabledReason(allowance)}
      disabled={orgID === undefined}
      className="mq-wide-on-phones"
      onClick={create}
    />
  );
}
