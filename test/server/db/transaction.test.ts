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

test.each([
  ['is retried a limited number of times, and the last failure is reported', '40P01', 5],
  ['with any other failure is not retried', '23514', 1],
])('it %s', async (_, code, expected) => {
  let runs = 0;
  const work = inTransaction(database.db, async (tx) => {
    runs += 1;
    await write(tx, 'never', runs);
    await raise(tx, code);
  });
  await expect(work).rejects.toMatchObject({ cause: { code } });
  expect(runs).toBe(expected);
  expect(await kept('never')).toEqual([]);
});
