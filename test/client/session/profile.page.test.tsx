import { screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { deleteCampaign } from '#contract/campaigns';
import { buildUrl } from '#contract/endpoint';
import { changePassword, checkSession, getMe, modifyUser } from '#contract/session';
import { testApp } from '#test/app';
import { aCampaign } from '#test/boards';
import { refusal } from '#test/wire';
import { openPage, type OpenPage } from '#test/page';
import { anaOkafor, aSession, aUser, signInAs } from '#test/people';
import { readToken } from '../../../src/client/api/token';

const password = 'a long test password';
const on = testApp();
let ana = '';
beforeAll(async () => {
  ana = await aUser(on.db, { ...anaOkafor, password });
});

const open = async (): Promise<OpenPage> => openPage(on, '/profile?orgID=all', { token: await signInAs(on.db, ana) });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('names and e-mail are saved, and the shell follows; an e-mail that is taken is told at its field', async () => {
  const page = await open();
  const names = await card('Names and email');
  const save = names.getByRole('button', { name: 'Save Changes' });
  expect(save).toBeDisabled();
  await page.user.type(names.getByLabelText('Last name'), ' ');
  expect(save).toBeDisabled();
  await page.user.type(names.getByLabelText('First name'), 'bel');
  await page.user.click(save);
  expect(await names.findByRole('button', { name: 'Saved!' })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'User menu of Anabel Okafor' })).toBeInTheDocument();
  expect((await on.call(getMe, {}, { token: readToken() })).reply.firstName).toBe('Anabel');

  await page.user.clear(names.getByLabelText('Email'));
  await page.user.type(names.getByLabelText('Email'), 'robin@test.example');
  await page.user.click(names.getByRole('button', { name: 'Save Changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Enter your password/ }));
  await page.user.type(dialog.getByLabelText(/^Current password/), `${password}{Enter}`);
  await waitFor(() => expect(names.getByLabelText('Email')).toHaveAccessibleDescription(/./));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Enter your password/ })).not.toBeInTheDocument());
  expect(names.getByLabelText('Email')).toHaveFocus();
  await page.user.type(names.getByLabelText('Email'), '.org');
  await waitFor(() => expect(names.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
});

test('the password is changed with the old one, and other sessions end', async () => {
  const elsewhere = await signInAs(on.db, ana);
  const page = await open();
  const form = await card('Password');
  await page.user.type(form.getByLabelText('Current password'), 'not it');
  await page.user.type(form.getByLabelText('New password'), 'gondola violet 58 sparrow');
  await page.user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() =>
    expect(form.getByLabelText('Current password').closest('.ant-form-item')).toHaveClass('ant-form-item-has-error'),
  );
  expect(form.getByLabelText('Current password')).toHaveFocus();
  // As a password manager fills it in: without an event.
  form.getByLabelText<HTMLInputElement>('Current password').value = password;
  await page.user.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(form.getByLabelText('Current password')).toHaveValue(''));
  expect((await on.call(checkSession, {}, { token: elsewhere })).status).toBe(401);
  expect((await on.call(checkSession, {}, { token: readToken() })).status).toBe(200);
  expect(JSON.stringify(page.store.getState())).not.toContain('gondola');
});

test('a password whose change got no answer may have been changed, and that is said where the old one is wrong', async () => {
  const bo = await aSession(on.db, { email: 'bo@test.example', isAdmin: true, password });
  const page = await openPage(on, '/profile?orgID=all', { token: bo });
  const form = await card('Password');
  await page.user.type(form.getByLabelText('Current password'), password);
  await page.user.type(form.getByLabelText('New password'), 'gondola violet 58 sparrow');
  const change = form.getByRole('button', { name: 'Change password' });
  const refuse = page.wire.answer(buildUrl(changePassword), () => refusal(500));
  await page.user.click(change);
  expect(await form.findByText('It could not be saved.')).toBeInTheDocument();
  refuse();
  await waitFor(() => expect(change).toBeEnabled());
  const restore = page.wire.interrupt(({ path, body }) => {
    if (!path.startsWith(buildUrl(changePassword))) return undefined;
    const sent = body as { currentPassword: string; newPassword: string }; // as the console sent it
    return on
      .call(changePassword, { body: sent }, { token: bo })
      .then(() => Promise.reject(new TypeError('Failed to fetch')));
  });
  await page.user.click(change);
  expect(await form.findByText(/^It may have been changed/)).toBeInTheDocument();
  restore();
  await waitFor(() => expect(change).toBeEnabled());
  await page.user.click(change);
  expect(await form.findByText(/^The current password is wrong\. It may have been changed/)).toBeInTheDocument();
});

