import type { CallInput } from '#contract/endpoint';
import { confirmEmail } from '#contract/identity';
import { eq } from 'drizzle-orm';
import {
  changePassword,
  checkSession,
  endSession,
  getMe,
  getPreferences,
  listSessions,
  modifyUser,
  resetPassword,
  setPreferences,
} from '#contract/session';
import { testApp } from '#test/app';
import { mailTo, tokenIn } from '#test/mailbox';
import { aUser, signInAs } from '#test/people';
import { auditLog, emailChanges, loginFailures, sessions } from '../../../src/server/db/schema/schema';
import { insertLink } from '../../../src/server/session/passwordLinks.queries';
import { hashToken, newToken } from '../../../src/server/session/token';

const old = 'six green bottles';
const fresh = 'hanging on the wall';
const server = testApp();
beforeEach(() => server.db.delete(loginFailures));

let number = 0;
async function somebody(): Promise<{ userId: string; email: string; token: string; other: string }> {
  number += 1;
  const email = `user${String(number)}@test.example`;
  const userId = await aUser(server.db, { email, isAdmin: true, password: old });
  return { userId, email, token: await signInAs(server.db, userId), other: await signInAs(server.db, userId) };
}
const changeTo = (token: string, newPassword: string, currentPassword = old) =>
  server.call(changePassword, { body: { currentPassword, newPassword } }, { token });
const confirm = (link = '') => server.call(confirmEmail, { body: { token: link } }, { token: null });
const save = (id: string, body: NonNullable<CallInput<typeof modifyUser>['body']>, token?: string) =>
  server.call(modifyUser, { params: { id }, body }, token === undefined ? {} : { token });
const alive = async (token: string) => (await server.call(checkSession, {}, { token })).status === 200;

describe('password change', () => {
  test('ends all other sessions, makes links void and counts from now on', async () => {
    const { userId, email, token, other } = await somebody();
    const link = newToken();
    await insertLink(server.db, { tokenHash: hashToken(link), userId, expiresAt: new Date(Date.now() + 60_000) });
    const { reply } = await changeTo(token, fresh);
    expect(reply.message).toBe('Your password is changed. You are signed out everywhere else.');
    const told = await mailTo(server.services.config.dataDir, email);
    expect(told.subject).toBe('Your Marquee password was changed');
    expect(told.text).toContain('from the address 127.0.0.1');
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
    expect((await server.call(resetPassword, { body: { token: link } }, { token: null })).status).toBe(410);
    expect((await server.login(email, fresh)).status).toBe(200);
    expect((await server.login(email, old)).status).toBe(401);
  });

  test('a wrong current password is refused, five times, then it has to wait', async () => {
    const { token } = await somebody();
    const change = () => changeTo(token, fresh, 'wrong');
    for (let i = 0; i < 5; i += 1)
      expect((await change()).failure).toMatchObject({
        statusCode: 422,
        code: 'password.wrong',
        fields: [{ path: 'currentPassword' }],
      });
    expect((await change()).failure.code).toBe('login.too_many');
  });

  test('a weak new one is refused and nothing ends', async () => {
    const { token, other } = await somebody();
    const { failure } = await changeTo(token, 'password1234');
    expect(failure).toMatchObject({ code: 'password.too_weak', fields: [{ path: 'newPassword' }] });
    expect(await alive(other)).toBe(true);
  });
});

