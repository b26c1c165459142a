import { sql } from 'drizzle-orm';
import { startLoad, type Load } from '#test/load';
import { startMarquee, type Marquee } from '#test/processes';
import { startSlowPlatform } from '#test/slowPlatform';
import { submitArtworks, untilSettled } from '#test/submittedArtworks';
import { startPostgres } from '../support/postgres.cjs';
import { connect, type Database } from '../../src/server/db/connect';

const artworks = 20;
/** How long the database is down, and how soon afterwards every process must answer: milliseconds. */
const away = 2_000;
const backWithin = 3_000;

let cluster: Awaited<ReturnType<typeof startPostgres>>;
let platform: Awaited<ReturnType<typeof startSlowPlatform>>;
let marquee: Marquee;
let database: Database;

beforeAll(async () => {
  // A separate cluster, because the other tests share theirs.
  [cluster, platform] = await Promise.all([startPostgres({ durable: true }), startSlowPlatform(1_500)]);
  marquee = await startMarquee(2, { DATABASE_URL: cluster.url, SSP_URL: platform.origin });
  database = await connect({ kind: 'server', url: cluster.url });
}, 240_000);
afterAll(async () => {
  await marquee.stop();
  await database.close();
  await cluster.stop();
  await platform.close();
}, 60_000);

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
  const { processes, addresses, headers, folder, send } = marquee;
  await submitArtworks(artworks, { database, folder, send });
  const load: Load = startLoad(addresses, headers);
  while (platform.inHand() < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  const back = await killDatabase();
  await new Promise((resolve) => setTimeout(resolve, backWithin + 500));
  await load.end();

  // No process has ended, and calls failed only with 503.
  expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
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
