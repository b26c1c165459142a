import { testApp } from '#test/app';
import { aUser, realPasswordCost } from '#test/people';
import { loginFailures } from '../../src/server/db/schema/schema';
import { passwordCost } from '../../src/server/session/password';

const timings = Number(process.env['TIMINGS'] ?? 200);
// Switch off the rate limits, which would refuse first: only the count of failed sign-ins is tested here.
const server = testApp({ RATE_LIMIT_SIGN_IN: '0', RATE_LIMIT_ADDRESS: '0' });
beforeAll(async () => {
  Object.assign(passwordCost, realPasswordCost);
  for (let index = 0; index < 5; index += 1)
    await aUser(server.db, {
      email: `known${String(index)}@test.example`,
      isAdmin: true,
      password: 'six green bottles',
    });
});
const forget = () => server.db.delete(loginFailures);
const attempt = (loginEmail: string, headers: Record<string, string> = {}) =>
  server.login(loginEmail, 'seven green bottles', headers);
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test(`a known and an unknown account take the same time: medians of 2 x ${String(timings)} within 10 %`, async () => {
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < timings; index += 1) {
    // Alternate the order, so that other load on the machine affects both kinds equally.
    for (const kind of index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await forget();
      const began = performance.now();
      expect(
        (
          await attempt(
            kind === 'known' ? `known${String(index % 5)}@test.example` : `unknown${String(index)}@test.example`,
          )
        ).status,
      ).toBe(401);
      took[kind].push(performance.now() - began);
    }
  }
  const [known, unknown] = [median(took.known), median(took.unknown)];
  process.stdout.write(
    `login timing: median ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown (${((known / unknown - 1) * 100).toFixed(1)} %)\n`,
  );
  expect(Math.abs(known / unknown - 1)).toBeLessThan(0.1);
}, 1_200_000);

test('a spray over 500 accounts is stopped at 30, whatever address it says it comes from', async () => {
  await forget();
  const statuses: number[] = [];
  for (let index = 0; index < 500; index += 1) {
    statuses.push(
      (
        await attempt(`spray${String(index)}@test.example`, {
          'x-forwarded-for': `198.51.100.${String(index % 250)}`,
          'x-real-ip': `203.0.113.${String(index % 250)}`,
          forwarded: `for=192.0.2.${String(index % 250)}`,
        })
      ).status,
    );
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual(Array(470).fill(429));
  process.stdout.write('spray: 30 of 500 verified\n');
}, 600_000);
