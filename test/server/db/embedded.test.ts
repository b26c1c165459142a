import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbedded } from '../../../src/server/db/embedded/embedded';
import { closeAll, folder, opened, poolOf, program } from './embedded.setup';

test('the embedded database works in a thread, and the process goes on meanwhile', async () => {
  const pool = poolOf(await opened(join(folder, 'a')));
  await pool.query('create table things (id int primary key, text text not null)');
  const text = 'é'.repeat(1_000_000);
  await pool.query('insert into things values ($1, $2)', [1, text]);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const long = pool.query<{ n: string }>(
    "select count(*) as n from generate_series(1, 1000000) as g(i) where md5(i::text) like '0%'",
  );
  const [
    { rows: counted },
    {
      rows: [found],
    },
  ] = await Promise.all([
    long,
    pool.query<{ text: string }>({ name: 'by_id', text: 'select text from things where id = $1', values: [1] }),
  ]);
  clearInterval(timer);
  expect(Number(counted[0]?.n)).toBeGreaterThan(50_000);
  expect(found?.text === text).toBe(true);
  // The timer ran during the long query, so the query did not block this thread.
  expect(turns).toBeGreaterThan(10);
});

test('a refused statement fails like on a server, and the next one works', async () => {
  const pool = poolOf(await opened(join(folder, 'a')));
  await pool.query('create table refusals (id int primary key)');
  await pool.query('insert into refusals values (1)');
  await expect(pool.query('insert into refusals values ($1)', [1])).rejects.toMatchObject({
    code: '23505',
    constraint: 'refusals_pkey',
  });
  await expect(pool.query('select nothing')).rejects.toMatchObject({ code: '42703' });
  expect((await pool.query('select id from refusals')).rows).toEqual([{ id: 1 }]);
});

test('a connection that was dropped in the middle of a transaction leaves nothing behind', async () => {
  const pool = poolOf(await opened(join(folder, 'a')));
  await pool.query('create table dropped (id int primary key)');
  const client = await pool.connect();
  await client.query('begin');
  await client.query({ name: 'add', text: 'insert into dropped values ($1)', values: [1] });
  client.release(true);
  expect(
    (await pool.query({ name: 'add', text: 'insert into dropped values ($1) returning id', values: [2] })).rows,
  ).toEqual([{ id: 2 }]);
  expect((await pool.query('select id from dropped')).rows).toEqual([{ id: 2 }]);
});

test('what was committed is there when the folder is opened again', async () => {
  await poolOf(await opened(join(folder, 'a'))).query('create table committed as select 7 as id');
  await closeAll();
  expect((await poolOf(await opened(join(folder, 'a'))).query('select id from committed')).rows).toEqual([{ id: 7 }]);
});

test('a folder that holds no database is refused with a reason', async () => {
  writeFileSync(join(folder, 'file'), 'not a folder');
  await expect(openEmbedded(join(folder, 'file'), program)).rejects.toThrow(/^PGlite: .*\d/);
});

test('if the thread ends unexpectedly, waiting queries fail', async () => {
  const thread = join(folder, 'ends.cjs');
  writeFileSync(thread, "throw new Error('No memory');");
  await expect(openEmbedded(join(folder, 'a'), thread)).rejects.toMatchObject({
    message: 'The embedded database has ended.',
    cause: { message: 'No memory' },
  });
});
