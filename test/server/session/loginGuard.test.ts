import { like } from 'drizzle-orm';
import { forgotPassword } from '#contract/session';
import { testApp } from '#test/app';
import { mailTo, readMailbox } from '#test/mailbox';
import { aUser } from '#test/people';
import { loginFailures } from '../../../src/server/db/schema/schema';
import { network } from '../../../src/server/http/network';

const password = 'six green bottles';
const server = testApp({ TRUST_PROXY: '127.0.0.1' });
beforeEach(() => server.db.delete(loginFailures));

const attempt = (loginEmail: string, loginPass: string, address = '198.51.100.1') =>
  server.login(loginEmail, loginPass, { 'x-forwarded-for': address });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);
const account = (email: string) => aUser(server.db, { email, isAdmin: true, password });

test('after five failures from one network attempts there must wait, even with the right password; from elsewhere the owner can sign in', async () => {
  await account('one@test.example');
  for (let i = 0; i < 5; i += 1) expect((await attempt('one@test.example', 'wrong')).status).toBe(401);
  const { status, failure, headers } = await attempt('One@Test.Example', password);
  expect([status, failure.code]).toEqual([429, 'login.too_many']);
  expect(failure.retryAfter).toBeGreaterThan(50);
  expect(failure.retryAfter).toBeLessThanOrEqual(60);
  expect(headers['retry-after']).toBe(String(failure.retryAfter));
  expect((await attempt('One@Test.Example', password, '203.0.113.9')).status).toBe(200);
});

test('of a hundred wrong passwords from as many networks twenty are verified, and a known device signs in beside them', async () => {
  await account('owner@test.example');
  const { reply } = await attempt('owner@test.example', password, '192.0.2.1');
  const headers = { 'x-device-token': reply.deviceToken ?? '', 'x-forwarded-for': '192.0.2.77' };
  const owner = () => server.login('owner@test.example', password, headers);
  // The waits between guesses are seconds: with a clock that stands still, none ends however slow the machine is.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const guesses = Array.from({ length: 100 }, (_, i) =>
    attempt('owner@test.example', 'wrong', `198.51.100.${String(i)}`),
  );
  expect((await owner()).status).toBe(200);
  expect(statuses(await Promise.all(guesses)).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(20).fill(401),
    ...Array<number>(80).fill(429),
  ]);
  // An unknown device must wait even with the right password, so that the answer does not reveal that it is right.
  expect((await attempt('owner@test.example', password, '192.0.2.200')).status).toBe(429);
  expect((await owner()).status).toBe(200);
}, 120_000);

test('a device is known to those who used it, and its own wrong passwords count', async () => {
  await account('mine@test.example');
  await account('theirs@test.example');
  const device = (await attempt('mine@test.example', password)).reply.deviceToken ?? '';
  const from = (loginEmail: string, loginPass: string, token = device) =>
    server.login(loginEmail, loginPass, { 'x-device-token': token, 'x-forwarded-for': '203.0.113.50' });
  for (let i = 0; i < 5; i += 1) expect((await from('theirs@test.example', 'wrong')).status).toBe(401);
  expect((await from('theirs@test.example', password)).status).toBe(429);
  for (let i = 0; i < 5; i += 1) expect((await from('mine@test.example', 'wrong')).status).toBe(401);
  expect((await from('mine@test.example', password)).status).toBe(429);
  // An invented device token is not accepted: the server issues a new one.
  const invented = 'mqd_made-up-by-somebody-else-12345';
  const headers = { 'x-device-token': invented, 'x-forwarded-for': '192.0.2.3' };
  const { reply } = await server.login('theirs@test.example', password, headers);
  expect(reply.deviceToken).toMatch(/^mqd_/);
  expect(reply.deviceToken).not.toBe(invented);
});

test('the owner of an account is notified of a new device, but not of the first one', async () => {
  await account('told@test.example');
  const { dataDir } = server.services.config;
  await attempt('told@test.example', password);
  await attempt('told@test.example', password, '203.0.113.9');
  const mail = await mailTo(dataDir, 'told@test.example');
  expect(mail.subject).toBe('New device signed in to Marquee');
  expect(mail.text).toContain('from the address 203.0.113.9.');
  expect(readMailbox(dataDir).filter(({ to }) => to === 'told@test.example')).toHaveLength(1);
});

test('requests for reset links are slowed down in the same way, and a known device is not', async () => {
  await account('links@test.example');
  const device = (await attempt('links@test.example', password)).reply.deviceToken ?? '';
  const ask = (address: string, headers: Record<string, string> = {}) =>
    server.call(
      forgotPassword,
      { body: { loginEmail: 'links@test.example' } },
      { token: null, headers: { 'x-forwarded-for': address, ...headers } },
    );
  const asked = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`198.51.100.${String(i)}`)));
  expect(new Set(statuses(asked))).toEqual(new Set([200]));
  expect((await ask('198.51.100.99')).failure.code).toBe('request.too_many');
  expect((await ask('198.51.100.99', { 'x-device-token': device })).status).toBe(200);
});

test('an account that does not exist is blocked in the same way', async () => {
  const answers = [];
  for (let i = 0; i < 6; i += 1) answers.push(await attempt('nobody@test.example', 'wrong'));
  expect(statuses(answers)).toEqual([401, 401, 401, 401, 401, 429]);
});

test('twenty concurrent correct sign-ins all succeed and do not count as guessing', async () => {
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

test('failures count for an hour', async () => {
  await account('later@test.example');
  for (let i = 0; i < 5; i += 1) await attempt('later@test.example', 'wrong');
  await server.db
    .update(loginFailures)
    .set({ at: new Date(Date.now() - 3_601_000) })
    .where(like(loginFailures.account, '%later%'));
  expect((await attempt('later@test.example', password)).status).toBe(200);
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
