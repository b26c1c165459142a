import { endUserSessions, listUserSessions, resetUserFactor } from '#contract/access';
import { confirmSecondFactor, startSecondFactor } from '#contract/secondFactor';
import { getMe, listUsers, signOut } from '#contract/session';
import { listBoards } from '#contract/boards';
import { startApp, testApp } from '#test/app';
import { aUser, signInAs } from '#test/people';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { users } from '../../../src/server/db/schema/schema';

const password = 'six green bottles';
const server = testApp();
let ana: string;
beforeAll(async () => {
  ana = await aUser(server.db, { email: 'ana@test.example', isAdmin: true, password });
});

test("an Owner sees and ends another's sessions: one, or all", async () => {
  const tokens = [await signInAs(server.db, ana), await signInAs(server.db, ana), await signInAs(server.db, ana)];
  const list = async () => (await server.call(listUserSessions, { params: { id: ana } })).reply.sessions;
  const all = await list();
  expect(all.map(({ current, method }) => [current, method])).toEqual([
    [false, 'password'],
    [false, 'password'],
    [false, 'password'],
  ]);
  const end = (body: { session?: string }) => server.call(endUserSessions, { params: { id: ana }, body });
  const session = all[0]?._id ?? '';
  expect((await end({ session })).reply.message).toBe('Ended one session.');
  expect((await end({ session })).failure.code).toBe('session.not_found');
  expect(await list()).toHaveLength(2);
  expect((await end({})).reply.message).toBe('Ended 2 sessions.');
  for (const token of tokens) expect((await server.call(getMe, {}, { token })).status).toBe(401);
  expect((await server.call(listUserSessions, { params: { id: 'nobody' } })).failure.code).toBe('user.not_found');
});

test('ending all of your own sessions keeps the one that makes the call', async () => {
  expect((await server.call(endUserSessions, { params: { id: server.adminId }, body: {} })).status).toBe(200);
  expect((await server.call(getMe)).status).toBe(200);
});

test("an Owner resets another's second factor, never the own; sessions end", async () => {
  const reset = (id: string) => server.call(resetUserFactor, { params: { id }, body: {} });
  expect((await reset(ana)).failure.code).toBe('request.unprocessable');
  await server.db.update(users).set({ totpConfirmed: true, totpSecret: 'x' }).where(eq(users.id, ana));
  const token = await signInAs(server.db, ana);
  expect((await reset(ana)).status).toBe(200);
  expect((await server.call(getMe, {}, { token })).status).toBe(401);
  const { reply } = await server.call(listUsers, { query: { search: 'ana@test.example' } });
  expect(reply.users[0]).toMatchObject({ hasSecondFactor: false, signsInBy: ['password'] });
  expect((await reset(server.adminId)).failure.code).toBe('user.not_yourself');
});

test('with REQUIRE_SECOND_FACTOR=1 a password alone opens nothing but setting one up', async () => {
  const strict = await startApp({ REQUIRE_SECOND_FACTOR: '1' });

  await aUser(strict.db, { email: 'mina@test.example', isAdmin: true, password });
  const credentials = { loginEmail: 'mina@test.example', loginPass: password };
  const { token } = (await strict.login(credentials.loginEmail, credentials.loginPass)).reply;
  const as = { token };
  expect((await strict.call(listBoards, {}, as)).failure).toMatchObject({
    statusCode: 403,
    code: 'totp.setup_required',
  });
  expect((await strict.call(getMe, {}, as)).reply.mustSetUpSecondFactor).toBe(true);
  const { secret } = (await strict.call(startSecondFactor, { body: { currentPassword: password } }, as)).reply;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await strict.call(confirmSecondFactor, { body: { totp } }, as)).status).toBe(200);
  expect((await strict.call(listBoards, {}, as)).status).toBe(200);
  expect((await strict.call(getMe, {}, as)).reply.mustSetUpSecondFactor).toBeUndefined();
  expect((await strict.call(signOut, {}, as)).status).toBe(200);
  await strict.close();
});
