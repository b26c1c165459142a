import { screen, waitFor, within } from '@testing-library/react';
import { createCampaign, getCampaign, modifyCampaign } from '#contract/campaigns';
import { listWalletEntries } from '#contract/organisations';
import { aBoard } from '#test/boards';
import { connect, refusal } from '#test/wire';
import { anOrganisation } from '#test/people';
import { dialog, make, on, orgID, teamID, open } from './pages.setup';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/campaign/{id}', () => {
  test('shows what keeps it from running, and is deleted after a question; where that fails the text says so', async () => {
    const id = await make('Volta launch');
    const page = open(`/campaign/${id}?orgID=all`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Volta launch' })).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Campaign Volta launch active' })).toBeChecked();
    expect(await screen.findByText('This campaign does not run everywhere: 2 config errors.')).toBeInTheDocument();
    expect(screen.getByText('No boards are chosen.')).toBeInTheDocument();
    expect(region('Daily budget').getByText('left of $250.00')).toBeInTheDocument();
    expect(region('Daily budget').getByText('$0.00 spent in the last 24 hours')).toBeInTheDocument();
    expect(region('Monthly budget').getByText('No budget')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Harbour Media' })).toHaveAttribute('target', '_blank');
    expect(document.title).toBe('Volta launch · Marquee');
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const stop = page.wire.interrupt(({ path }) =>
      path.startsWith('/api/campaign/delete') ? refusal(500) : undefined,
    );
    const sure = async () => (await dialog()).getByRole('button', { name: "Yes, I'm sure." });
    await waitFor(async () => expect(await sure()).toBeEnabled());
    await page.user.click(await sure());
    expect(await screen.findByText('Failed to delete campaign. Error: It broke.')).toBeInTheDocument();
    stop();
    // A name is needed: the field that must be mended gets the focus.
    const name = screen.getByLabelText(/^Campaign name/);
    await page.user.clear(name);
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveFocus());
    // What was typed into a campaign that is gone is not asked about.
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await sure()).toBeEnabled());
    await page.user.click(await sure());
    await waitFor(() => expect(page.address()).toBe('/campaigns?orgID=all'));
    const paths = page.wire.calls.map(({ path }) => path);
    const last = paths.findLastIndex((path) => path.startsWith('/api/campaign/delete'));
    expect(paths.slice(last + 1).filter((path) => path.includes(id))).toEqual([]);
  });

  test('is edited: only what changed is sent; of two edits both are kept, and a field of both is chosen', async () => {
    const id = await make('Edited later');
    const page = open(`/campaign/${id}?orgID=all`);
    const name = await screen.findByLabelText(/^Campaign name/);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await page.user.clear(name);
    await page.user.type(name, 'Edited');
    await page.user.type(screen.getByLabelText('End Date'), '1 Mar 2031, 22:15{Enter}');
    expect(await screen.findByText('Unsaved changes')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The campaign is saved.')).toBeInTheDocument();
    expect(page.wire.sent('POST', /campaign\/modify/)[0]?.body).toEqual({
      campaignName: 'Edited',
      endTime: new Date(2031, 2, 1, 22, 15).toISOString(),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Edited' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Saved!' })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saved!' }).closest('footer')).toHaveFocus());

    await page.user.clear(screen.getByLabelText(/^Campaign name/));
    await page.user.type(screen.getByLabelText(/^Campaign name/), 'Mine');
    await on.call(modifyCampaign, {
      params: { id },
      body: { campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 99 } },
    });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await on.call(getCampaign, { params: { id } })).reply.campaign).toMatchObject({
        campaignName: 'Mine',
        campaignBudget: { dailyBudget: 99 },
      }),
    );
    await waitFor(() => expect(screen.getByLabelText('Daily budget', { selector: 'input' })).toHaveValue('99'));
    await page.user.type(screen.getByLabelText(/^Campaign name/), ' again');
    await on.call(modifyCampaign, { params: { id }, body: { campaignName: 'Theirs' } });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('region', { name: 'Changed by somebody else' }));
    expect(conflict.getByRole('radio', { name: 'Campaign name, yours: Mine again' })).toBeChecked();
    await page.user.click(conflict.getByRole('radio', { name: 'Campaign name, theirs: Theirs' }));
    await page.user.click(conflict.getByRole('button', { name: 'Save the chosen values' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeInTheDocument();
  });
});

