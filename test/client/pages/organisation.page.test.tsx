import { screen, waitFor, within } from '@testing-library/react';
import { createCampaign } from '#contract/campaigns';
import { creditOrganisation, listWalletEntries } from '#contract/organisations';
import { aBoard } from '#test/boards';
import { connect, refusal } from '#test/wire';
import { anOrganisation } from '#test/people';
import { dialog, on, orgID, teamID, open } from '../campaigns/pages.setup';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('/organisation/{orgId}', () => {
  test('wallet with its warning, teams, users and ledger', async () => {
    await aBoard(on.services.database.db, { boardOwner: orgID });
    await aBoard(on.services.database.db, { boardOwner: orgID, isDeleted: true });
    const { user } = open(`/organisation/${orgID}?orgID=all`);
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
    await user.click(teams.getByRole('button', { name: 'Edit Mall network' }));
    const team = await dialog();
    const saveTeam = team.getByRole('button', { name: 'Save' });
    await user.type(team.getByLabelText(/^Team name/), ' ');
    expect(saveTeam).toBeDisabled();
    await user.type(team.getByLabelText(/^Team name/), '\u200b');
    expect(team.getByLabelText(/^Team name/)).toHaveAccessibleDescription(/^Contains an invisible character/);
    await user.type(team.getByLabelText(/^Team name/), '{Backspace}s');
    expect(saveTeam).toBeEnabled();
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    expect(await users.findByText('robin@test.example')).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Opening credit.*\$9\.99/ })).toBeInTheDocument();
    expect(await screen.findByText('Campaigns spent $0.00 in the last 30 days.')).toBeInTheDocument();
    // Deleted boards count nowhere.
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Boards/ })).toHaveTextContent('Boards 1'));
  });

  test('with an API of section 7 alone, what has no call is neither asked for nor offered', async () => {
    const wire = connect(on.app);
    wire.answer('/api/config', () => refusal(404, 'request.not_found'));
    open(`/organisation/${orgID}?orgID=all`, wire);
    expect(await screen.findByRole('tab', { name: /^Campaigns/ })).toBeInTheDocument();
    await waitFor(() => expect(wire.sent('GET', /campaign/)).not.toEqual([]));
    expect(wire.sent('GET', /^\/api\/(team\/\?|user\/all|organisation\/.+\/wallet|file\/artworks)/)).toEqual([]);
    expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-label'))).not.toContain('Teams');
    expect(screen.queryByRole('button', { name: /Edit organisation|Create a team|credit/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
  });

  test("until the next organisation's entries are there, those of the one before are not shown as its own", async () => {
    const child = await anOrganisation(on.db, { orgName: 'Pier Posters', parentOrg: orgID });
    await on.call(creditOrganisation, { params: { id: child }, body: { amount: 3, note: 'Credit of Pier Posters' } });
    const page = open(`/organisation/${orgID}?orgID=all`);
    await screen.findByRole('row', { name: /Opening credit/ });
    await page.go(`/organisation/${child}?orgID=all`);
    await screen.findByRole('row', { name: /Credit of Pier Posters/ });
    page.wire.answer(`/api/organisation/ledger/${orgID}?page=2`, () => new Promise(() => undefined));
    await page.go(`/organisation/${orgID}?orgID=all&ledger.page=2`);
    expect(await screen.findByRole('heading', { level: 1, name: /^Harbour Media/ })).toBeInTheDocument();
    expect(screen.queryByText('Credit of Pier Posters')).not.toBeInTheDocument();
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
    const note = form.getByLabelText(/^Note/);
    await page.user.click(note);
    await page.user.paste('x'.repeat(501));
    expect(form.getByText('At most 500 characters. These are 501.')).toBeInTheDocument();
    expect(note).toHaveValue('x'.repeat(501));
    await page.user.clear(note);
    await page.user.type(note, 'Winter budget');
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
