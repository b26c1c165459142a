import { eq, like } from 'drizzle-orm';
import { signIn } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { aUser } from '#test/people';
import { loginFailures } from '../../../src/server/db/schema/schema';
import { network } from '../../../src/server/session/attempts';

const password = 'six green bottles';
let server: TestApp;
beforeAll(async () => {
  server = await startApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(() => server.services.database.db.delete(loginFailures));

const attempt = (loginEmail: string, loginPass: string, address = '198.51.100.1') =>
  server.call(signIn, { body: { loginEmail, loginPass } }, { token: null, headers: { 'x-forwarded-for': address } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const account = (email: string) => aUser(server.services.database.db, { email, isAdmin: true, password });

test('five failures block the account, also for the right password, and say how long', async () => {
  await account('one@test.example');
  for (let i = 0; i < 5; i += 1) expect((await attempt('one@test.example', 'wrong')).status).toBe(401);
  const { status, failure, headers } = await attempt('One@Test.Example', password, '203.0.113.9');
  expect([status, failure.code]).toEqual([429, 'login.too_many']);
  expect(failure.retryAfter).toBeGreaterThan(290);
  expect(failure.retryAfter).toBeLessThanOrEqual(300);
  expect(headers['retry-after']).toBe(String(failure.retryAfter));
});

test('an account that does not exist is blocked alike', async () => {
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await attempt('nobody@test.example', 'wrong'));
  expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('of twenty at once no more than five are verified', async () => {
  await account('twenty@test.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('twenty@test.example', 'wrong')));
  expect(statuses(answers).filter((status) => status === 401)).toHaveLength(5);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(15);
});

test('twenty right ones at once all get in: nobody is taken for a guesser', async () => {
  await account('right@test.example');
  const answers = await Promise.all(Array.from({ length: 20 }, () => attempt('right@test.example', password)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
});

test('thirty failures from one address block it for every account', async () => {
  await account('other@test.example');
  const answers = [];
  for (let i = 0; i < 31; i += 1) answers.push(await attempt(`spray${String(i)}@test.example`, 'wrong', '203.0.113.7'));
  expect(statuses(answers).slice(0, 30)).toEqual(Array(30).fill(401));
  expect(answers[30]?.status).toBe(429);
  expect((await attempt('other@test.example', password, '203.0.113.7')).status).toBe(429);
  expect((await attempt('other@test.example', password, '203.0.113.8')).status).toBe(200);
});

test('failures count for five minutes', async () => {
  const { db } = server.services.database;
  await account('later@test.example');
  for (let i = 0; i < 5; i += 1) await attempt('later@test.example', 'wrong');
  await db
    .update(loginFailures)
    .set({ at: new Date(Date.now() - 5 * 60_000 - 1000) })
    .where(like(loginFailures.account, '%later%'));
  expect((await attempt('later@test.example', password)).status).toBe(200);
});

test('a success leaves no failure behind', async () => {
  const { db } = server.services.database;
  await account('clean@test.example');
  await attempt('clean@test.example', password);
  expect(await db.select().from(loginFailures).where(eq(loginFailures.account, 'login:clean@test.example'))).toEqual(
    [],
  );
});

test('a forwarded address counts only from a trusted proxy', async () => {
  const untrusting = await startApp();
  for (let i = 0; i < 30; i += 1) {
    await untrusting.call(
      signIn,
      { body: { loginEmail: `a${String(i)}@test.example`, loginPass: 'x' } },
      { token: null, headers: { 'x-forwarded-for': `198.51.100.${String(i)}` } },
    );
  }
  const { status } = await untrusting.call(
    signIn,
    { body: { loginEmail: 'b@test.example', loginPass: 'x' } },
    { token: null, headers: { 'x-forwarded-for': '198.51.100.99' } },
  );
  expect(status).toBe(429);
  await untrusting.close();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, counted) => {
  expect(network(address)).toBe(counted);
});
