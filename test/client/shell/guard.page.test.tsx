import { act, screen, waitFor, within } from '@testing-library/react';
import { checkSession, getMe, signOut } from '#contract/session';
import { testApp } from '#test/app';
import { openPage, type OpenPage } from '#test/page';
import { refusal } from '#test/wire';
import { anaOkafor, anOrganisation, aUser, signInAs } from '#test/people';
import { api } from '../../../src/client/api/api';
import { forgetToken, readToken } from '../../../src/client/api/token';

const password = 'a long test password';
const on = testApp();
let ana = '';
beforeAll(async () => {
  ana = await aUser(on.db, { ...anaOkafor, password });
});

async function logIn(page: OpenPage, email = 'ana@test.example') {
  await page.user.clear(await screen.findByLabelText('Email'));
  await page.user.type(screen.getByLabelText('Email'), email);
  await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Log In' }));
}
const lastName = () => screen.findByLabelText('Last name');

/** Begins a decision and chooses a file, as their pages do. */
async function begin({ reviews, uploads }: OpenPage['store']['services']) {
  reviews.openDecision({ _id: 'f1', fileName: 'kestrel.jpg', version: 1 }, 'disapprove');
  await uploads.choose([new File(['GIF89a'], 'winter.gif')]);
}
/** What there is of it. */
const begun = ({ reviews, uploads }: OpenPage['store']['services']) => [
  reviews.lastOpened()?.getSnapshot().value,
  uploads.uploads().length + uploads.refusals().length,
];
const nothing = [undefined, 0];

/** Opens a page with a new session, which a test may end without affecting others. */
const openAsAna = async (address: string): Promise<OpenPage> =>
  openPage(on, address, { token: await signInAs(on.db, ana) });

test('after the login the page comes back with its query and its state', async () => {
  const page = await openPage(on, '/profile?orgID=all&tab=x', { token: null, state: { ticked: ['b1'] } });
  await logIn(page);
  await waitFor(() => expect(page.address()).toBe('/profile?orgID=all&tab=x'));
  expect(page.router.state.location.state).toEqual({ ticked: ['b1'], prevState: { ticked: ['b1'] } });
});

describe('a session that ends in the middle', () => {
  /** Ends the session on the server; the next call is refused. */
  async function endSession(page: OpenPage) {
    await on.call(signOut, {}, { token: readToken() });
    await page.user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Admin.' })).toBeInTheDocument();
    expect(readToken()).toBeNull();
  }

  test('goes to the login, and everything typed is there after it', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await page.user.clear(await lastName());
    await page.user.type(await lastName(), 'Okafor-Lindqvist');
    await endSession(page);
    expect(page.router.state.location.state).toEqual({
      from: '/profile?orgID=all',
      prevState: null,
      sessionEnded: true,
      email: 'ana@test.example',
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your session ended. Your changes are kept.');

    await logIn(page);
    expect(await lastName()).toHaveValue('Okafor-Lindqvist');
    expect(page.wire.sent('POST', /modify/)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile is saved.')).toBeInTheDocument();
    expect((await on.call(getMe, {}, { token: readToken() })).reply.lastName).toBe('Okafor-Lindqvist');
  });

  test('signing out in another tab signs this one out too, and it later returns to its page', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await page.user.type(await lastName(), ' III');
    forgetToken();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token', newValue: null })));
    await logIn(page);
    expect(await lastName()).toHaveValue('Okafor-Lindqvist III');
  });

  test('a date whose field still has the focus is there after the login', async () => {
    const page = await openAsAna(`/newcampaign/?orgID=${await anOrganisation(on.db)}`);
    await page.user.type(await screen.findByLabelText('End Date'), '4 Mar 2031, 23:59');
    await on.call(signOut, {}, { token: readToken() });
    act(() => void page.store.dispatch(api.internalActions.onOnline()));
    await logIn(page);
    expect(await screen.findByLabelText('End Date')).toHaveValue('4 Mar 2031, 23:59');
  });

  test('days whose field still has the focus are there after the login', async () => {
    const page = await openAsAna('/insights?orgID=all&from=2026-11-01&to=2026-11-05');
    const [, last] = await screen.findAllByLabelText('First and last day');
    await page.user.tripleClick(last!);
    await page.user.keyboard('4.11.2026');
    await on.call(signOut, {}, { token: readToken() });
    act(() => void page.store.dispatch(api.internalActions.onOnline()));
    await logIn(page);
    await screen.findAllByLabelText('First and last day');
    expect(page.address()).toBe('/insights?orgID=all&from=2026-11-01&to=2026-11-04');
  });

  test('a decision and a file wait for the same user, and no other sees or sends them', async () => {
    await aUser(on.db, { email: 'bo@test.example', firstName: 'Bo', lastName: 'Berg', isAdmin: true, password });
    const page = await openAsAna('/profile?orgID=all');
    const { services } = page.store;
    for (const [email, lasting] of [
      ['ana@test.example', ['reasoning', 1]],
      ['bo@test.example', nothing],
    ] as const) {
      await lastName();
      if (lasting !== nothing) await act(() => begin(services));
      await on.call(signOut, {}, { token: readToken() });
      act(() => void page.store.dispatch(api.internalActions.onOnline()));
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await logIn(page, email);
      await lastName();
      expect(begun(services)).toEqual(lasting);
    }
  });

  test('shows no generic notice, and several refused calls redirect once', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await lastName();
    const moves: string[] = [];
    page.router.subscribe(({ location, historyAction }) => moves.push(`${historyAction} ${location.pathname}`));
    page.wire.interrupt(({ path }) =>
      path.startsWith('/api/') && !path.startsWith('/api/config') ? refusal(401, 'session.required') : undefined,
    );
    act(() => void page.store.dispatch(api.internalActions.onOnline()));
    expect(await screen.findByRole('heading', { name: 'Hello, Admin.' })).toBeInTheDocument();
    expect(new Set(moves)).toEqual(new Set(['PUSH /']));
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
  });
});

describe('logging out', () => {
  test('ends the session at the server, says goodbye and drops what was typed', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await page.user.type(await lastName(), ' IV');
    await act(() => begin(page.store.services));
    const token = readToken();
    await page.user.click(screen.getByRole('button', { name: /User menu of Ana/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    // The notice is removed with its page and shown again on the login page.
    await screen.findByRole('button', { name: 'Log In' });
    expect(await screen.findByText('Done. Goodbye.')).toBeInTheDocument();
    expect(page.address()).toBe('/');
    expect(readToken()).toBeNull();
    expect(begun(page.store.services)).toEqual(nothing);
    expect(page.wire.sent('GET', /^\/api\/login\/logout$/)).toHaveLength(1);
    expect((await on.call(checkSession, {}, { token })).status).toBe(401);

    await logIn(page);
    await page.user.click(await screen.findByRole('button', { name: /User menu of Ana/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Your Profile' }));
    expect(await screen.findByDisplayValue('Okafor-Lindqvist')).toBe(await lastName());
  });

  test('a server that fails keeps the session and says so', async () => {
    const page = await openAsAna('/profile?orgID=all');
    await lastName();
    const stop = page.wire.answer('/api/login/logout', () => refusal(500));
    await page.user.click(await screen.findByRole('button', { name: /User menu of Ana/ }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const notice = await screen.findByRole('alert');
    expect(
      within(notice).getByText('Something went wrong. Try refreshing the page after some time.'),
    ).toBeInTheDocument();
    expect(readToken()).not.toBeNull();
    stop();
  });
});
