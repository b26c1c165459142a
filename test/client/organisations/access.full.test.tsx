import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { listServiceTokens } from '#contract/access';
import { startApp, type TestApp } from '#test/app';
import { openPart } from '#test/page';
import { aServiceToken, aUser } from '#test/people';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';
import { users } from '../../../src/server/db/schema/schema';

// Starts the whole application, which is slow on a busy machine.
jest.setTimeout(120_000);

let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  const { db } = on.services.database;
  await aUser(db, { email: 'ana@test.example', firstName: 'Ana', lastName: 'Okafor', isAdmin: true });
});
afterAll(() => on.close());

const dialog = async () => within(await screen.findByRole('dialog'));
const open = (address = '/users?orgID=all') => openPart(on, <UsersPage />, { address });

test('a token is revoked after a question', async () => {
  await aServiceToken(on.services.database.db, [{ role: 'Viewer', organisations: null }], 'lobby-screen');
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Revoke lobby-screen' }));
  const question = await dialog();
  await page.user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('lobby-screen is revoked.')).toBeInTheDocument();
  const { serviceTokens } = (await on.call(listServiceTokens)).reply;
  expect(serviceTokens.map(({ name }) => name)).not.toContain('lobby-screen');
});

test('where a second factor is required, Owners are told who has none, with a mail to remind them', async () => {
  const strict = await startApp({ REQUIRE_SECOND_FACTOR: '1' });
  const { db } = strict.services.database;
  const password = 'six green bottles';
  for (const firstName of ['Mina', 'Teo'])
    await aUser(db, { email: `${firstName}@test.example`, firstName, isAdmin: true, password });
  await db.update(users).set({ totpConfirmed: true, totpSecret: 'sealed' }).where(eq(users.id, strict.adminId));
  openPart(strict, <UsersPage />, { address: '/users?orgID=all' });
  expect(await screen.findByText(/2 people have not set theirs up: Mina and Teo\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Remind both' })).toHaveAttribute(
    'href',
    'mailto:Mina%40test.example,Teo%40test.example?subject=Set%20up%20your%20second%20factor%20for%20Marquee',
  );
  await strict.close();
});
