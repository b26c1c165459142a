import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { startApp, testApp } from '#test/app';
import { openPart } from '#test/page';
import { anaOkafor, aUser, signInAs } from '#test/people';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';
import { users } from '../../../src/server/db/schema/schema';

const on = testApp();
const dialog = async () => within(await screen.findByRole('dialog'));

test('where a second factor is required, Owners are told who has none, with a mail to remind them', async () => {
  const strict = await startApp({ REQUIRE_SECOND_FACTOR: '1' });

  const password = 'six green bottles';
  for (const firstName of ['Mina', 'Teo'])
    await aUser(strict.db, { email: `${firstName}@test.example`, firstName, isAdmin: true, password });
  await strict.db.update(users).set({ totpConfirmed: true, totpSecret: 'sealed' }).where(eq(users.id, strict.adminId));
  openPart(strict, <UsersPage />, { address: '/users?orgID=all' });
  expect(await screen.findByText(/2 people have not set theirs up: Mina and Teo\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Remind both' })).toHaveAttribute(
    'href',
    'mailto:Mina%40test.example,Teo%40test.example?subject=Set%20up%20your%20second%20factor%20for%20Marquee',
  );
  await strict.close();
});

test("an Owner ends another's sessions and resets a lost second factor", async () => {
  const ana = await aUser(on.db, anaOkafor);
  await on.db
    .update(users)
    .set({ totpConfirmed: true, totpSecret: 'sealed', totpConfirmedAt: new Date('2026-11-03T12:00:00Z') })
    .where(eq(users.id, ana));
  await signInAs(on.db, ana);
  await signInAs(on.db, ana);
  const page = openPart(on, <UsersPage />, { address: '/users?orgID=all' });
  await waitFor(() => expect(screen.getByRole('row', { name: /ana@test\.example/ })).toHaveTextContent('On'));
  await page.user.click(await screen.findByRole('button', { name: 'Manage Ana Okafor' }));
  const form = await dialog();
  expect(form.getByText(/^Authenticator app, set up 3 Nov 2026, /)).toBeInTheDocument();
  expect(form.getByRole('heading', { name: /^Where Ana is signed in/ })).toBeInTheDocument();
  const ends = await form.findAllByRole('button', { name: /^End the session/ });
  expect(ends).toHaveLength(2);
  await page.user.click(ends[0]!);
  expect(await screen.findByText('Ended one session.')).toBeInTheDocument();
  await waitFor(() => expect(form.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1));
  expect(form.getByRole('link', { name: 'See Ana in the audit log' })).toHaveAttribute('href', `/audit?person=${ana}`);
  const changes = within(form.getByRole('region', { name: 'Last changes by this person' }));
  expect(await changes.findByText('This person has changed nothing yet.')).toBeInTheDocument();
  await page.user.click(form.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Reset the second factor of Ana Okafor?')).toBeInTheDocument();
  await page.user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1)!);
  expect(
    await screen.findByText('Ana Okafor no longer has a second factor and has been signed out.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(form.getByText('Nowhere right now.')).toBeInTheDocument());
});