describe('/newcampaign/', () => {
  test('checks the form, keeps it where creating fails, creates for the selection, and opens the campaign', async () => {
    const page = open(`/newcampaign/?orgID=${orgID}&teamID=${teamID}`);
    expect(await screen.findByText('For Harbour Media, team Mall network')).toBeInTheDocument();
    await page.user.click(screen.getByRole('switch', { name: 'Daily limit' }));
    await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await screen.findByText('Give the campaign a name')).toBeInTheDocument();
    expect(
      screen.getByText('An amount in dollars above 0, at most 1,000,000,000, with at most 2 decimals'),
    ).toBeInTheDocument();
    expect(page.wire.sent('POST', /campaign\/create/)).toHaveLength(0);
    await page.user.type(screen.getByLabelText(/^Campaign name/), 'Granola mornings');
    await page.user.type(screen.getByLabelText('Daily budget'), '45.50');
    const stop = page.wire.interrupt(({ path }) =>
      path.startsWith('/api/campaign/create') ? refusal(500) : undefined,
    );
    await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await screen.findByText('Failed to create the campaign. Error: It broke.')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText(/^Campaign name/), '!{Backspace}');
    expect(screen.queryByText('Failed to create the campaign. Error: It broke.')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Campaign name/)).toHaveValue('Granola mornings');
    stop();
    const heal = page.wire.interrupt(({ path }) =>
      path.startsWith('/api/campaign/create')
        ? refusal(400, 'body.invalid', 'It is wrong.', { fields: [{ path: 'campaignName', message: 'Not this name' }] })
        : undefined,
    );
    await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await screen.findByText('Not this name')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Campaign name/)).toHaveFocus();
    heal();
    await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
    await waitFor(() => expect(page.address()).toMatch(/^\/campaign\/[0-9a-f]+\?/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Granola mornings' })).toBeInTheDocument();
    expect(page.wire.sent('POST', /campaign\/create/)[0]?.body).toMatchObject({
      parentOrg: orgID,
      managementTeam: teamID,
      campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 45.5 },
    });
    expect(screen.getByText('Draft')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Campaign Granola mornings active' })).not.toBeChecked();
  });

  test('own boards first, all that match at once, rows that stay, and no burst of single boards', async () => {
    const { db } = on.services.database;
    const own = await anOrganisation(db, { orgName: 'Night Walls' });
    for (let i = 0; i < 9; i += 1) await aBoard(db, { boardname: `Wall ${String(i)}`, boardOwner: own });
    await aBoard(db, { boardname: 'A stranger' });
    const page = open(`/newcampaign/?orgID=${own}`);
    const names = () =>
      screen
        .getAllByRole('checkbox', { name: /^Select (Wall|A stranger)/ })
        .map((box) => box.getAttribute('aria-label'));
    const fourth = await screen.findByRole('checkbox', { name: 'Select Wall 3' });
    expect(names()).toEqual([0, 1, 2, 3, 4, 5].map((i) => `Select Wall ${String(i)}`));
    await page.user.click(fourth);
    expect(await screen.findByText('1 booked')).toBeInTheDocument();
    expect(names()).toEqual([0, 1, 2, 3, 4, 5].map((i) => `Select Wall ${String(i)}`));
    // Booked ones are on top once the list is filtered anew, and stay there when they are unticked.
    await page.user.click(screen.getByRole('button', { name: 'Only Night Walls' }));
    const onTop = [3, 0, 1, 2, 4, 5].map((i) => `Select Wall ${String(i)}`);
    await waitFor(() => expect(names()).toEqual(onTop));
    await page.user.click(screen.getByRole('checkbox', { name: 'Select Wall 3' }));
    expect(await screen.findByText('0 booked')).toBeInTheDocument();
    expect(names()).toEqual(onTop);
    await page.user.click(screen.getByRole('button', { name: 'Only Night Walls' }));
    // The others come after the own ones.
    await page.user.click(screen.getByTitle('2'));
    expect(await screen.findByRole('checkbox', { name: 'Select Wall 8' })).not.toBeChecked();
    await page.user.click(screen.getByRole('button', { name: 'Only Night Walls' }));
    await page.user.click(await screen.findByRole('button', { name: 'Select all 9 that match' }));
    expect(await screen.findByText('9 booked')).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'Select Wall 0' })).toBeChecked();
    expect(page.wire.sent('GET', /^\/api\/boards\/[0-9a-f]{24}$/)).toEqual([]);
  });
});

