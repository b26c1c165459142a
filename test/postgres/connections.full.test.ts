import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { startDatabaseProxy, type DatabaseProxy } from '#test/databaseProxy';
import { connect, type Database } from '../../src/server/db/connect';
import { isTransient } from '../../src/server/db/transientErrors';

/** The limit on the time without data from the server in these tests: milliseconds. */
const silence = 600;

let proxy: DatabaseProxy;
let database: Database;
beforeAll(async () => {
  proxy = await startDatabaseProxy(process.env['MARQUEE_TEST_POSTGRES'] ?? '');
  database = await connect({ kind: 'server', url: proxy.url, silence });
});
afterAll(async () => {
  await database.close();
  await proxy.close();
});

const pools = (): Pool[] => [database.pool, database.transactions, database.probe];
const inUse = (): number[] => pools().map(({ totalCount, idleCount }) => totalCount - idleCount);
const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`;
/** The errors of the promises that were rejected. */
async function failures(work: readonly Promise<unknown>[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(work);
  return ended.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []));
}
const answers = async () => (await database.db.execute<{ n: number }>(sql`select 1 as n`)).rows;

test('connections cut during statements and transactions fail only those, and the pool loses no connection', async () => {
  for (let round = 0; round < 3; round += 1) {
    const work = [
      ...Array.from({ length: 8 }, () => database.db.transaction((tx) => tx.execute(sleep(30)))),
      ...Array.from({ length: 4 }, () => database.db.execute(sleep(30))),
    ];
    const ended = failures(work);
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Cut repeatedly: transactions that wait for a connection get one, which must be cut too.
    const cutting = setInterval(() => proxy.cut(), 50);
    const failed = await ended;
    clearInterval(cutting);
    expect(failed).toHaveLength(work.length);
    expect(failed.filter((error) => !isTransient(error))).toEqual([]);
    expect(inUse()).toEqual([0, 0, 0]);
  }
  expect(await answers()).toEqual([{ n: 1 }]);
});

test('a connection that breaks before `begin` is returned to the pool', async () => {
  const cutAtOnce = (client: { connection: { stream: { destroy(): void } } }): void => {
    client.connection.stream.destroy();
  };
  database.transactions.on('acquire', cutAtOnce);
  const failed = await failures(
    Array.from({ length: 20 }, () => database.db.transaction((tx) => tx.execute(sleep(0)))),
  );
  database.transactions.removeListener('acquire', cutAtOnce);
  expect(failed).toHaveLength(20);
  expect(inUse()).toEqual([0, 0, 0]);
  expect(await database.db.transaction(answers)).toEqual([{ n: 1 }]);
});

test('a server that stops responding is given up after a while, and the next connection works', async () => {
  await Promise.all(Array.from({ length: 5 }, answers));
  proxy.freeze();
  const began = performance.now();
  const [first] = await failures([answers(), database.db.transaction(answers)]);
  expect(performance.now() - began).toBeLessThan(silence + 1000);
  expect([isTransient(first), String(first instanceof Error && first.cause)]).toEqual([
    true,
    'Error: The database has not answered for 0.6 s.',
  ]);
  proxy.thaw();
  // The other frozen connections are not tried one after the other.
  expect(await Promise.all(Array.from({ length: 10 }, answers))).toHaveLength(10);
  expect(inUse()).toEqual([0, 0, 0]);
});

test('a statement that takes longer than the time limit is aborted; one that waits inside its transaction is not', async () => {
  const [failed] = await failures([database.db.execute(sleep(5))]);
  expect(isTransient(failed)).toBe(true);
  const waited = await database.db.transaction(async (tx) => {
    await tx.execute(sleep(0));
    await new Promise((resolve) => setTimeout(resolve, silence * 2));
    return (await tx.execute<{ n: number }>(sql`select 2 as n`)).rows;
  });
  expect(waited).toEqual([{ n: 2 }]);
});

test('transactions that hang hold up neither reads nor the probe', async () => {
  const patient = await connect({ kind: 'server', url: proxy.url });
  const hanging = failures(Array.from({ length: 30 }, () => patient.db.transaction((tx) => tx.execute(sleep(30)))));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const began = performance.now();
  await patient.db.execute(sql`select 1`);
  await patient.probe.query('select 1');
  expect(performance.now() - began).toBeLessThan(1000);
  const cutting = setInterval(() => proxy.cut(), 50);
  await hanging;
  clearInterval(cutting);
  await patient.close();
});

test('after a failover, connections to the server that is now a standby are closed', async () => {
  const table = `t_${randomBytes(6).toString('hex')}`;
  await database.db.execute(sql.raw(`create table ${table} (n int)`));
  const write = (): Promise<unknown> => database.db.execute(sql.raw(`insert into ${table} values (1)`));
  // Make every connection of the pool refuse writes, as connections to a demoted primary do.
  const held = await Promise.all(Array.from({ length: 5 }, () => database.pool.connect()));
  for (const client of held) await client.query('set default_transaction_read_only = on');
  for (const client of held) client.release();
  const [failed] = await failures([write()]);
  expect([isTransient(failed), failed instanceof Error && failed.cause]).toMatchObject([true, { code: '25006' }]);
  await Promise.all(Array.from({ length: 10 }, write));
  await database.db.execute(sql.raw(`drop table ${table}`));
});

test('connections on which a standby was asked for its log position are closed too', async () => {
  const used = new Set<unknown>();
  const note = (client: unknown): unknown => used.add(client);
  database.pool.on('acquire', note);
  await Promise.all(Array.from({ length: 5 }, answers));
  const before = new Set(used);
  const refusal = "do $$ begin raise exception 'recovery is in progress' using errcode = '55000'; end $$";
  const [failed] = await failures([database.db.execute(sql.raw(refusal))]);
  expect(isTransient(failed)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  used.clear();
  await Promise.all(Array.from({ length: 5 }, answers));
  expect(before.size).toBeGreaterThan(0);
  expect([...used].filter((client) => before.has(client))).toEqual([]);
  database.pool.removeListener('acquire', note);
});
