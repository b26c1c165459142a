import { screen, waitFor, within } from '@testing-library/react';
import { createCampaign, listCampaigns } from '#contract/campaigns';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { CampaignsPage, ManagementCampaignsPage } from '../../../src/client/campaigns/CampaignsPage';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
let orgID = '';
let teamID = '';
const here = () => `/campaigns?orgID=${orgID}&teamID=${teamID}`;
beforeAll(async () => {
  on = await startApp();
  orgID = await anOrganisation(on.services.database.db, { orgName: 'Alder & Finch', fundsMicros: 50_000_000 });
  teamID = await aTeam(on.services.database.db, { teamName: 'Launch squad', orgId: orgID, members: [on.adminId] });
  for (const campaignName of ['Autumn', 'Bulbs', 'Coffee', 'Dunes', 'Ember', 'Frost', 'Gala'])
    await on.call(createCampaign, {
      body: {
        campaignName,
        parentOrg: orgID,
        managementTeam: teamID,
        endTime: campaignName === 'Gala' ? '2020-01-31T00:00:00.000Z' : null,
      },
    });
});
afterAll(() => on.close());
const names = async (): Promise<string[]> =>
  (await on.call(listCampaigns, { query: { orgID } })).reply.campaigns.map(({ campaignName }) => campaignName).sort();

describe('the table', () => {
  test('removed campaigns disappear from the list', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Frost' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: "Yes, I'm sure." }));
    expect(
      (await screen.findAllByText('Removed your campaigns! Refresh the page if nothing has happened.')).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Frost' })).not.toBeInTheDocument());
    expect(await names()).toEqual(['Autumn', 'Bulbs', 'Coffee', 'Dunes', 'Ember', 'Gala']);
  });
});

describe('Create New Campaign', () => {
  test('/management/campaigns stands under the name of the organisation', async () => {
    openPart(on, <ManagementCampaignsPage />, { address: here() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alder & Finch' })).toBeInTheDocument();
  });
});
