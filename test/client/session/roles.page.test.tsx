import { screen, waitFor, within } from '@testing-library/react';
import type { Grant } from '#contract/permissions';
import { getMe } from '#contract/session';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation, aSession, aUser, everywhere, signInAs } from '#test/people';
import { submissions } from '../../../src/server/db/schema/schema';

const on = testApp();
let ours: string;
let theirs: string;
let board: string;
beforeAll(async () => {
  ours = await anOrganisation(on.db, { orgName: 'Harbour Media' });
  theirs = await anOrganisation(on.db, { orgName: 'Alder & Finch' });
  await anArtwork(on.db, { fileName: 'ours.png', orgId: ours });
  await anArtwork(on.db, { fileName: 'theirs.png', orgId: theirs });
  board = await aBoard(on.db, { boardname: 'Harbour wall', boardOwner: ours });
  await aCampaign(on.db, {
    campaignName: 'Harbour days',
    parentOrg: ours,
    isDailyBudgetEnabled: true,
    dailyBudgetMicros: 5_000_000,
  });
});

async function as(roles: Grant[], address: string) {
  const token = await aSession(on.db, { email: `${String(Math.random())}@test.example`, roles });
  return openPage({ ...on, token }, address);
}

test('a Viewer reads the tables, finds no way to change anything, and every field of a board locked', async () => {
  const page = await as(everywhere('Viewer'), '/home?orgID=all');
  expect((await screen.findAllByText('ours.png')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve ours.png' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Disapprove ours.png' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
  await page.go('/boards?orgID=all');
  expect(await screen.findByText('Harbour wall')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a new board' })).not.toBeInTheDocument();
  await page.go('/campaigns?orgID=all');
  const row = await screen.findByRole('row', { name: /Harbour days/ });
  expect(within(row).getByText('Active')).toBeInTheDocument();
  expect(within(row).queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create New Campaign' })).not.toBeInTheDocument();
  await page.go('/users?orgID=all');
  expect(await screen.findByText('robin@test.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Manage/ })).not.toBeInTheDocument();
  await page.go(`/boards?orgID=all&board=${board}`);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('textbox', { name: 'Board name' })).toBeDisabled();
  for (const field of dialog.querySelectorAll('input, textarea, button[role="switch"], button[type="submit"]'))
    expect(field).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  for (const name of ['Delete', 'Save Changes'])
    expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
  expect(
    within(dialog)
      .getByText(/but not change it/)
      .closest('.ant-alert'),
  ).toHaveClass('mq-board-notice');
});

test('review mode offers a Viewer no categories, and has no foot for decisions', async () => {
  const artwork = await anArtwork(on.db, { fileName: 'seen.png', orgId: ours });
  await as(everywhere('Viewer'), `/home?orgID=all&review=${artwork}`);
  const facts = await screen.findByRole('region', { name: 'Facts' });
  expect(await within(facts).findByText('Nobody has said what is on it')).toBeVisible();
  for (const name of [/^Nothing sensitive/, /^All \d+ categories/])
    expect(within(facts).queryByRole('button', { name })).not.toBeInTheDocument();
  expect(document.querySelector('.mq-decision')).toBeNull();
});

const elsewhere = 'Your role does not cover this organisation.';
const chooseYours = 'Choose an organisation that your role covers.';

/** Grants the role for one organisation, and reading everywhere. */
const narrowed = (role: Grant['role']): Grant[] => [{ role, organisations: [ours] }, ...everywhere('Viewer')];

function expectLocked(control: HTMLElement, reason: string): void {
  expect(control).toBeDisabled();
  expect(control.closest('[role="note"]')).toHaveAccessibleName(reason);
}
const theButton = async (name: string | RegExp): Promise<HTMLElement> =>
  (await screen.findAllByRole('button', { name }))[0]!;

describe('what a role may not do for a record of another organisation is disabled, with the reason', () => {
  test('decisions, read marks and ticks of artworks', async () => {
    const page = await as(narrowed('Reviewer'), '/home?orgID=all');
    expect(await theButton('Approve ours.png')).toBeEnabled();
    expect(await theButton('Mark as read ours.png')).toBeEnabled();
    for (const name of ['Approve theirs.png', 'Disapprove theirs.png', 'Mark as read theirs.png'])
      expectLocked(await theButton(name), elsewhere);
    expectLocked(screen.getAllByRole('checkbox', { name: 'Select theirs.png' })[0]!, elsewhere);
    expect(screen.getAllByRole('checkbox', { name: 'Select ours.png' })[0]).toBeEnabled();
    const artwork = await anArtwork(on.db, { fileName: 'not ours.png', orgId: theirs });
    await page.go(`/home?orgID=all&review=${artwork}`);
    expectLocked(await screen.findByRole('button', { name: /^Nothing sensitive/ }), elsewhere);
  });

  test('submissions to the platform', async () => {
    for (const [orgId, name] of [
      [ours, 'our-failed'],
      [theirs, 'their-failed'],
    ] as const) {
      const fileId = await anArtwork(on.db, { fileName: `${name}.png`, orgId, isPreApproved: true });
      await on.db
        .insert(submissions)
        .values({ id: name, fileId, driver: 'admgmt', externalId: `${name}:1`, state: 'failed' });
    }
    const page = await as(narrowed('Reviewer'), '/ads?orgID=all&tab=submissions');
    expect(await theButton('Retry their-failed.png')).toBeInTheDocument();
    expectLocked(await theButton('Retry their-failed.png'), elsewhere);
    expect(await theButton('Retry our-failed.png')).toBeEnabled();
    await page.go('/ads?orgID=all');
    expectLocked(await theButton('Retry the SSP submission of their-failed.png'), elsewhere);
    expect(await theButton('Retry the SSP submission of our-failed.png')).toBeEnabled();
  });

  test('boards: new ones by the selected organisation, ticks by their own', async () => {
    const board = await aBoard(on.db, { boardname: 'Finch tower', boardOwner: theirs });
    const page = await as(narrowed('Inventory'), '/boards?orgID=all');
    expectLocked(await theButton('Add a new board'), chooseYours);
    expectLocked(await screen.findByRole('checkbox', { name: 'Select Finch tower' }), elsewhere);
    await page.user.click(screen.getByRole('checkbox', { name: 'Select Harbour wall' }));
    // Boards of other organisations cannot be ticked, so 'Select all' is not offered.
    expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
    expectLocked(await theButton('Create New Board'), chooseYours);
    await page.go(`/boards?orgID=${theirs}`);
    expectLocked(await theButton('Add a new board'), elsewhere);
    await page.go(`/boards?orgID=${ours}`);
    await waitFor(async () => expect(await theButton('Add a new board')).toBeEnabled());
    await page.go(`/boards?orgID=all&board=${board}`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(elsewhere)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(dialog.getByRole('textbox', { name: 'Board name' })).toBeDisabled();
  });

  test('campaigns', async () => {
    const other = await aCampaign(on.db, { campaignName: 'Finch days', parentOrg: theirs });
    const page = await as(narrowed('Inventory'), '/campaigns?orgID=all');
    expect(await screen.findByRole('switch', { name: /Harbour days/ })).toBeEnabled();
    expectLocked(screen.getByRole('switch', { name: /Finch days/ }), elsewhere);
    expectLocked(screen.getByRole('checkbox', { name: 'Select Finch days' }), elsewhere);
    await page.go(`/campaigns?orgID=${theirs}`);
    await waitFor(async () => expectLocked(await theButton('Create New Campaign'), elsewhere));
    await page.go(`/campaign/${other}?orgID=all`);
    expectLocked(await theButton('Delete'), elsewhere);
    expectLocked(screen.getByRole('switch', { name: /Finch days/ }), elsewhere);
    expect(screen.getByText(elsewhere)).toBeInTheDocument();
  });
});

test('an Owner gives somebody a role for one organisation', async () => {
  const id = await aUser(on.db, { email: 'jo@test.example', firstName: 'Jo', lastName: 'Lind' });
  const page = await openPage(on, `/users?orgID=all&user=${id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Add a role' }));
  await page.user.click(await dialog.findByRole('combobox', { name: 'Role 1' }));
  await page.user.click((await screen.findAllByTitle('Reviewer')).at(-1)!);
  await page.user.click(dialog.getByRole('combobox', { name: 'Organisations of the role Reviewer' }));
  await page.user.click((await screen.findAllByTitle('Harbour Media')).at(-1)!);
  await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const token = await signInAs(on.db, id);
  await waitFor(async () =>
    expect((await on.call(getMe, {}, { token })).reply.roles).toEqual([{ role: 'Reviewer', organisations: [ours] }]),
  );
});
