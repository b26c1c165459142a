import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { somewhere } from '#test/boards';
import { startMarquee } from '#test/processes';
import { startDatabaseProxy, type DatabaseProxy } from '#test/databaseProxy';
import { startPostgres, startStandby } from '../support/postgres.cjs';
import { createBoardFinder } from '../../src/server/boardIndex/boardFinder';
import { connect, type Database } from '../../src/server/db/connect';
import { migrateToLatest } from '../../src/server/db/migrate';

let primary: Awaited<ReturnType<typeof startPostgres>>;
let standby: Awaited<ReturnType<typeof startPostgres>>;
let way: DatabaseProxy;
let database: Database;

beforeAll(async () => {
  primary = await startPostgres({ durable: true });
  standby = await startStandby(primary.url);
  way = await startDatabaseProxy(standby.url);
  database = await connect({ kind: 'server', url: primary.url, readUrl: way.url });
  await migrateToLatest(database);
  await database.db.execute(sql`create table written (n int)`);
  for (let isFollowing = false; !isFollowing;) {
    const { rows } = await database.db.execute(sql`select 1 from pg_stat_replication where state = 'streaming'`);
    isFollowing = rows.length > 0;
  }
}, 120_000);
afterAll(async () => {
  await database.close();
  await way.close();
  await standby.stop();
  await primary.stop();
});

/** Reads which server answers and how many rows it has. */
const answer = () =>
  database.reading(async (db) => {
    const { rows } = await db.execute<{ standby: boolean; n: number }>(
      sql`select pg_is_in_recovery() as standby, count(*)::int as n from written`,
    );
    return rows[0];
  });
async function askStandby(statement: string): Promise<void> {
  const client = new Client({ connectionString: standby.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
const write = () => database.db.execute(sql`insert into written values (1)`);
/** Waits until a standby that was unreachable or late is used again, which takes five seconds. */
const rested = () => new Promise((resolve) => setTimeout(resolve, 5_100));

test('a read is answered by the standby, and never misses an acknowledged write', async () => {
  let byStandby = 0;
  for (let n = 1; n <= 200; n += 1) {
    await write();
    const found = await answer();
    expect(found?.n).toBe(n);
    if (found?.standby === true) byStandby += 1;
  }
  // Usually all reads; on a slow machine the standby may fall half a second behind and be skipped.
  expect(byStandby).toBeGreaterThan(0);
  await rested();
}, 60_000);

test('a standby that lags behind is not used; the primary answers', async () => {
  await askStandby('select pg_wal_replay_pause()');
  await write();
  const began = performance.now();
  expect(await answer()).toEqual({ standby: false, n: 201 });
  expect(await answer()).toEqual({ standby: false, n: 201 });
  expect(performance.now() - began).toBeLessThan(1_500);
  await askStandby('select pg_wal_replay_resume()');
  await rested();
  expect(await answer()).toEqual({ standby: true, n: 201 });
}, 60_000);

test('if the standby is unavailable or fails during a read, the primary answers', async () => {
  const reading = database.reading(async (db) => {
    const { rows } = await db.execute<{ standby: boolean }>(
      sql`select pg_is_in_recovery() as standby, pg_sleep(case when pg_is_in_recovery() then 5 else 0 end)`,
    );
    return rows[0]?.standby;
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  way.cut();
  expect(await reading).toBe(false);
  await standby.crash();
  await rested();
  expect(await answer()).toEqual({ standby: false, n: 201 });
  await standby.restart();
  await rested();
  expect(await answer()).toEqual({ standby: true, n: 201 });
}, 60_000);

test('an error of the query itself is not retried on the primary', async () => {
  await expect(database.reading((db) => db.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await answer()).toMatchObject({ standby: true });
});

test('a read address that leads to a primary has no effect', async () => {
  const both = await connect({ kind: 'server', url: primary.url, readUrl: primary.url });
  expect(await both.reading(async (db) => (await db.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
  await both.close();
});

test('the board index is loaded from the standby, and includes what was written in the meantime', async () => {
  await database.db.execute(
    sql`insert into boards (id, boardname, boardname_key) select lpad(n::text, 24, '0'), 'Board ' || n, 'board ' || n from generate_series(1, 12000) as n`,
  );
  let chunks = 0;
  database.standby?.on('acquire', () => (chunks += 1));
  const finder = createBoardFinder(database);
  const loading = finder.ready();
  await database.db.execute(sql`update boards set country = 'Norway', country_key = 'norway' where seq % 100 = 0`);
  await loading;
  const { total } = await finder.page({ country: 'Norway' }, { sortID: 'boardname', sortDesc: true }, 0, 10);
  expect(total).toBe(120);
  expect(chunks).toBeGreaterThan(1);
}, 60_000);

test('what one process has written, the audit log of the other has at once', async () => {
  const settings = { DATABASE_URL: primary.url, DATABASE_READ_URL: way.url, DRAIN_SECONDS: '0' };
  const { processes, send, stop } = await startMarquee(2, settings);
  for (let n = 1; n <= 20; n += 1) {
    const board = { boardname: `Quay ${String(n)}`, ...somewhere };
    expect((await send(0, '/api/boards/create', board)).status).toBe(200);
    expect(await (await send(1, '/api/audit?action=board.create')).json()).toMatchObject({ totalEntries: n });
  }
  for (const { child } of processes) child.kill('SIGTERM');
  expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0]);
  await stop();
}, 120_000);
