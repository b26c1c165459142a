import { eq } from 'drizzle-orm';
import {
  changePassword,
  checkSession,
  endSession,
  getMe,
  listSessions,
  modifyUser,
  resetPassword,
  signIn,
} from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { aUser, signInAs } from '#test/people';
import { auditLog, loginFailures } from '../../../src/server/db/schema/schema';
import { insertLink } from '../../../src/server/session/passwordLinks.queries';
import { hashToken, newToken } from '../../../src/server/session/token';

const old = 'six green bottles';
const fresh = 'hanging on the wall';
let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());
beforeEach(() => server.services.database.db.delete(loginFailures));

let number = 0;
async function somebody(): Promise<{ userId: string; email: string; token: string; other: string }> {
  const { db } = server.services.database;
  number += 1;
  const email = `user${String(number)}@test.example`;
  const userId = await aUser(db, { email, isAdmin: true, password: old });
  return { userId, email, token: await signInAs(db, userId), other: await signInAs(db, userId) };
}
const alive = async (token: string) => (await server.call(checkSession, {}, { token })).status === 200;

describe('password change', () => {
  test('ends all other sessions, makes links void and counts from now on', async () => {
    const { userId, email, token, other } = await somebody();
    const link = newToken();
    await insertLink(server.services.database.db, {
      tokenHash: hashToken(link),
      userId,
      expiresAt: new Date(Date.now() + 60_000),
    });
    const { reply } = await server.call(
      changePassword,
      { body: { currentPassword: old, newPassword: fresh } },
      { token },
    );
    expect(reply.message).toBe('Your password is changed. You are signed out everywhere else.');
    expect([await alive(token), await alive(other)]).toEqual([true, false]);
    expect((await server.call(resetPassword, { body: { token: link } }, { token: null })).status).toBe(410);
    expect((await server.call(signIn, { body: { loginEmail: email, loginPass: fresh } }, { token: null })).status).toBe(
      200,
    );
    expect((await server.call(signIn, { body: { loginEmail: email, loginPass: old } }, { token: null })).status).toBe(
      401,
    );
  });

  test('a wrong current password is refused, five times, then it has to wait', async () => {
    const { token } = await somebody();
    const change = () =>
      server.call(changePassword, { body: { currentPassword: 'wrong', newPassword: fresh } }, { token });
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
    const { failure } = await server.call(
      changePassword,
      { body: { currentPassword: old, newPassword: 'password1234' } },
      { token },
    );
    expect(failure).toMatchObject({ code: 'password.too_weak', fields: [{ path: 'newPassword' }] });
    expect(await alive(other)).toBe(true);
  });
});

describe('sessions', () => {
  test('the list says which is this one', async () => {
    const { db } = server.services.database;
    const { userId, token } = await somebody();
    await signInAs(db, userId);
    const { reply } = await server.call(listSessions, {}, { token });
    expect(reply.sessions).toHaveLength(3);
    expect(reply.sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(reply.sessions[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'test' });
  });

  test('one can be ended', async () => {
    const { token, other } = await somebody();
    const {
      reply: { sessions },
    } = await server.call(listSessions, {}, { token });
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

  test("nobody ends another user's session", async () => {
    const { token } = await somebody();
    const {
      reply: { sessions },
    } = await server.call(listSessions, {}, { token });
    expect((await server.call(endSession, { params: { id: sessions[0]?._id ?? '' } })).failure.code).toBe(
      'session.not_found',
    );
    expect(await alive(token)).toBe(true);
  });
});

describe('one’s own record', () => {
  test('names and e-mail change, and the username with the e-mail', async () => {
    const { userId, token } = await somebody();
    await server.call(
      modifyUser,
      { params: { id: userId }, body: { firstName: ' Ana ', lastName: 'Okafor', email: 'Ana.New@test.example' } },
      { token },
    );
    const { reply } = await server.call(getMe, {}, { token });
    expect(reply).toMatchObject({
      firstName: 'Ana',
      lastName: 'Okafor',
      email: 'Ana.New@test.example',
      username: 'Ana.New@test.example',
    });
  });

  test('recent pages are kept without a new version or a line in the audit log', async () => {
    const { userId, token } = await somebody();
    const { reply } = await server.call(
      modifyUser,
      { params: { id: userId }, body: { recentPages: ['/boards?page=2', '/campaigns'] } },
      { token },
    );
    expect(reply.user).toMatchObject({ recentPages: ['/boards?page=2', '/campaigns'], version: 1 });
    expect(await server.services.database.db.select().from(auditLog).where(eq(auditLog.subjectId, userId))).toEqual([]);
  });

  test("another user's recent pages are not to be written", async () => {
    const { userId } = await somebody();
    const { failure } = await server.call(modifyUser, { params: { id: userId }, body: { recentPages: ['/boards'] } });
    expect(failure).toMatchObject({ code: 'request.unprocessable', fields: [{ path: 'recentPages' }] });
  });

  test('a recent page is a path of the console and nothing else', async () => {
    const { userId, token } = await somebody();
    for (const page of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      expect(
        (await server.call(modifyUser, { params: { id: userId }, body: { recentPages: [page] } }, { token })).status,
      ).toBe(400);
    }
  });
});
