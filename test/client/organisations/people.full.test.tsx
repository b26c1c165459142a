import { screen, waitFor, within } from '@testing-library/react';
import { listUsers } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { anOrganisation, aTeam, aUser } from '#test/people';
import { FinancialPage } from '../../../src/client/organisations/list/OrganisationsPage';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  const orgId = await anOrganisation(db, { orgName: 'Alder & Finch', orgType: 'Agency', fundsMicros: 120_500_000 });
  await anOrganisation(db, { orgName: 'Kestrel Air', orgType: 'Advertiser', fundsMicros: 5_000_000, parentOrg: orgId });
  await aTeam(db, { teamName: 'Launch squad', orgId, members: [on.adminId] });
  await aUser(db, { email: 'ana@test.example', firstName: 'Ana', lastName: 'Okafor', isAdmin: true });
});
afterAll(() => on.close());
const userOf = async (search: string) => (await on.call(listUsers, { query: { search } })).reply.users[0];

describe('/users', () => {
  test('is narrowed by role, organisation and second factor, by the server; all of it in the address', async () => {
    const page = openPart(on, <UsersPage />, { address: '/users?orgID=all' });
    const choose = async (filter: string, option: string) => {
      await page.user.click(await screen.findByRole('combobox', { name: filter }));
      await page.user.click(await screen.findByTitle(option));
    };
    await choose('Role', 'Owner');
    await choose('Organisation', 'Alder & Finch');
    await choose('Second factor', 'Not set up');
    await waitFor(() => expect(screen.queryByRole('row', { name: /ana@test/ })).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /robin@test/ })).toBeInTheDocument();
    expect(page.address()).toMatch(/^\/users\?orgID=all&role=Owner&of=[0-9a-f]+&hasSecondFactor=false$/);
  });

  test('a link to somebody who is not on this page of the list opens them', async () => {
    const ana = await userOf('ana@');
    openPart(on, <UsersPage />, { address: `/users?orgID=all&search=robin&user=${ana?._id ?? ''}` });
    expect(await screen.findByRole('dialog', { name: /^Ana Okafor/ })).toBeInTheDocument();
  });
});

describe('/organisations/ and /financial', () => {
  test('/financial: the lowest first', async () => {
    openPart(on, <FinancialPage />, { address: '/financial?orgID=all' });
    await screen.findByRole('link', { name: 'Kestrel Air' });
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('link')[0]?.textContent),
    ).toEqual(['Kestrel Air', 'Alder & Finch']);
  });
});
