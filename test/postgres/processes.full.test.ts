import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';

const folder = temporaryFolder();
const running: ServerProcess[] = [];
let addresses: string[];

/** Starts two processes at the same time on an empty database. */
beforeAll(async () => {
  const cluster = process.env['MARQUEE_TEST_POSTGRES'] ?? '';
  const name = `p_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: cluster });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  const env = {
    DATABASE_URL: url.href,
    DATA_DIR: folder.path,
    ADMIN_EMAIL: 'first@test.example',
    ADMIN_PASSWORD: 'six green bottles',
    RATE_LIMIT_USER: '400',
  };
  running.push(startProcess(env), startProcess(env));
  addresses = await Promise.all(running.map(({ ready }) => ready));
}, 120_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  folder.remove();
}, 60_000);

const login = (process: number, loginPass: string, loginEmail = 'first@test.example') =>
  fetch(`${addresses[process] ?? ''}/api/super`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginEmail, loginPass }),
  });

test('both migrated, one made the first administrator, both are ready', async () => {
  for (const address of addresses) expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const token = await tokenFrom(0);
  const organisations = await (
    await fetch(`${addresses[1] ?? ''}/api/organisation/`, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  expect(organisations).toMatchObject({ totalOrganisations: 1 });
}, 60_000);

test('a session of one is a session of the other, and ends on both', async () => {
  const token = await tokenFrom(0);
  const check = async (process: number) =>
    (await fetch(`${addresses[process] ?? ''}/api/super/logincheck`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect([await check(0), await check(1)]).toEqual([200, 200]);
  await fetch(`${addresses[1] ?? ''}/api/login/logout`, { headers: { authorization: `Bearer ${token}` } });
  expect([await check(0), await check(1)]).toEqual([401, 401]);
}, 60_000);

test('of forty concurrent guesses at both processes at most five are verified', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => login(i % 2, 'wrong', 'guessed@test.example')),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
}, 60_000);

test('calls of one user are limited across both processes', async () => {
  const token = await tokenFrom(0);
  const call = async (process: number) =>
    (await fetch(`${addresses[process] ?? ''}/api/super/logincheck`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  for (let i = 0; i < 350; i += 1) expect(await call(0)).toBe(200);
  let answered = 0;
  while (answered < 350 && (await call(1)) === 200) answered += 1;
  expect(answered).toBeLessThan(350);
}, 60_000);

async function tokenFrom(process: number): Promise<string> {
  const reply: unknown = await (await login(process, 'six green bottles')).json();
  return typeof reply === 'object' && reply !== null && 'token' in reply ? String(reply.token) : '';
}
