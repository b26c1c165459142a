import { eq } from 'drizzle-orm';
import { checkSession, getMe, signIn, signOut } from '#contract/session';
import { testApp } from '#test/app';
import { aUser, signInAs } from '#test/people';
import { sessions, users } from '../../../src/server/db/schema/schema';
import { hashPassword } from '../../../src/server/session/password';
import { hashToken } from '../../../src/server/session/token';

const password = 'six green bottles';
const server = testApp();
beforeAll(async () => {
  await aUser(server.db, { email: 'Ana@Test.example', firstName: 'Ana', lastName: 'Okafor', isAdmin: true, password });
  await aUser(server.db, { email: 'member@test.example', password });
  await aUser(server.db, { email: 'gone@test.example', isAdmin: true, isActive: false, password });
});

const attempt = (body: { loginEmail: string; loginPass: string } & Record<string, unknown>) =>
  server.call(signIn, { body }, { token: null });

describe('POST /api/super', () => {
  test('answers one opaque token twice, which opens the API', async () => {
    const { reply, headers } = await attempt({ username: '', loginEmail: ' ana@test.example ', loginPass: password });
    expect(reply.token).toMatch(/^mq_[\w-]{43}$/);
    expect(reply.tokenToStore).toBe(reply.token);
    expect(headers['cache-control']).toBe('no-store');
    const { reply: me } = await server.call(getMe, {}, { token: reply.token });
    expect(me).toMatchObject({
      firstName: 'Ana',
      lastName: 'Okafor',
      email: 'Ana@Test.example',
      isAdmin: true,
      hasSecondFactor: false,
    });
  });

  test.each([
    ['a wrong password', 'ana@test.example', 'six green bottle'],
    ['an unknown address', 'nobody@test.example', password],
    ['a user who is no administrator', 'member@test.example', password],
    ['a deactivated administrator', 'gone@test.example', password],
    ['a user without a password', 'robin@test.example', password],
  ])('%s gets the same 401', async (_, loginEmail, loginPass) => {
    const { status, failure } = await attempt({ loginEmail, loginPass });
    expect(status).toBe(401);
    expect(failure).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      code: 'session.bad_credentials',
      message: 'The e-mail or the password is wrong, or this account is not an administrator.',
    });
  });

  test('ignores page state up to 32 KiB and refuses more', async () => {
    const credentials = { loginEmail: 'ana@test.example', loginPass: password };
    expect((await attempt({ ...credentials, prevState: { table: 'x'.repeat(32_000) }, from: '/boards' })).status).toBe(
      200,
    );
    const { status, failure } = await attempt({ ...credentials, prevState: 'x'.repeat(33 * 1024) });
    expect([status, failure.code]).toEqual([413, 'request.too_large']);
  });
});

test('a password that changes while the old one is verified leaves no session behind', async () => {
  const userId = await aUser(server.db, { email: 'racing@test.example', isAdmin: true, password });
  const attempts = Array.from({ length: 6 }, () => attempt({ loginEmail: 'racing@test.example', loginPass: password }));
  await server.db
    .update(users)
    .set({ passwordHash: await hashPassword('hanging on the wall') })
    .where(eq(users.id, userId));
  await server.db.delete(sessions).where(eq(sessions.userId, userId));
  await Promise.all(attempts);
  expect(await server.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
});

test('logincheck answers 200 while signed in, 401 after logout', async () => {
  const { token } = (await attempt({ loginEmail: 'ana@test.example', loginPass: password })).reply;
  expect((await server.call(checkSession, {}, { token })).status).toBe(200);
  expect((await server.call(signOut, {}, { token })).reply.message).toBe('Done. Goodbye.');
  expect((await server.call(checkSession, {}, { token })).failure.code).toBe('session.required');
});

describe('a session expires', () => {
  async function aged(change: Partial<typeof sessions.$inferInsert>): Promise<number> {
    const token = await signInAs(server.db, server.adminId);
    await server.db
      .update(sessions)
      .set(change)
      .where(eq(sessions.tokenHash, hashToken(token)));
    return (await server.call(checkSession, {}, { token })).status;
  }
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test('30 minutes after the last request', async () => {
    expect(await aged({ lastSeen: ago(29) })).toBe(200);
    expect(await aged({ lastSeen: ago(31) })).toBe(401);
  });

  test('12 hours after the sign-in, however busy', async () => {
    expect(await aged({ expiresAt: ago(-1) })).toBe(200);
    expect(await aged({ expiresAt: ago(0), lastSeen: ago(0) })).toBe(401);
  });
});

test('a request keeps the session awake', async () => {
  const token = await signInAs(server.db, server.adminId);
  await server.db
    .update(sessions)
    .set({ lastSeen: new Date(Date.now() - 20 * 60_000) })
    .where(eq(sessions.tokenHash, hashToken(token)));
  await server.call(checkSession, {}, { token });
  const [session] = await server.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  expect(Date.now() - (session?.lastSeen.getTime() ?? 0)).toBeLessThan(60_000);
});

test.each([
  [''],
  ['Bearer'],
  ['Bearer x'],
  ['Basic YTpi'],
  [`Bearer ${'a'.repeat(300)}`],
  ["Bearer mq_' or 1=1 --aaaaaaaaaaaaaaa"],
])('the header %j opens nothing', async (authorization) => {
  const { statusCode, body } = await server.app.inject({ url: '/api/user/', headers: { authorization } });
  expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([401, 'session.required']);
});
