import { screen, waitFor, within } from '@testing-library/react';
import type { Grant } from '#contract/permissions';
import { getMe } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign } from '#test/boards';
import { openPage } from '#test/page';
import { anOrganisation, aUser, signInAs } from '#test/people';

// The whole application and its pages; a busy machine takes its time.
jest.setTimeout(120_000);

const forbidden = "Hmm. It appears that you're not allowed to view this page. Try going back home.";

let on: TestApp;
let ours: string;
let theirs: string;
let board: string;
let campaign: string;
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  ours = await anOrganisation(db, { orgName: 'Harbour Media' });
  theirs = await anOrganisation(db, { orgName: 'Alder & Finch' });
  await anArtwork(db, { fileName: 'ours.png', orgId: ours });
  await anArtwork(db, { fileName: 'theirs.png', orgId: theirs });
  board = await aBoard(db, { boardname: 'Harbour wall', boardOwner: ours });
  campaign = await aCampaign(db, {
    campaignName: 'Harbour days',
    parentOrg: ours,
    isDailyBudgetEnabled: true,
    dailyBudgetMicros: 5_000_000,
  });
});
afterAll(() => on.close());

async function as(roles: Grant[], address: string) {
  const { db } = on.services.database;
  const id = await aUser(db, { email: `${String(Math.random())}@test.example`, roles });
  const token = await signInAs(db, id);
  return openPage({ ...on, token }, address);
}
const everywhere = (role: Grant['role']): Grant[] => [{ role, organisations: null }];

test('a Viewer reads the tables and finds no way to change anything', async () => {
  const page = await as(everywhere('Viewer'), '/home?orgID=all');
  expect((await screen.findAllByText('ours.png')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve ours.png' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Disapprove ours.png' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
  await page.go('/boards?orgID=all');
  expect(await screen.findByText('Harbour wall')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a new board' })).not.toBeInTheDocument();
  await page.go('/campaigns?orgID=all');
  expect(await screen.findByRole('switch', { name: /Harbour days/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Create New Campaign' })).not.toBeInTheDocument();
  await page.go('/users?orgID=all');
  expect(await screen.findByText('robin@test.example')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Manage/ })).not.toBeInTheDocument();
});

test.each([
  '/audit?orgID=all',
  '/newcampaign/?orgID=all',
  '/boards?orgID=all&add=manual',
  '/users?orgID=all&user=new',
  '/organisations/?orgID=all&organisation=new',
  '/organisation/any?orgID=all&credit=new',
  '/organisation/any?orgID=all&edit=1',
])('a link to %s that the role does not allow says so', async (address) => {
  await as(everywhere('Viewer'), address);
  expect(await screen.findByText(forbidden)).toBeInTheDocument();
  // In the sidebar and on the page itself.
  expect(screen.getAllByRole('link', { name: 'Admin Dash' })).toHaveLength(2);
});

test('a role for another organisation leaves the decision disabled, with the reason', async () => {
  await as([{ role: 'Reviewer', organisations: [ours] }, ...everywhere('Viewer')], '/home?orgID=all');
  expect((await screen.findAllByRole('button', { name: 'Approve ours.png' }))[0]).toBeEnabled();
  const theirButton = screen.getAllByRole('button', { name: 'Approve theirs.png' })[0]!;
  expect(theirButton).toBeDisabled();
  expect(theirButton.closest('[role="note"]')).toHaveAccessibleName('Your role does not hold for this organisation.');
});

const fields = (place: HTMLElement) => [
  ...place.querySelectorAll('input, textarea, button[role="switch"], button[type="submit"]'),
];

test('who only reads finds every field of a board locked', async () => {
  await as(everywhere('Viewer'), `/boards?orgID=all&board=${board}`);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('textbox', { name: 'Board name' })).toBeDisabled();
  for (const field of fields(dialog)) expect(field).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('who only reads finds the budgets of a campaign locked', async () => {
  await as(everywhere('Viewer'), `/campaign/${campaign}?orgID=all`);
  const budgets = await screen.findByRole('region', { name: 'Budget' });
  expect(within(budgets).getAllByRole('textbox').length).toBeGreaterThan(0);
  for (const field of fields(budgets)) expect(field).toBeDisabled();
});

test('the profile tells the own roles', async () => {
  await as([{ role: 'Finance', organisations: [ours] }], '/profile?orgID=all');
  const card = await screen.findByRole('region', { name: 'Your roles' });
  expect(within(card).getByText('Finance')).toBeInTheDocument();
  expect(card).toHaveTextContent('for 1 organisation');
});

test('an Owner gives somebody a role for one organisation', async () => {
  const { db } = on.services.database;
  const id = await aUser(db, { email: 'jo@test.example', firstName: 'Jo', lastName: 'Lind' });
  const page = await openPage(on, `/users?orgID=all&user=${id}`);
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Add a role' }));
  await page.user.click(await dialog.findByRole('combobox', { name: 'Role 1' }));
  await page.user.click((await screen.findAllByTitle('Reviewer')).at(-1)!);
  await page.user.click(dialog.getByRole('combobox', { name: 'Organisations of the role Reviewer' }));
  await page.user.click((await screen.findAllByTitle('Harbour Media')).at(-1)!);
  await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const token = await signInAs(db, id);
  await waitFor(async () =>
    expect((await on.call(getMe, {}, { token })).reply.roles).toEqual([{ role: 'Reviewer', organisations: [ours] }]),
  );
});