describe('sessions', () => {
  test('the list marks the current session', async () => {
    const { userId, token } = await somebody();
    await signInAs(server.db, userId);
    const { reply } = await server.call(listSessions, {}, { token });
    expect(reply.sessions).toHaveLength(3);
    expect(reply.sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(reply.sessions[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'test' });
  });

  test('one can be ended', async () => {
    const { token, other } = await somebody();
    const { sessions } = (await server.call(listSessions, {}, { token })).reply;
    const id = sessions.find(({ current }) => !current)?._id ?? '';
    expect((await server.call(endSession, { params: { id } }, { token })).reply.message).toBe('Ended one session.');
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
    expect((await server.call(endSession, { params: { id } }, { token })).failure.code).toBe('session.not_found');
  });

  test('all others can be ended at once, also when there are none', async () => {
    const { token, other } = await somebody();
    expect((await server.call(endSession, { params: { id: 'others' } }, { token })).reply.message).toBe(
      'Ended one session.',
    );
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
    expect((await server.call(endSession, { params: { id: 'others' } }, { token })).reply.message).toBe(
      'Ended 0 sessions.',
    );
  });

  test("a user cannot end another user's session", async () => {
    const { token } = await somebody();
    const { sessions } = (await server.call(listSessions, {}, { token })).reply;
    expect((await server.call(endSession, { params: { id: sessions[0]?._id ?? '' } })).failure.code).toBe(
      'session.not_found',
    );
    expect(await alive(token)).toBe(true);
  });
});

describe('a new e-mail address', () => {
  const dataDir = () => server.services.config.dataDir;
  const wish = (
    userId: string,
    token: string,
    email: string,
    proof: Record<string, string> = { currentPassword: old },
  ) => save(userId, { email, ...proof }, token);

  test('needs more than a token', async () => {
    const { userId, email, token } = await somebody();
    for (const [proof, code] of [
      [{}, 'password.required'],
      [{ currentPassword: 'wrong' }, 'password.wrong'],
      [{ totp: '123456' }, 'password.required'],
    ] as const)
      expect((await wish(userId, token, 'thief@test.example', proof)).failure.code).toBe(code);
    expect((await server.call(getMe, {}, { token })).reply.email).toBe(email);
    expect(await server.db.select().from(emailChanges).where(eq(emailChanges.userId, userId))).toEqual([]);
    // Sending the current address is not a change and needs no password.
    expect((await wish(userId, token, email, {})).status).toBe(200);
  });

  test('takes effect when it is confirmed, and the old one hears of it twice', async () => {
    const { userId, email, token } = await somebody();
    const { reply } = await wish(userId, token, 'Ana.New@test.example');
    expect(reply).toMatchObject({ emailToConfirm: 'Ana.New@test.example', user: { email } });
    const link = tokenIn(await mailTo(dataDir(), 'Ana.New@test.example'));
    expect((await mailTo(dataDir(), email)).subject).toBe('Your Marquee e-mail address is about to change');
    expect((await server.call(getMe, {}, { token })).reply.email).toBe(email);
    expect((await confirm(link)).status).toBe(200);
    expect((await server.call(getMe, {}, { token })).reply).toMatchObject({
      email: 'Ana.New@test.example',
      username: 'Ana.New@test.example',
    });
    const told = await mailTo(dataDir(), email, 'was changed');
    expect(told.subject).toBe('Your Marquee e-mail address was changed');
    expect(told.text).toContain('Ana.New@test.example');
    expect((await confirm(link)).failure.code).toBe('reset.link_invalid');
  });

  test('a second request makes the first void, and a new password makes all void', async () => {
    const { userId, token } = await somebody();
    await wish(userId, token, 'first.wish@test.example');
    await wish(userId, token, 'second.wish@test.example');
    const links = [];
    for (const email of ['first.wish@test.example', 'second.wish@test.example'])
      links.push(tokenIn(await mailTo(dataDir(), email)));
    expect((await confirm(links[0])).status).toBe(410);
    await changeTo(token, fresh);
    expect((await confirm(links[1])).status).toBe(410);
  });

  test('that another account has taken in the meantime is refused', async () => {
    const { userId, token } = await somebody();
    await wish(userId, token, 'contested@test.example');
    await aUser(server.db, { email: 'Contested@test.example' });
    const link = tokenIn(await mailTo(dataDir(), 'contested@test.example'));
    expect((await confirm(link)).failure.code).toBe('user.email_taken');
    const { failure } = await wish(userId, token, 'contested@test.example');
    expect(failure).toMatchObject({ code: 'user.email_taken', fields: [{ path: 'email' }] });
  });

  test('of another user is the same: the caller’s password, and a confirmation', async () => {
    const { token } = await somebody();
    const other = await somebody();
    expect((await wish(other.userId, token, 'moved@test.example', {})).failure.code).toBe('password.required');
    expect((await wish(other.userId, token, 'moved@test.example')).reply.user.email).toBe(other.email);
    expect((await mailTo(dataDir(), other.email, 'about to change')).subject).toBe(
      'Your Marquee e-mail address is about to change',
    );
  });

  test('of an invited user who has never signed in takes effect at once, with a new invitation', async () => {
    const { token } = await somebody();
    const invited = await aUser(server.db, { email: 'typo@test.example' });
    expect((await wish(invited, token, 'right@test.example')).reply.user.email).toBe('right@test.example');
    expect((await mailTo(dataDir(), 'right@test.example')).subject).toBe('Your invitation to Marquee');
  });
});

describe('one’s own record', () => {
  test('names change without a password', async () => {
    const { userId, token } = await somebody();
    await save(userId, { firstName: ' Ana ', lastName: 'Okafor' }, token);
    const { reply } = await server.call(getMe, {}, { token });
    expect(reply).toMatchObject({ firstName: 'Ana', lastName: 'Okafor' });
  });

  test('recent pages are kept without a new version or a line in the audit log', async () => {
    const { userId, token } = await somebody();
    const { reply } = await save(userId, { recentPages: ['/boards?page=2', '/campaigns'] }, token);
    expect(reply.user).toMatchObject({ recentPages: ['/boards?page=2', '/campaigns'], version: 1 });
    expect(await server.db.select().from(auditLog).where(eq(auditLog.subjectId, userId))).toEqual([]);
  });

  test("another user's recent pages cannot be written", async () => {
    const { userId } = await somebody();
    const { failure } = await save(userId, { recentPages: ['/boards'] });
    expect(failure).toMatchObject({ code: 'request.unprocessable', fields: [{ path: 'recentPages' }] });
  });

  test('a recent page is a path of the console and nothing else', async () => {
    const { userId, token } = await somebody();
    for (const page of [
      'https://evil.example/',
      '//evil.example',
      '/\t/evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ])
      expect((await save(userId, { recentPages: [page] }, token)).status).toBe(400);
  });
});

test('a user has a hundred sessions at most: of more, the one that was not used for longest ends', async () => {
  const { userId, token, other } = await somebody();
  const at = (ms: number) => ({ lastSeen: new Date(Date.now() - ms) });
  for (const [one, ms] of [
    [token, 60_000],
    [other, 50_000],
  ] as const)
    await server.db
      .update(sessions)
      .set(at(ms))
      .where(eq(sessions.tokenHash, hashToken(one)));
  for (let i = 2; i < 100; i += 1) await signInAs(server.db, userId);
  expect((await server.db.select().from(sessions).where(eq(sessions.userId, userId))).length).toBe(100);
  const newest = await signInAs(server.db, userId);
  expect(await Promise.all([token, other, newest].map(alive))).toEqual([false, true, true]);
});

test('preferences are kept by key for each account, sized, and the newest notices only', async () => {
  const { token, other } = await somebody();
  const set = async (values: Record<string, unknown>, as = token) =>
    (await server.call(setPreferences, { body: { preferences: values } }, { token: as })).status;
  const read = async (as = token) => (await server.call(getPreferences, {}, { token: as })).reply.preferences;
  await Promise.all([set({ 'views:boards': ['Portugal'], density: 'compact' }), set({ 'columns:users': {} }, other)]);
  const texts = { asked: '{"page":1}', sold: '17', read: 'true', none: 'null' };
  expect(await set(texts)).toBe(200);
  expect(await read()).toMatchObject(texts);
  expect(await set({ density: null })).toBe(200);
  expect(await read(other)).toEqual({ 'views:boards': ['Portugal'], 'columns:users': {}, ...texts });
  expect(await read((await somebody()).token)).toEqual({});

  const minute = (n: number): string =>
    `notice:2026-11-25T${String(Math.floor(n / 60)).padStart(2, '0')}.${String(n % 60).padStart(2, '0')}`;
  await set(Object.fromEntries(Array.from({ length: 210 }, (_, n) => [minute(n), n])));
  const notices = Object.keys(await read()).filter((key) => key.startsWith('notice:'));
  expect([notices.length, notices.includes(minute(9)), notices.includes(minute(10))]).toEqual([200, false, true]);

  expect(await set({ 'no spaces': 1 })).toBe(400);
  expect(await set({ long: 'x'.repeat(33 * 1024) })).toBe(400);
  const most = Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${String(n)}`, 'x'.repeat(32_000)]));
  expect(await set(most)).toBe(413);
  expect(Object.keys(await read())).not.toContain('k0');
});
