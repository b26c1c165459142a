import { screen, within } from '@testing-library/react';
import { listServiceTokens } from '#contract/access';
import { startApp, testApp } from '#test/app';
import { openPage, openPart } from '#test/page';
import { anaOkafor, aUser, everywhere, signInAs } from '#test/people';
import { refusal } from '#test/wire';
import { readToken } from '../../../src/client/api/token';
import { UsersPage } from '../../../src/client/organisations/people/UsersPage';

const on = testApp();
beforeAll(async () => {
  await aUser(on.db, anaOkafor);
});

const dialog = async () => within(await screen.findByRole('dialog'));
const open = (address = '/users?orgID=all') => openPart(on, <UsersPage />, { address });

test('a token is created, shown once, never in the store, listed, and revoked after a question', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Create a token' }));
  const form = await dialog();
  await page.user.click(form.getByRole('button', { name: 'Create a token' }));
  expect(await form.findByText('Give it a name')).toBeInTheDocument();
  await page.user.type(form.getByLabelText(/^Name/), 'nightly-import');
  const restore = page.wire.answer('/api/tokens/create', () => refusal(502));
  await page.user.click(form.getByRole('button', { name: 'Create a token' }));
  expect(await form.findByText(/^There was no reply: nightly-import may exist, but cannot be shown/)).toBeVisible();
  restore();
  await page.user.click(form.getByRole('button', { name: 'Create a token' }));
  const shown = await screen.findByText(/^mqt_[\w-]{43}$/);
  const token = shown.textContent;
  expect(screen.getByText('Copy it now. It is shown only once.')).toBeInTheDocument();
  expect(JSON.stringify(page.store.getState())).not.toContain(token);
  await page.user.click(screen.getByRole('button', { name: 'I have kept it' }));
  const row = await screen.findByRole('row', { name: /nightly-import/ });
  expect(row).toHaveTextContent(`${token.slice(0, 8)}…`);
  expect(row).toHaveTextContent('Viewerall organisations');
  expect(row).toHaveTextContent(/Nevercreated \d{1,2} \w{3} \d{4}/);
  expect(screen.queryByText(token)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Revoke nightly-import' }));
  await page.user.click((await dialog()).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('nightly-import is revoked.')).toBeInTheDocument();
  expect((await on.call(listServiceTokens)).reply.serviceTokens).toEqual([]);
});

test('says what each role may do; who is no Owner sees names and teams alone, whatever the address asks for', async () => {
  const viewer = await aUser(on.db, { email: 'vera@test.example', roles: everywhere('Viewer') });
  openPart(on, <UsersPage />, {
    address: '/users?sortID=lastSeen&hasSecondFactor=false',
    token: await signInAs(on.db, viewer),
  });
  expect(await screen.findByRole('row', { name: /^Read the audit log Yes Yes Yes Yes No/ })).toBeInTheDocument();
  await screen.findByRole('row', { name: /ana@test\.example/ });
  expect(screen.queryByRole('button', { name: 'Create a token' })).not.toBeInTheDocument();
  const table = within(screen.getByRole('region', { name: 'People' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Teams']);
});

test('with a required second factor every page asks to set one up first', async () => {
  const strict = await startApp({ REQUIRE_SECOND_FACTOR: '1' });
  await openPage(strict, '/boards?orgID=all');
  expect(await screen.findByRole('heading', { level: 1, name: 'One more step.' })).toBeInTheDocument();
  expect(screen.getByText('A second factor is required of everybody. Set yours up to go on.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(readToken()).not.toBeNull();
  await strict.close();
});
