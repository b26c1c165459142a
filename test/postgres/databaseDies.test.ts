import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { anAd, anArtwork } from '#test/artworks';
import { startLoad, type Load } from '#test/load';
import { startProcess, temporaryFolder, type ServerProcess } from '#test/process';
import { startSlowPlatform } from '#test/slowPlatform';
import { startPostgres } from '../../scripts/postgres.cjs';
import { connect, type Database } from '../../src/server/db/connect';
import { newKey } from '../../src/server/storage/addresses';
import { createDiskStorage } from '../../src/server/storage/storage.disk';

const artworks = 20;
/** How long the database stays away, and how soon it must be in use again: milliseconds. */
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
  // Its own: the others' goes on.
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

/** Approved artworks on their way to the platform, their ten seconds over. */
async function submitArtworks(): Promise<void> {
  const storage = createDiskStorage({ folder: join(folder.path, 'files'), database });
  const bytes = await sharp({ create: { width: 32, height: 18, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const ids = await Promise.all(
    Array.from({ length: artworks }, async () => {
      const storageKey = newKey();
      await storage.put(storageKey, bytes, 'image/png');
      const id = await anArtwork(database.db, { storageKey, sha256, bytes: bytes.length });
      await anAd(database.db, id);
      return id;
    }),
  );
  for (const [index, fileID] of ids.entries()) {
    await send(index % 2, `/api/file/modify/${fileID}`, { isReviewed: true, isPreApproved: true });
    expect((await send(index % 2, '/api/ads/submittossp/', { fileID })).status).toBe(200);
  }
  await storage.close();
  await database.db.execute(sql`update submissions set next_attempt_at = now()`);
}

/** The database dies with everything under way, stays away, and comes back. @returns when it took connections again */
async function killDatabase(): Promise<number> {
  await cluster.crash();
  await new Promise((resolve) => setTimeout(resolve, away));
  await cluster.restart();
  for (;;) {
    if (await database.probe.query('select 1').then(Boolean, () => false)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('the database dies under load and comes back: nobody else does, and nothing is lost, wrong or done twice', async () => {
  await submitArtworks();
  const load: Load = startLoad(addresses, headers);
  while (platform.inHand() < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  const back = await killDatabase();
  await new Promise((resolve) => setTimeout(resolve, backWithin + 500));
  await load.end();

  // The same processes, and only "come again" while there was no database.
  expect(running.map(({ child }) => child.exitCode)).toEqual([null, null]);
  expect(load.seen.wrong).toEqual([]);
  expect(load.seen.statuses.get(503)).toBeGreaterThan(0);
  for (const process of [0, 1])
    for (const isWrite of [false, true]) {
      const first = load.seen.good.find((one) => one.at > back && one.process === process && one.isWrite === isWrite);
      expect((first?.at ?? Infinity) - back).toBeLessThan(backWithin);
    }

  // Acknowledged is stored, once, and every process says so.
  const stored = await count("boards where device_id like 'load-%'");
  expect([stored, await count("(select distinct device_id from boards where device_id like 'load-%') as d")]).toEqual([
    load.acknowledged,
    load.acknowledged,
  ]);
  for (const process of [0, 1])
    expect(await (await send(process, '/api/boards/uncached/?page=1&pageSize=1&country=Norway')).json()).toMatchObject({
      totalBoards: stored,
    });

  // What was in hand when the database went is asked for, not sent again, as soon as its lease is over.
  // What has no job any more is found by the sweep: every 30 seconds, what is 30 seconds overdue.
  const end = Date.now() + 130_000;
  while ((await count("submissions where state <> 'approved'")) !== 0 && Date.now() < end) {
    await database.db.execute(
      sql`update submissions set leased_until = now() where state = 'submitting' and leased_until > now() + interval '10 seconds' and updated_at < now() - interval '4 seconds'`,
    );
    await database.db.execute(sql`update submissions set next_attempt_at = now() where state in ('queued', 'failed')`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(await count("submissions where state = 'approved'")).toBe(artworks);
  expect([...platform.posts.values()]).toEqual(Array.from({ length: artworks }, () => 1));

  // Every place of every pool is free: more calls at once than there are places.
  const after = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(index % 2, '/api/boards/uncached/?page=1&pageSize=5')),
  );
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await count("pg_stat_activity where state like 'idle in transaction%'")).toBe(0);
}, 240_000);
