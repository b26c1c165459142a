import { screen, waitFor } from '@testing-library/react';
import { testApp } from '#test/app';
import { openPage } from '#test/page';
import { aUser, signInAs } from '#test/people';

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
  const viewer = await aUser(on.db, { email: 'viewer@test.example', roles: [{ role: 'Viewer', organisations: null }] });
  const page = await openPage({ ...on, token: await signInAs(on.db, viewer) }, '/profile?orgID=all');
  for (const address of refused) {
    await page.go('/profile?orgID=all');
    await waitFor(() => expect(screen.queryByText(forbidden)).not.toBeInTheDocument());
    await page.go(address);
    await waitFor(() => expect({ [address]: screen.queryByText(forbidden) }).not.toEqual({ [address]: null }));
  }
  // One in the sidebar, one on the page.
  expect(screen.getAllByRole('link', { name: 'Admin Dash' })).toHaveLength(2);
});
