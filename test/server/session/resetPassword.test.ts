import { eq } from 'drizzle-orm';
import { checkSession, forgotPassword, resetPassword } from '#contract/session';
import { testApp } from '#test/app';
import { mailTo, readMailbox, tokenIn } from '#test/mailbox';
import { aSession, aUser } from '#test/people';
import { loginFailures, passwordLinks, users } from '../../../src/server/db/schema/schema';

const old = 'six green bottles';
const fresh = 'hanging on the wall';
const server = testApp({ PUBLIC_URL: 'https://console.example/', ADMIN_PASSWORD: 'six green bottles' });
beforeEach(() => server.db.delete(loginFailures));

const dataDir = () => server.services.config.dataDir;
const forgot = (loginEmail: string) => server.call(forgotPassword, { body: { loginEmail } }, { token: null });
const reset = (token: string, password?: string) =>
  server.call(resetPassword, { body: { token, ...(password === undefined ? {} : { password }) } }, { token: null });

async function linkFor(email: string, number = 1): Promise<string> {
  await forgot(email);
  return tokenIn(await mailTo(dataDir(), email, number));
}

test('a reset from request to sign-in: e-mail, check, new password; every session ends', async () => {
  const token = await aSession(server.db, {
    email: 'ana@test.example',
    firstName: 'Ana',
    isAdmin: true,
    password: old,
  });
  expect((await forgot('Ana@Test.example')).reply.message).toBe(
    'If there is an account with this address, a link is on its way.',
  );
  const mail = await mailTo(dataDir(), 'ana@test.example');
  expect(mail).toMatchObject({ subject: 'Set a new Marquee password', from: 'Marquee <marquee@localhost>' });
  expect(mail.text).toContain('https://console.example/resetpassword?token=');
  const link = tokenIn(mail);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link, fresh)).reply.message).toBe('Your password is set. Sign in with it.');
  expect((await server.call(checkSession, {}, { token })).status).toBe(401);
  expect((await server.login('ana@test.example', old)).status).toBe(401);
  expect((await server.login('ana@test.example', fresh)).status).toBe(200);
  expect(await mailTo(dataDir(), 'ana@test.example', 2)).toMatchObject({
    subject: 'Your Marquee password was changed',
  });
});

test('an unknown address gets the same answer, and no mail', async () => {
  await aUser(server.db, { email: 'known@test.example', isAdmin: true, password: old });
  const known = await forgot('known@test.example');
  const unknown = await forgot('unknown@test.example');
  expect([unknown.status, unknown.reply]).toEqual([known.status, known.reply]);
  await mailTo(dataDir(), 'known@test.example');
  expect(readMailbox(dataDir()).filter(({ to }) => to === 'unknown@test.example')).toEqual([]);
});

test('known and unknown addresses take the same time', async () => {
  await aUser(server.db, { email: 'timed@test.example', isAdmin: true, password: old });
  const time = async (email: string): Promise<number> => {
    const began = performance.now();
    await forgot(email);
    return performance.now() - began;
  };
  for (const email of ['timed@test.example', 'untimed@test.example', 'timed@test.example', 'untimed@test.example'])
    expect(await time(email)).toBeGreaterThanOrEqual(145);
});

test('a link works once', async () => {
  await aUser(server.db, { email: 'once@test.example', isAdmin: true, password: old });
  const link = await linkFor('once@test.example');
  const answers = await Promise.all([reset(link, fresh), reset(link, 'another good phrase')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await reset(link)).failure).toMatchObject({
    statusCode: 410,
    code: 'reset.link_invalid',
    message: 'This link is no longer valid.',
  });
});

test('a link is valid for one hour', async () => {
  const userId = await aUser(server.db, { email: 'hour@test.example', isAdmin: true, password: old });
  const link = await linkFor('hour@test.example');
  const [row] = await server.db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId));
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeGreaterThan(3_599_000);
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeLessThanOrEqual(3_600_000);
  await server.db.update(passwordLinks).set({ expiresAt: new Date() }).where(eq(passwordLinks.userId, userId));
  expect((await reset(link, fresh)).status).toBe(410);
});

test('a reset invalidates all other links', async () => {
  await aUser(server.db, { email: 'two@test.example', isAdmin: true, password: old });
  const first = await linkFor('two@test.example');
  const second = await linkFor('two@test.example', 2);
  expect((await reset(second, fresh)).status).toBe(200);
  expect((await reset(first)).status).toBe(410);
});

test('a deactivated user gets no mail and keeps no link', async () => {
  const userId = await aUser(server.db, { email: 'gone@test.example', isAdmin: true, password: old });
  const link = await linkFor('gone@test.example');
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, userId));
  expect((await reset(link)).status).toBe(410);
  await forgot('gone@test.example');
  expect(await server.db.select().from(passwordLinks).where(eq(passwordLinks.userId, userId))).toHaveLength(1);
});

test('only the hash of a link is stored', async () => {
  await aUser(server.db, { email: 'hash@test.example', isAdmin: true, password: old });
  const link = await linkFor('hash@test.example');
  expect(Buffer.from(link.slice(3), 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await server.db.select().from(passwordLinks))).not.toContain(link);
});

test('a weak password is refused and the link remains valid', async () => {
  await aUser(server.db, {
    email: 'weak.one@test.example',
    firstName: 'Wilhelmina',
    isAdmin: true,
    password: old,
  });
  const link = await linkFor('weak.one@test.example');
  for (const weak of ['password1234', 'weak.one@test.example', 'Wilhelmina2026!', 'marquee-marquee']) {
    expect((await reset(link, weak)).failure).toMatchObject({
      statusCode: 422,
      code: 'password.too_weak',
      fields: [{ path: 'password' }],
    });
  }
  expect((await reset(link, 'elevenchars')).failure).toMatchObject({
    statusCode: 400,
    fields: [{ path: 'password', message: 'Use 12 characters or more' }],
  });
  expect((await reset(link, fresh)).status).toBe(200);
});

test('after a reset a user who was slowed down by failures can sign in', async () => {
  await aUser(server.db, { email: 'locked@test.example', isAdmin: true, password: old });
  for (let i = 0; i < 6; i += 1) await server.login('locked@test.example', 'wrong');
  await reset(await linkFor('locked@test.example'), fresh);
  expect((await server.login('locked@test.example', fresh)).status).toBe(200);
});

test.each([['mq_'], ['x'.repeat(43)], ["' or 1=1 --"], ['%00']])('the link %j is refused', async (token) => {
  expect((await reset(token)).failure.code).toBe('reset.link_invalid');
});

test('asking too often for one address is refused', async () => {
  for (let i = 0; i < 5; i += 1) expect((await forgot('often@test.example')).status).toBe(200);
  const { status, failure, headers } = await forgot('often@test.example');
  expect([status, failure.code]).toEqual([429, 'request.too_many']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('guessing at links is refused after thirty', async () => {
  for (let i = 0; i < 30; i += 1) await reset(`guess${String(i)}`);
  expect((await reset('guess30')).failure.code).toBe('request.too_many');
});
