import { act, screen } from '@testing-library/react';
import { signOut } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { openPage, type OpenPage } from '#test/page';
import { aUser } from '#test/people';
import { forgetToken, readToken } from '../../../src/client/api/token';
import { hashPassword } from '../../../src/server/session/password';

const password = 'a long test password';
let on: TestApp;
beforeAll(async () => {
  on = await startApp();
  const passwordHash = await hashPassword(password);
  await aUser(on.services.database.db, {
    email: 'ana@test.example',
    firstName: 'Ana',
    lastName: 'Okafor',
    isAdmin: true,
    passwordHash,
  });
  await aUser(on.services.database.db, {
    email: 'other@test.example',
    firstName: 'Jo',
    lastName: 'Lindqvist',
    isAdmin: true,
    passwordHash,
  });
});
afterAll(() => on.close());

async function logIn(page: OpenPage, email: string) {
  await page.user.type(await screen.findByLabelText('Email'), email);
  await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Log In' }));
}
const lastName = () => screen.findByLabelText('Last name');

/** Opens a page with a new session, which a test may end without affecting others. */
async function openAsAna(address: string): Promise<OpenPage> {
  const page = await openPage(on, '/', { token: null, state: { from: address } });
  await logIn(page, 'ana@test.example');
  return page;
}

describe('the guard', () => {
  test.each(['/home', '/boards?page=2', '/users', '/nowhere', '/organisation/o1'])(
    '%s needs a session',
    async (address) => {
      const page = await openPage(on, address, { token: null, state: { ticked: ['b1'] } });
      expect(await screen.findByRole('heading', { name: 'Hello, Admin.' })).toBeInTheDocument();
      expect(page.router.state.location).toMatchObject({
        pathname: '/',
        state: { from: address, prevState: { ticked: ['b1'] } },
      });
      expect(page.wire.calls).toHaveLength(0);
    },
  );

  test.each([
    ['/forgotpassword', 'Forgot your password?'],
    ['/resetpassword', 'Set a new password'],
  ])('%s needs no session', async (address, heading) => {
    await openPage(on, address, { token: null });
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });
});

describe('a session that ends in the middle', () => {
  /** Ends the session on the server; the next call is refused. */
  async function endSession(page: OpenPage) {
    await on.call(signOut, {}, { token: readToken() });
    await page.user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Admin.' })).toBeInTheDocument();
    expect(readToken()).toBeNull();
  }

  test('shows nobody else what was typed', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await page.user.type(await lastName(), ' the Second');
    await endSession(page);
    await logIn(page, 'other@test.example');
    expect(await lastName()).toHaveValue('Lindqvist');
  });

  test('signing out in another tab signs this one out too, and it later returns to its page', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await page.user.type(await lastName(), ' III');
    forgetToken();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token', newValue: null })));
    await logIn(page, 'ana@test.example');
    expect(await lastName()).toHaveValue('Okafor-Lindqvist III');
  });
});
