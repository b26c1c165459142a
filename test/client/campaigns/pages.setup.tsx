import { creditOrganisation } from '#contract/organisations';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import type { Wire } from '#test/wire';
import { NewCampaignPage } from '../../../src/client/campaigns/create/NewCampaignPage';
import { OrganisationPage } from '../../../src/client/campaigns/overview/OrganisationPage';
import { TeamDashboardPage } from '../../../src/client/campaigns/overview/TeamDashboardPage';
import { CampaignPage } from '../../../src/client/campaigns/page/CampaignPage';

export let on: TestApp;
export let orgID = '';
export let teamID = '';
beforeAll(async () => {
  on = await startApp();
  orgID = await anOrganisation(on.services.database.db, { orgName: 'Harbour Media', orgType: 'Board Owner' });
  teamID = await aTeam(on.services.database.db, { teamName: 'Mall network', orgId: orgID, members: [on.adminId] });
  await on.call(creditOrganisation, { params: { id: orgID }, body: { amount: 9.99, note: 'Opening credit' } });
});

afterAll(() => on.close());
const routes = [
  { path: '/campaign/:id', element: <CampaignPage /> },
  { path: '/newcampaign', element: <NewCampaignPage /> },
  { path: '/organisation/:orgId', element: <OrganisationPage /> },
  { path: '/dashboard/:teamId', element: <TeamDashboardPage /> },
];

export const open = (address: string, wire?: Wire) =>
  openPart(on, <p>elsewhere</p>, { address, routes, ...(wire && { wire }) });
