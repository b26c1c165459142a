import { openTestDatabase } from '#test/database';
import { findBoardsAt, type BoardSort } from '../../../../src/server/boards/boards.queries';
import { createBoardFinder } from '../../../../src/server/boards/lookup/boardFinder';
import type { Database } from '../../../../src/server/db/connect';
import { sortKey } from '../../../../src/server/db/schema/columns';
import { boards } from '../../../../src/server/db/schema/schema';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(boards).values(
    Array.from({ length: 60 }, (_, i) => {
      const [boardname, city, country] = [
        `Mall ${String((i * 7) % 20)}`,
        ['Rome', 'rome', 'Oslo', ''][i % 4] ?? '',
        ['Italy', 'Åland'][i % 2] ?? '',
      ];
      return {
        id: `board-${String((i * 37) % 60)}`,
        boardname,
        boardnameKey: sortKey(boardname),
        city,
        cityKey: sortKey(city),
        country,
        countryKey: sortKey(country),
        isDeleted: i % 5 === 0,
        createdAt: new Date(1_700_000_000_000 + (i % 9)),
        lastEdited: i % 3 === 0 ? null : new Date(1_700_000_000_000 + (i % 4)),
      };
    }),
  );
});
afterAll(() => database.close());

/** Pages far from both ends are taken from the lookup, the others from the database: nobody may see where one ends. */
test.each<BoardSort>(['boardname', 'city', 'country', 'isDeleted', 'dateCreated', 'lastEdited'])(
  'without a filter the lookup has the order of the database: %s',
  async (sortID) => {
    const finder = createBoardFinder(database);
    const ids = new Map(
      (await database.db.select({ seq: boards.seq, id: boards.id }).from(boards)).map(({ seq, id }) => [seq, id]),
    );
    for (const sortDesc of [true, false]) {
      for (const start of [0, 10, 25, 50, 59, 60]) {
        const rows = await findBoardsAt(database.db, { sortID, sortDesc }, { start, count: 10, total: 60 });
        const { seqs, total } = await finder.page({}, { sortID, sortDesc }, start, 10);
        expect([seqs.map((seq) => ids.get(seq)), total]).toEqual([rows.map(({ id }) => id), 60]);
      }
    }
  },
);
