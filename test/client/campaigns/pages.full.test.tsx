import { act, screen, waitFor, within } from '@testing-library/react';
import { createCampaign, modifyCampaign } from '#contract/campaigns';
import { creditOrganisation } from '#contract/organisations';
import { startApp, type TestApp } from '#test/app';
import { aBookedBoard } from '#test/artworks';
import { openPart } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { NewCampaignPage } from '../../../src/client/campaigns/create/NewCampaignPage';
import { OrganisationPage } from '../../../src/client/campaigns/overview/OrganisationPage';
import { TeamDashboardPage } from '../../../src/client/campaigns/overview/TeamDashboardPage';
import { CampaignPage } from '../../../src/client/campaigns/page/CampaignPage';
import { listShortcuts } from '../../../src/client/ui/keyboard/shortcuts';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
let orgID = '';
let teamID = '';
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
const open = (address: string) => openPart(on, <p>elsewhere</p>, { address, routes });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('/campaign/{id}', () => {
  const make = async (campaignName: string) =>
    (
      await on.call(createCampaign, {
        body: {
          campaignName,
          parentOrg: orgID,
          managementTeam: teamID,
          campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 250 },
        },
      })
    ).reply.campaign._id;

  test('with more boards than a page of them, all are there, without a call for each', async () => {
    const { db } = on.services.database;
    const boards = await Promise.all(Array.from({ length: 503 }, () => aBookedBoard(db)));
    const id = await make('Large launch');
    await on.call(modifyCampaign, { params: { id }, body: { campaignBoards: boards } });
    const page = open(`/campaign/${id}?orgID=all`);
    await screen.findByRole('heading', { level: 1, name: 'Large launch' });
    expect(await screen.findAllByText(/503/)).not.toEqual([]);
    expect(page.wire.sent('GET', /^\/api\/campaign\/[^/]+\/boards\?page=2/)).toHaveLength(1);
    expect(page.wire.sent('GET', new RegExp(`^/api/boards/(${boards.join('|')})$`))).toEqual([]);
  });

  test('is paused from the palette, which then offers to resume it', async () => {
    const page = open(`/campaign/${await make('Palette launch')}?orgID=all`);
    const flip = await screen.findByRole('switch', { name: 'Campaign Palette launch active' });
    act(() => {
      listShortcuts()
        .find(({ label }) => label === 'Pause campaign')
        ?.run();
    });
    await waitFor(() => expect(flip).not.toBeChecked());
    await waitFor(() =>
      expect(page.wire.sent('POST', /\/api\/campaign\/modify\//).map(({ body }) => body)).toEqual([
        { campaignPaused: true },
      ]),
    );
    expect(listShortcuts().map(({ label }) => label)).toEqual(expect.arrayContaining(['Resume campaign', 'Delete']));
  });

  test('each config error links to where it can be fixed', async () => {
    const page = open(`/campaign/${await make('Nowhere yet')}?orgID=all`);
    await screen.findByText('Save');
    await page.user.click(screen.getByText('Choose boards'));
    expect(screen.getByRole('textbox', { name: 'Search boards' })).toHaveFocus();
    expect(screen.getByText('2 config errors')).toBeInTheDocument();
  });
});

describe('/newcampaign/', () => {
  test('without an organisation there is nothing to create for', async () => {
    open('/newcampaign/?orgID=all');
    expect(await screen.findByText('Choose an organisation in the sidebar first.')).toBeInTheDocument();
  });
});

describe('/organisation/{orgId}', () => {
  test('a team is made and renamed', async () => {
    const page = open(`/organisation/${orgID}?orgID=all`);
    await page.user.click(await screen.findByRole('button', { name: 'Create a team' }));
    await page.user.type((await dialog()).getByLabelText(/^Team name/), 'Night desk');
    expect(page.address()).toContain('team=new');
    await page.user.click((await dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await page.user.click(await screen.findByRole('button', { name: 'Edit Night desk' }));
    const form = await dialog();
    await page.user.type(form.getByLabelText(/^Team name/), ' 2');
    await page.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Edit Night desk 2' })).toBeInTheDocument();
  });

  test('the tab stands in the address', async () => {
    const page = open(`/organisation/${orgID}?orgID=all`);
    await page.user.click(await screen.findByRole('tab', { name: 'Boards' }));
    expect(await screen.findByText('There are no boards to show.')).toBeInTheDocument();
    expect(page.address()).toContain('tab=boards');
  });
});
