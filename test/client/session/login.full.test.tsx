import { act, screen, waitFor } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { openPage, type OpenPage } from '#test/page';
import { aUser } from '#test/people';
import { readToken, storeToken } from '../../../src/client/api/token';
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
  await aUser(on.services.database.db, { email: 'member@test.example', passwordHash });
});
afterAll(() => on.close());

const button = () => screen.getByRole('button', { name: /^Log/ });
async function fill(page: OpenPage, email = 'ana@test.example', pass = password) {
  await page.user.type(await screen.findByLabelText('Email'), email);
  await page.user.type(screen.getByLabelText('Password'), pass);
}
const signIns = (page: OpenPage) => page.wire.sent('POST', /^\/api\/super$/);

describe('the login page', () => {
  test('says when a session ended, and does not send that on', async () => {
    const page = await openPage(on, '/', { token: null, state: { from: '/profile', sessionEnded: true } });
    expect(await screen.findByRole('status')).toHaveTextContent('Your session ended. Your changes are kept.');
    await fill(page);
    await page.user.click(button());
    await waitFor(() => expect(page.address()).toMatch(/^\/profile/));
    expect(signIns(page)[0]?.body).not.toHaveProperty('sessionEnded');
    page.close();
    await openPage(on, '/', { token: null, state: { from: '/profile' } });
    await screen.findByLabelText('Email');
    expect(screen.queryByText(/Your session ended/)).not.toBeInTheDocument();
  });

  test('neither password nor token is ever in the store', async () => {
    const page = await openPage(on, '/', { token: null });
    const seen: string[] = [];
    page.store.subscribe(() => seen.push(JSON.stringify(page.store.getState())));
    await fill(page);
    await page.user.click(button());
    await waitFor(() => expect(page.address()).toMatch(/^\/home/));
    expect(seen.join()).toContain('login:this');
    expect(seen.join()).not.toContain(password);
    expect(seen.join()).not.toContain(readToken());
  });

  test('signing in in another tab signs this one in too', async () => {
    const page = await openPage(on, '/', { token: null, state: { from: '/profile' } });
    await screen.findByLabelText('Email');
    storeToken(on.token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token', newValue: on.token })));
    await waitFor(() => expect(page.address()).toMatch(/^\/profile/));
  });
});
