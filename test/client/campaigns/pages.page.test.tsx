import { screen, waitFor, within } from '@testing-library/react';
import { getCampaign, modifyCampaign } from '#contract/campaigns';
import { aBoard } from '#test/boards';
import { refusal } from '#test/wire';
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
    const stop = page.wire.answer('/api/campaign/delete', () => refusal(500));
    const sure = async () => (await dialog()).getByRole('button', { name: "Yes, I'm sure." });
    await waitFor(async () => expect(await sure()).toBeEnabled());
    await page.user.click(await sure());
    expect(await screen.findByText('Failed to delete campaign. Error: It broke.')).toBeInTheDocument();
    stop();
    // A name is needed: the field that must be mended gets the focus.
    const name = screen.getByLabelText(/^Campaign name/);
    await page.user.type(name, '\u200b');
    expect(name).toHaveAccessibleDescription(/^Contains an invisible character/);
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
    const stop = page.wire.answer('/api/campaign/create', () => refusal(500));
    await page.user.click(screen.getByRole('button', { name: 'Create campaign' }));
    expect(await screen.findByText('Failed to create the campaign. Error: It broke.')).toBeInTheDocument();
    await page.user.type(screen.getByLabelText(/^Campaign name/), '!{Backspace}');
    expect(screen.queryByText('Failed to create the campaign. Error: It broke.')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Campaign name/)).toHaveValue('Granola mornings');
    stop();
    const heal = page.wire.answer('/api/campaign/create', () =>
      refusal(400, 'body.invalid', 'It is wrong.', { fields: [{ path: 'campaignName', message: 'Not this name' }] }),
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