describe('/organisation/{orgId}', () => {
  test('wallet with its warning, teams, users and ledger', async () => {
    await aBoard(on.services.database.db, { boardOwner: orgID });
    await aBoard(on.services.database.db, { boardOwner: orgID, isDeleted: true });
    open(`/organisation/${orgID}?orgID=all`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Harbour Media/ })).toHaveTextContent('Board Owner');
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    expect(await wallet.findByText('$9.99')).toHaveClass('mq-tone-success');
    expect(
      await wallet.findByText('Your organisation is running low on credit. Your campaigns may not run.'),
    ).toBeInTheDocument();
    const teams = within(await screen.findByRole('region', { name: 'Teams' }));
    expect(await teams.findByText('Mall network')).toBeInTheDocument();
    expect(teams.getByRole('link', { name: 'GO TO DASH: Mall network' })).toHaveAttribute(
      'href',
      `/dashboard/${teamID}?orgID=all`,
    );
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    expect(await users.findByText('robin@test.example')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Opening credit.*\$9\.99/ })).toBeInTheDocument();
    expect(await screen.findByText('Campaigns spent $0.00 in the last 30 days.')).toBeInTheDocument();
    // Deleted boards count nowhere.
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Boards/ })).toHaveTextContent('Boards 1'));
  });

  test('with an API of section 7 alone, what has no call is neither asked for nor offered', async () => {
    const wire = connect(on.app);
    wire.interrupt(({ path }) => (path === '/api/config' ? refusal(404, 'request.not_found') : undefined));
    open(`/organisation/${orgID}?orgID=all`, wire);
    expect(await screen.findByRole('tab', { name: /^Campaigns/ })).toBeInTheDocument();
    await waitFor(() => expect(wire.sent('GET', /campaign/)).not.toEqual([]));
    expect(wire.sent('GET', /^\/api\/(team\/\?|user\/all|organisation\/.+\/wallet|file\/artworks)/)).toEqual([]);
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).not.toContain('Teams');
    expect(screen.queryByRole('button', { name: /Edit organisation|Create a team|credit/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test('credit goes in and out, once for each press, and stands in the ledger', async () => {
    const page = open(`/organisation/${orgID}?orgID=all`);
    await page.user.click(await screen.findByRole('button', { name: 'Add credit' }));
    const form = await dialog();
    await page.user.click(form.getByRole('button', { name: 'Add' }));
    expect(
      await form.findByText('An amount in dollars with at most 2 decimals, not 0 and at most 1,000,000,000'),
    ).toBeInTheDocument();
    const amount = form.getByLabelText(/^Amount/);
    await page.user.type(amount, '1,250');
    expect(await form.findByText(/^An amount in dollars .* '1,250' can be read in two ways/)).toBeInTheDocument();
    expect(amount).toHaveValue('1,250');
    await page.user.clear(amount);
    await page.user.type(amount, '100,01');
    await page.user.type(form.getByLabelText('Note'), 'Second credit');
    await page.user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('$100.01 added.')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Second credit.*\$100\.01.*\$110\.00/ })).toBeInTheDocument();
    await waitFor(() => expect(region('Wallet').getByText('$110.00')).toBeInTheDocument());
    expect((await on.call(listWalletEntries, { params: { id: orgID } })).reply.totalEntries).toBe(2);
    await page.user.click(screen.getByRole('button', { name: 'Add credit' }));
    const debit = await dialog();
    await page.user.type(debit.getByLabelText(/^Amount/), '-5');
    await page.user.click(debit.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('$5.00 taken out.')).toBeInTheDocument();
  });

  test('over $1,000 a note is asked for, and the amount once more', async () => {
    const rich = await anOrganisation(on.db, { orgName: 'Volta Motors' });
    const page = open(`/organisation/${rich}?orgID=all`);
    await page.user.click(await screen.findByRole('button', { name: 'Add credit' }));
    const form = await dialog();
    await page.user.type(form.getByLabelText(/^Amount/), '25000');
    await page.user.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Say what it is for: amounts over $1,000.00 need a note')).toBeInTheDocument();
    await page.user.type(form.getByLabelText(/^Note/), 'Winter budget');
    await page.user.click(form.getByRole('button', { name: 'Add' }));
    await screen.findByText('Add $25,000.00 to the wallet of Volta Motors?');
    await page.user.click(screen.getByRole('button', { name: 'Change the amount' }));
    expect(form.getByLabelText(/^Amount/)).toHaveValue('25000');
    const entries = async () => (await on.call(listWalletEntries, { params: { id: rich } })).reply.totalEntries;
    expect(await entries()).toBe(0);
    await page.user.click(form.getByRole('button', { name: 'Add' }));
    await page.user.click(await screen.findByRole('button', { name: 'Add $25,000.00' }));
    expect(await screen.findByText('$25,000.00 added.')).toBeInTheDocument();
    expect(await entries()).toBe(1);
  });
});

test('/dashboard/{teamId}: name, organisation, members, campaigns', async () => {
  await on.call(createCampaign, { body: { campaignName: 'Evening papers', parentOrg: orgID, managementTeam: teamID } });
  open(`/dashboard/${teamID}?orgID=all`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mall network' })).toBeInTheDocument();
  expect(await region('Members').findByText('Robin Vale')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Evening papers' })).toBeInTheDocument();
  expect((await screen.findAllByRole('link', { name: 'Harbour Media' }))[0]).toHaveAttribute(
    'href',
    `/organisation/${orgID}?orgID=all`,
  );
});