test('one session is ended by its button, all others after a question', async () => {
  const [one, two] = [await signInAs(on.db, ana), await signInAs(on.db, ana)];
  const page = await open();
  const list = await card('Where you are signed in');
  expect(await list.findByText('This session')).toBeInTheDocument();
  const buttons = await list.findAllByRole('button', { name: /^End session on/ });
  await page.user.click(buttons[0] ?? list.getByText('nothing'));
  expect(await screen.findByText('The session has ended.')).toBeInTheDocument();
  await waitFor(() =>
    expect(list.getAllByRole('button', { name: /^End session on/ })).toHaveLength(buttons.length - 1),
  );
  await page.user.click(list.getByRole('button', { name: 'End all others' }));
  await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(list.queryByRole('button', { name: /^End session on/ })).not.toBeInTheDocument());
  for (const token of [one, two]) expect((await on.call(checkSession, {}, { token })).status).toBe(401);
});

test('recent pages leave out a record that is gone', async () => {
  const [kept, gone] = [await aCampaign(on.db, { campaignName: 'Winter fares' }), await aCampaign(on.db)];
  const recentPages = [`/campaign/${gone}`, `/campaign/${kept}`, '/boards'];
  await on.call(modifyUser, { params: { id: ana }, body: { recentPages } }, { token: await signInAs(on.db, ana) });
  await on.call(deleteCampaign, { params: { id: gone } });
  await open();
  const list = await card('Recent pages');
  expect(await list.findByRole('link', { name: 'Campaign Winter fares' })).toBeInTheDocument();
  await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(2));
});

test('the second factor is set up with the password and a code, asked for at the login, and turned off', async () => {
  const token = await aSession(on.db, { email: 'jo@test.example', firstName: 'Jo', isAdmin: true, password });
  const page = await openPage(on, '/profile?orgID=all', { token });
  const seen: string[] = [];
  page.store.subscribe(() => seen.push(JSON.stringify(page.store.getState())));
  const factor = await card('Second factor');
  await page.user.click(factor.getByRole('button', { name: 'Set up' }));
  await page.user.type(factor.getByLabelText('Current password'), 'not it{Enter}');
  expect(await factor.findByText('The current password is wrong.')).toBeInTheDocument();
  await page.user.clear(factor.getByLabelText('Current password'));
  expect(factor.queryByText('The current password is wrong.')).not.toBeInTheDocument();
  await page.user.type(factor.getByLabelText('Current password'), `${password}{Enter}`);
  expect(await factor.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  const secret = factor.getByText('Secret').parentElement?.querySelector('code')?.textContent ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  expect(factor.getByLabelText('Authentication code')).toHaveFocus();
  await page.user.type(factor.getByLabelText('Authentication code'), `${new TOTP({ secret }).generate()}{Enter}`);
  expect(await factor.findByRole('heading', { name: 'Keep these recovery codes' })).toBeInTheDocument();
  const codes = factor.getAllByRole('listitem').map((item) => item.textContent);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await page.user.click(factor.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${codes.join('\n')}\n`);
  await page.go('/boards?orgID=all');
  expect(await screen.findByText('Leave without the recovery codes?')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Stay here' }));
  await page.user.click(factor.getByRole('button', { name: 'I have kept them' }));
  expect(await factor.findByText('On')).toBeInTheDocument();

  expect((await on.login('jo@test.example', password)).failure.code).toBe('totp.required');

  await page.user.click(await factor.findByRole('button', { name: 'Turn off' }));
  await page.user.type(factor.getByLabelText('Current password'), password);
  await page.user.type(factor.getByLabelText('Authentication code'), `${codes[0] ?? ''}{Enter}`);
  expect(await factor.findByText('Off')).toBeInTheDocument();
  for (const kept of [secret, codes[0] ?? 'x', password]) expect(seen.join()).not.toContain(kept);
  expect(seen.join()).toContain('secondFactor:this');
});
