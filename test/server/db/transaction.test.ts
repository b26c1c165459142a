import { eq } from 'drizzle-orm';
import { testDatabase } from '#test/database';
import type { Queryable } from '../../../src/server/db/connect';
import { settings } from '../../../src/server/db/schema/schema';
import { inTransaction } from '../../../src/server/db/transaction';

const database = testDatabase();

const write = (tx: Queryable, name: string, value: number) => tx.insert(settings).values({ name, value });
const kept = async (name: string) =>
  (await database.db.select().from(settings).where(eq(settings.name, name))).map(({ value }) => value);
/** Makes the database raise an error with the given SQLSTATE. */
const raise = (tx: Queryable, code: string) =>
  tx.execute(`do $$ begin raise exception using errcode = '${code}'; end $$`);

test.each(['40P01', '40001'])(
  'a transaction aborted with %s runs again from the start, and takes effect once',
  async (code) => {
    const name = `again-${code}`;
    let runs = 0;
    const answer = await inTransaction(database.db, async (tx) => {
      runs += 1;
      await write(tx, name, runs);
      if (runs < 3) await raise(tx, code);
      return runs;
    });
    expect(answer).toBe(3);
    expect(await kept(name)).toEqual([3]);
  },
);

test('it is retried a limited number of times, and the last failure is reported', async () => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await write(tx, 'never', runs);
    await raise(tx, '40P01');
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '40P01' } });
  expect(runs).toBe(5);
  expect(await kept('never')).toEqual([]);
});

test('any other failure is not retried', async () => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await write(tx, 'other', runs);
    await raise(tx, '23514');
  });
  await expect(work).rejects.toMatchObject({ cause: { code: '23514' } });
  expect(runs).toBe(1);
  expect(await kept('other')).toEqual([]);
});
