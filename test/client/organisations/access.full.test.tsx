import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { startApp } from '#test/app';
import { openPart } from '#test/page';
import { aUser } from '#test/people';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';
import { users } from '../../../src/server/db/schema/schema';

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
