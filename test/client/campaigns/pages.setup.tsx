import { creditOrganisation } from '#contract/organisations';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import type { Wire } from '#test/wire';
import { NewCampaignPage } from '../../../src/client/campaigns/create/NewCampaignPage';
import { OrganisationPage } from '../../../src/client/campaigns/overview/OrganisationPage';
import { TeamDashboardPage } from '../../../src/client/campaigns/overview/TeamDashboardPage';
import { CampaignPage } from '../../../src/client/campaigns/page/CampaignPage';

export const on = testApp();
export let orgID = '';
export let teamID = '';
beforeAll(async () => {
  orgID = await anOrganisation(on.db, { orgName: 'Harbour Media', orgType: 'Board Owner' });
  teamID = await aTeam(on.db, { teamName: 'Mall network', orgId: orgID, members: [on.adminId] });
  await on.call(creditOrganisation, { params: { id: orgID }, body: { amount: 9.99, note: 'Opening credit' } });
});
const routes = [
  { path: '/campaign/:id', element: <CampaignPage /> },
  { path: '/newcampaign', element: <NewCampaignPage /> },
  { path: '/organisation/:orgId', element: <OrganisationPage /> },
  { path: '/dashboard/:teamId', element: <TeamDashboardPage /> },
];

export const open = (address: string, wire?: Wire) =>
  openPart(on, <p>elsewhere</p>, { address, routes, ...(wire && { wire }) });
