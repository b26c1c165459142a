import { screen, waitFor, within } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { anOrganisation, aSession, aTeam, aUser, everywhere, signInAs } from '#test/people';

const forbidden = "Hmm. It appears that you're not allowed to view this page. Try going back home.";

const on = testApp();

const refused = [
  '/audit?orgID=all',
  '/newcampaign/?orgID=all',
  '/boards?orgID=all&add=manual',
  '/users?orgID=all&user=new',
  '/organisations/?orgID=all&organisation=new',
  '/organisation/any?orgID=all&credit=new',
  '/organisation/any?orgID=all&edit=1',
];
test('a link to a page or form that the role does not allow says so', async () => {
  const token = await aSession(on.db, { email: 'viewer@test.example', roles: everywhere('Viewer') });
  const page = await openPage(on, '/profile?orgID=all', { token });
  for (const address of refused) {
    await page.go('/profile?orgID=all');
    await waitFor(() => expect(screen.queryByText(forbidden)).not.toBeInTheDocument());
    await page.go(address);
    await waitFor(() => expect({ [address]: screen.queryByText(forbidden) }).not.toEqual({ [address]: null }));
  }
  // One in the sidebar, one on the page.
  expect(screen.getAllByRole('link', { name: 'Admin Dash' })).toHaveLength(2);
});

test('teams that the role does not see are left out, and not counted', async () => {
  const [own, other] = [await anOrganisation(on.db, { orgName: 'Alder & Finch' }), await anOrganisation(on.db)];
  const roles = [{ role: 'Reviewer' as const, organisations: [own] }];
  const jo = await aUser(on.db, { email: 'jo@test.example', roles });
  await aTeam(on.db, { teamName: 'Launch squad', orgId: own, members: [jo] });
  await aTeam(on.db, { teamName: 'Night desk', orgId: other, members: [jo] });
  await openPage({ ...on, token: await signInAs(on.db, jo) }, '/home?orgID=all');
  const admins = within(await screen.findByRole('region', { name: 'LIST OF ADMINS' }));
  expect(await admins.findByRole('heading', { name: 'Launch squad' })).toBeVisible();
  expect(await admins.findByText('1 team')).toBeVisible();
  expect(admins.queryByText('A team could not be loaded.')).not.toBeInTheDocument();
});
