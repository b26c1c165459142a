import { screen, waitFor } from '@testing-library/react';
import { startApp, type TestApp } from '#test/app';
import { startProvider, type TestProvider } from '#test/oidcProvider';
import { openPage, type OpenPage } from '#test/page';
import { readToken } from '../../../src/client/api/token';

const continueName = 'Continue with Acme SSO';
/** Claims are in the ID token: the client library does not accept jsdom's URL objects, so it cannot call userinfo. */
const people = {
  rita: { email: 'rita@acme.example', email_verified: true, name: 'Rita Dam', groups: ['reviewers'] },
  tess: { email: 'tess@acme.example', email_verified: true, groups: [] },
};
let provider: TestProvider;
let on: TestApp;
let opened: jest.SpiedFunction<typeof window.open>;
beforeAll(async () => {
  provider = await startProvider('http://localhost:3000');
  on = await startApp(provider.settings);
  for (const login of Object.keys(people)) await provider.person(login, {});
});
afterAll(async () => {
  await on.close();
  provider.stop();
});
beforeEach(() => {
  opened = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  document.head.querySelectorAll('meta').forEach((tag) => tag.remove());
});

/** Adds the meta tags that the server writes into its page. */
function serverSays(settings: Record<string, string>): void {
  for (const [name, content] of Object.entries(settings))
    document.head.append(Object.assign(document.createElement('meta'), { name: `marquee-${name}`, content }));
}

/** Presses the button and signs in at the provider. @returns the query string of the provider's redirect */
async function atProvider(page: OpenPage, login: keyof typeof people): Promise<string> {
  await provider.lie({ claims: people[login] });
  await page.user.click(await screen.findByRole('button', { name: continueName }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining(provider.issuer), '_self'));
  return (await provider.signIn(String(opened.mock.calls.at(-1)?.[0]), login)).search;
}

test('a user without a mapped group is told so, and can go back', async () => {
  serverSays({ oidc: 'Acme SSO' });
  const page = await openPage(on, '/', { token: null });
  await page.go(`/oidc/callback${await atProvider(page, 'tess')}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your Acme SSO account is not in a group that may use this console. Ask the administrator of your groups.',
  );
  expect(readToken()).toBeNull();
  await page.user.click(screen.getByRole('link', { name: 'Back to the login' }));
  expect(await screen.findByRole('button', { name: continueName })).toBeInTheDocument();
});

test('a sign-in that did not start in this tab is not sent', async () => {
  const page = await openPage(on, '/oidc/callback?code=theirs&state=theirs', { token: null });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This sign-in did not start in this browser. Start again.',
  );
  expect(page.wire.calls).toHaveLength(0);
});

test('who signs out goes on to sign out at the provider', async () => {
  serverSays({ oidc: 'Acme SSO' });
  const page = await openPage(on, '/', { token: null });
  await page.go(`/oidc/callback${await atProvider(page, 'rita')}`);
  await page.user.click(await screen.findByRole('button', { name: 'User menu of Rita Dam' }));
  await page.user.click(await screen.findByText('Log out'));
  await waitFor(() => expect(opened).toHaveBeenLastCalledWith(expect.stringContaining('/session/end?'), '_self'));
  expect(readToken()).toBeNull();
});
