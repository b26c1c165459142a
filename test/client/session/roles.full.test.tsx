import { screen, within } from '@testing-library/react';
import type { Grant } from '#contract/permissions';
import { startApp, type TestApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { openPage } from '#test/page';
import { anOrganisation, aUser, signInAs } from '#test/people';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

const forbidden = "Hmm. It appears that you're not allowed to view this page. Try going back home.";

let on: TestApp;
let ours: string;
let theirs: string;
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  ours = await anOrganisation(db, { orgName: 'Harbour Media' });
  theirs = await anOrganisation(db, { orgName: 'Alder & Finch' });
  await anArtwork(db, { fileName: 'ours.png', orgId: ours });
  await anArtwork(db, { fileName: 'theirs.png', orgId: theirs });
});
afterAll(() => on.close());

async function as(roles: Grant[], address: string) {
  const { db } = on.services.database;
  const id = await aUser(db, { email: `${String(Math.random())}@test.example`, roles });
  const token = await signInAs(db, id);
  return openPage({ ...on, token }, address);
}
const everywhere = (role: Grant['role']): Grant[] => [{ role, organisations: null }];

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
  // One in the sidebar, one on the page.
  expect(screen.getAllByRole('link', { name: 'Admin Dash' })).toHaveLength(2);
});

const elsewhere = 'Your role does not cover this organisation.';

/** Grants the role for one organisation, and reading everywhere. */
const narrowed = (role: Grant['role']): Grant[] => [{ role, organisations: [ours] }, ...everywhere('Viewer')];

describe('what a role may not do for a record of another organisation is disabled, with the reason', () => {
  test('a link to the form of a new board says so, and the form is locked', async () => {
    await as(narrowed('Inventory'), `/boards?orgID=${theirs}&add=manual`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(elsewhere)).toBeInTheDocument();
    expect(await dialog.findByRole('textbox', { name: 'Board name' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  test('controls that a role can never use are not shown', async () => {
    const page = await as(narrowed('Finance'), '/home?orgID=all');
    expect((await screen.findAllByText('ours.png')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Approve ours/ })).not.toBeInTheDocument();
    await page.go('/boards?orgID=all');
    await screen.findByText('Harbour wall');
    expect(screen.queryByRole('button', { name: 'Add a new board' })).not.toBeInTheDocument();
    await page.go('/inventory?orgID=all');
    await screen.findByRole('heading', { level: 1, name: 'Inventory' });
    expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  });
});
