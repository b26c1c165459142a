import { sql } from 'drizzle-orm';
import { startLoad, type Load } from '#test/load';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { startSlowPlatform } from '#test/slowPlatform';
import { submitArtworks, untilSettled } from '#test/submittedArtworks';
import { startPostgres } from '../support/postgres.cjs';
import { connect, type Database } from '../../src/server/db/connect';

const artworks = 20;
/** How long the database is down, and how soon afterwards every process must answer: milliseconds. */
const away = 2_000;
const backWithin = 3_000;

const folder = temporaryFolder();
const login = { loginEmail: 'first@test.example', loginPass: 'six green bottles' };
const running: ServerProcess[] = [];
let cluster: Awaited<ReturnType<typeof startPostgres>>;
let platform: Awaited<ReturnType<typeof startSlowPlatform>>;
let addresses: string[];
let database: Database;
let headers: Record<string, string>;

beforeAll(async () => {
  // A separate cluster, because the other tests share theirs.
  [cluster, platform] = await Promise.all([startPostgres({ durable: true }), startSlowPlatform(1_500)]);
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder.path,
    SSP_URL: platform.origin,
    ADMIN_EMAIL: login.loginEmail,
    ADMIN_PASSWORD: login.loginPass,
    LOG_LEVEL: 'info',
  };
  running.push(startProcess(env), startProcess(env));
  addresses = await Promise.all(running.map(({ ready }) => ready));
  database = await connect({ kind: 'server', url: cluster.url });
  const signedIn = await fetch(`${addresses[0] ?? ''}/api/super`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  const { token } = (await signedIn.json()) as { token: string }; // the contract's reply
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}, 240_000);
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await database.close();
  await cluster.stop();
  platform.close();
  folder.remove();
}, 60_000);

const send = (process: number, path: string, body?: object) =>
  fetch(`${addresses[process] ?? ''}${path}`, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
const count = async (what: string) =>
  (await database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${what}`))).rows[0]?.n;

/** Crashes the database, waits, and restarts it. @returns the time at which it accepted connections again */
async function killDatabase(): Promise<number> {
  await cluster.crash();
  await new Promise((resolve) => setTimeout(resolve, away));
  await cluster.restart();
  for (;;) {
    if (await database.probe.query('select 1').then(Boolean, () => false)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('when the database dies under load and comes back, the server keeps running, and nothing is lost, wrong or done twice', async () => {
  await submitArtworks(artworks, { database, folder: folder.path, send });
  const load: Load = startLoad(addresses, headers);
  while (platform.inHand() < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  const back = await killDatabase();
  await new Promise((resolve) => setTimeout(resolve, backWithin + 500));
  await load.end();

  // No process has ended, and calls failed only with 503.
  expect(running.map(({ child }) => child.exitCode)).toEqual([null, null]);
  expect(load.seen.wrong).toEqual([]);
  expect(load.seen.statuses.get(503)).toBeGreaterThan(0);
  for (const process of [0, 1])
    for (const isWrite of [false, true]) {
      const first = load.seen.good.find((one) => one.at > back && one.process === process && one.isWrite === isWrite);
      expect((first?.at ?? Infinity) - back).toBeLessThan(backWithin);
    }

  // Every acknowledged board is stored exactly once, and every process lists it.
  const stored = await count("boards where device_id like 'load-%'");
  expect([stored, await count("(select distinct device_id from boards where device_id like 'load-%') as d")]).toEqual([
    load.acknowledged,
    load.acknowledged,
  ]);
  for (const process of [0, 1])
    expect(await (await send(process, '/api/boards/uncached/?page=1&pageSize=1&country=Norway')).json()).toMatchObject({
      totalBoards: stored,
    });

  await untilSettled(database);
  expect(await count("submissions where state = 'approved'")).toBe(artworks);
  expect([...platform.posts.values()]).toEqual(Array.from({ length: artworks }, () => 1));

  // All connections of the pools were released: more concurrent calls than connections succeed.
  const after = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(index % 2, '/api/boards/uncached/?page=1&pageSize=5')),
  );
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count("pg_stat_activity where state like 'idle in transaction%'")).toBe(0);
}, 240_000);
