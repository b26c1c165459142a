import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '#test/database';
import type { Database, Queryable } from '../../../src/server/db/connect';
import { preparedRows } from '../../../src/server/db/prepared';
import { boards } from '../../../src/server/db/schema/schema';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(boards).values([
    {
      id: 'one',
      boardname: 'One',
      lat: 1.5,
      minCpiMicros: 20_000,
      adTypes: ['static'],
      isDeleted: true,
      lastEdited: new Date('2026-11-01T10:00:00.123Z'),
    },
    { id: 'two', boardname: 'Two' },
  ]);
});
afterAll(() => database.close());

const fields = {
  id: boards.id,
  boardname: boards.boardname,
  lat: boards.lat,
  minCpiMicros: boards.minCpiMicros,
  adTypes: boards.adTypes,
  isDeleted: boards.isDeleted,
  createdAt: boards.createdAt,
  lastEdited: boards.lastEdited,
  twice: sql<number>`2 * ${boards.version}`,
};
const plain = (db: Queryable, id: string) => db.select(fields).from(boards).where(eq(boards.id, id));
const prepared = (db: Queryable) =>
  preparedRows(db, 'one_board', fields, () =>
    db
      .select(fields)
      .from(boards)
      .where(eq(boards.id, sql.placeholder('id'))),
  );

test.each(['one', 'two', 'nobody'])('rows equal those that drizzle reads: %s', async (id) => {
  expect(await prepared(database.db)({ id })).toEqual(await plain(database.db, id));
});

test('the text is built once', async () => {
  const build = jest.fn(() => database.db.select({ id: boards.id }).from(boards).orderBy(boards.id));
  for (let i = 0; i < 3; i += 1)
    expect(await preparedRows(database.db, 'ids', { id: boards.id }, build)()).toEqual([{ id: 'one' }, { id: 'two' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test("inside a transaction it sees the transaction's writes, outside it does not", async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await tx.update(boards).set({ boardname: 'Uno' }).where(eq(boards.id, 'one'));
      expect(await prepared(tx)({ id: 'one' })).toMatchObject([{ boardname: 'Uno' }]);
      tx.rollback();
    }),
  ).rejects.toThrow('Rollback');
  expect(await prepared(database.db)({ id: 'one' })).toMatchObject([{ boardname: 'One' }]);
});
