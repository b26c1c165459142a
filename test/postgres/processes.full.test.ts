import { newDatabase } from '#test/database';
import { firstLogin, headersFor, startMarquee, type Marquee } from '#test/processes';

let marquee: Marquee;
beforeAll(async () => {
  marquee = await startMarquee(2, { DATABASE_URL: await newDatabase(), RATE_LIMIT_USER: '400' });
}, 120_000);
afterAll(() => marquee.stop(), 60_000);

const check = async (process: number): Promise<number> => (await marquee.send(process, '/api/super/logincheck')).status;

test('both migrated, one made the first administrator, both are ready', async () => {
  for (const process of [0, 1]) expect((await marquee.send(process, '/readyz')).status).toBe(200);
  const organisations = await marquee.send(1, '/api/organisation/');
  expect(await organisations.json()).toMatchObject({ totalOrganisations: 1 });
}, 60_000);

test('a session of one is a session of the other, and ends on both', async () => {
  const headers = await headersFor(marquee.addresses[0] ?? '', firstLogin);
  const ask = async (process: number, path: string): Promise<number> =>
    (await fetch(`${marquee.addresses[process] ?? ''}${path}`, { headers })).status;
  const both = () => Promise.all([0, 1].map((process) => ask(process, '/api/super/logincheck')));
  expect(await both()).toEqual([200, 200]);
  await ask(1, '/api/login/logout');
  expect(await both()).toEqual([401, 401]);
}, 60_000);

test('of forty concurrent guesses at both processes at most five are verified', async () => {
  const guess = { ...firstLogin, loginEmail: 'guessed@test.example', loginPass: 'wrong' };
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => marquee.send(i % 2, '/api/super', guess)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
}, 60_000);

test('calls of one user are limited across both processes', async () => {
  for (let i = 0; i < 350; i += 1) expect(await check(0)).toBe(200);
  let answered = 0;
  while (answered < 350 && (await check(1)) === 200) answered += 1;
  expect(answered).toBeLessThan(350);
}, 60_000);
