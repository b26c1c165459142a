import { screen, waitFor, within } from '@testing-library/react';
import { createCampaign, listCampaigns } from '#contract/campaigns';
import { testApp } from '#test/app';
import { openPart } from '#test/page';
import { refusal } from '#test/wire';
import { anOrganisation, aTeam } from '#test/people';
import { CampaignsPage } from '../../../src/client/campaigns/CampaignsPage';

const on = testApp();
let orgID = '';
let teamID = '';
const here = () => `/campaigns?orgID=${orgID}&teamID=${teamID}`;
beforeAll(async () => {
  orgID = await anOrganisation(on.db, { orgName: 'Alder & Finch', fundsMicros: 50_000_000 });
  teamID = await aTeam(on.db, { teamName: 'Launch squad', orgId: orgID, members: [on.adminId] });
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

const rows = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
const names = async (): Promise<string[]> =>
  (await on.call(listCampaigns, { query: { orgID } })).reply.campaigns.map(({ campaignName }) => campaignName).sort();

describe('the table', () => {
  test('has the specified heading, columns, page size and order; is narrowed, says what it finds and what failed', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    await screen.findByRole('link', { name: 'Gala' });
    expect(screen.getByRole('heading', { level: 1, name: 'YOUR CAMPAIGNS' })).toBeInTheDocument();
    expect(screen.getByText('Manage your campaigns quickly here.')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Status',
      'Campaign Name',
      'Budget Status',
      'Organisation',
      'Boards',
      'Start Date',
      'End Date',
    ]);
    expect(rows()).toEqual(['Gala', 'Frost', 'Ember', 'Dunes', 'Coffee']);
    expect(page.wire.sent('GET', /^\/api\/campaign\/\?/)[0]?.path).toContain(`orgID=${orgID}&teamID=${teamID}`);
    const gala = screen.getByRole('row', { name: /Gala/ });
    expect(within(gala).getByRole('img', { name: 'Ended' })).toBeInTheDocument();
    for (const name of ['Gala', 'Alder & Finch'])
      expect(within(gala).getByRole('link', { name })).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(within(gala).getByText(orgID)).toBeInTheDocument();
    await page.go(`${here()}&state=ended`);
    await waitFor(() => expect(rows()).toEqual(['Gala']));
    await page.go(`${here()}&state=low&search=zz`);
    expect(await screen.findByText('Search: zz · Status: Low budget')).toBeInTheDocument();
    await page.go(`/campaigns?orgID=${orgID}&teamID=none`);
    expect(
      await screen.findByText('You have no campaigns. Click the button above (or below) this table to create one.'),
    ).toBeInTheDocument();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    page.wire.answer('/api/campaign/', () => refusal(500));
    await page.go('/campaigns?orgID=all');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('the switch flips at once, and back with its own text where saving fails', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    const flip = await screen.findByRole('switch', { name: 'Campaign Gala active' });
    expect(flip).toBeChecked();
    let fail: () => void = () => undefined;
    const stop = page.wire.interrupt(({ path, method }) =>
      method === 'POST' && path.startsWith('/api/campaign/modify')
        ? new Promise((resolve) => {
            fail = () => resolve(refusal(500));
          })
        : undefined,
    );
    await page.user.click(flip);
    expect(flip).not.toBeChecked();
    fail();
    await waitFor(() => expect(flip).toBeChecked());
    expect(await screen.findByText('Failed to save the campaign. Error: It broke.')).toBeInTheDocument();
    expect(screen.queryByText(/Try refreshing the page after some time/)).not.toBeInTheDocument();
    stop();
    await page.user.click(flip);
    await waitFor(async () =>
      expect(
        (await on.call(listCampaigns, { query: { orgID, search: 'Gala' } })).reply.campaigns[0]?.campaignPaused,
      ).toBe(true),
    );
    expect(flip).not.toBeChecked();
    await waitFor(() => expect(screen.queryByText(/^Failed to save the campaign/)).not.toBeInTheDocument());
    expect(page.wire.sent('POST', /\/api\/campaign\/modify\//).at(-1)?.body).toEqual({ campaignPaused: true });
  });

  test('the ticked ones are deleted one by one, with the specified texts', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    expect(await screen.findByRole('checkbox', { name: 'Select Ember' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: 'Select Ember' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select Dunes' }));
    page.wire.answer('/api/campaign/delete', () => new Promise(() => undefined));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('dialog');
    await waitFor(() => expect(question).toHaveTextContent('Ember'));
    expect(question).toHaveTextContent('Dunes');
    await waitFor(() => expect(within(question).getByRole('button', { name: "Yes, I'm sure." })).toBeEnabled());
    await page.user.click(within(question).getByRole('button', { name: "Yes, I'm sure." }));
    expect((await screen.findAllByText('Removing the selected campaigns...')).length).toBeGreaterThan(0);
    expect(page.wire.sent('POST', /\/api\/campaign\/delete\//)).toHaveLength(2);
    expect(await names()).toContain('Ember');
  });

  test('the ticked ones are paused together after saying what that touches, without those that are; Undo resumes them', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    const tick = async (name: string) =>
      page.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await tick('Ember');
    await tick('Dunes');
    await page.user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause 2 campaigns' })).toBeEnabled());
    await page.user.click(screen.getByRole('button', { name: 'Pause 2 campaigns' }));
    expect(await screen.findByText('2 campaigns paused')).toBeVisible();
    const sent = () => page.wire.sent('POST', /\/api\/campaign\/modify\//).map(({ body }) => body);
    expect(sent()).toEqual([{ campaignPaused: true }, { campaignPaused: true }]);
    await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone. 2 campaigns are active again.')).toBeVisible();
    expect(sent()).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Ember' })).toBeChecked());
    await page.user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('2 of 2 are active already. Nothing changes.')).toBeVisible();
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Ember' })).not.toBeChecked());
    expect(sent()).toHaveLength(4);
  });

  test('a deleted campaign is back after Undo', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Ember' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    const sure = await screen.findByRole('button', { name: "Yes, I'm sure." });
    await waitFor(() => expect(sure).toBeEnabled());
    await page.user.click(sure);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Ember' })).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Undone. 1 campaign is back.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Ember' })).toBeChecked());
  });

  test('where it cannot be counted which are active, the act goes on, and Undo, which might change others, is not offered', async () => {
    const page = openPart(on, <CampaignsPage />, { address: here() });
    page.wire.answer('/api/campaign/touches', () => refusal(500));
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Frost' }));
    await page.user.click(screen.getByRole('button', { name: 'Resume' }));
    const act = await screen.findByRole('button', { name: 'Resume 1 campaign' });
    await waitFor(() => expect(act).toBeEnabled());
    await page.user.click(act);
    expect((await screen.findAllByText('1 campaign active again')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });
});

test("'Create New Campaign' needs an organisation, and takes it and the team in the state of the route", async () => {
  const page = openPart(on, <CampaignsPage />, { address: '/campaigns?orgID=all' });
  expect(await screen.findByRole('button', { name: 'Create New Campaign' })).toBeDisabled();
  await page.go(here());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Create New Campaign' })).toBeEnabled());
  await page.user.click(screen.getByRole('button', { name: 'Create New Campaign' }));
  expect(page.address()).toMatch(/^\/newcampaign\/\?/);
  expect(page.router.state.location.state).toEqual({ organisation: orgID, team: teamID });
});
