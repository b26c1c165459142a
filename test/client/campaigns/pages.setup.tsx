import { screen, within } from '@testing-library/react';
import { createCampaign } from '#contract/campaigns';
import { creditOrganisation } from '#contract/organisations';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import type { Wire } from '#test/wire';
import { NewCampaignPage } from '../../../src/client/campaigns/create/NewCampaignPage';
import { OrganisationPage } from '../../../src/client/pages/organisation/OrganisationPage';
import { TeamDashboardPage } from '../../../src/client/pages/organisation/TeamDashboardPage';
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
export const dialog = async () => within(await screen.findByRole('dialog'));
/** Creates a campaign of the organisation with a daily budget. @returns its id */
export async function make(campaignName: string): Promise<string> {
  const campaignBudget = { isDailyBudgetEnabled: true, dailyBudget: 250 };
  const body = { campaignName, parentOrg: orgID, managementTeam: teamID, campaignBudget };
  return (await on.call(createCampaign, { body })).reply.campaign._id;
}
