import { testDatabase } from '#test/database';
import type { BoardSort } from '../../../src/server/boardIndex/boardOrder';
import { createBoardFinder } from '../../../src/server/boardIndex/boardFinder';
import type { BoardFilter } from '../../../src/server/boardIndex/boardSearch';
import { createSqlFinder } from '../../../src/server/boardIndex/sqlFinder.queries';
import { sortKey } from '../../../src/server/db/schema/columns';
import { boards } from '../../../src/server/db/schema/schema';

const database = testDatabase();
beforeAll(async () => {
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
        deviceId: `device-${String(i)}`,
        lat: i % 4 === 0 ? null : i % 7 === 0 ? 0 : (i % 9) - 4,
        long: i % 4 === 0 ? null : i % 7 === 0 ? 0 : ((i * 53) % 361) - 180,
        isDeleted: i % 5 === 0,
        createdAt: new Date(1_700_000_000_000 + (i % 9)),
        lastEdited: i % 3 === 0 ? null : new Date(1_700_000_000_000 + (i % 4)),
      };
    }),
  );
});

const orders: readonly BoardSort[] = ['boardname', 'city', 'country', 'isDeleted', 'dateCreated', 'lastEdited'];
const filters: readonly BoardFilter[] = [
  {},
  { search: 'mall 1' },
  { search: 'ROME' },
  { search: 'device-7' },
  { search: '100%_' },
  { search: 'a\0b' },
  { country: 'åland' },
  { country: 'Nowhere' },
  { deleted: false },
  { placed: true },
  { placed: false, paused: false },
  { bbox: '170,-10,-170,10' },
  { bbox: '-10,-90,10,90', deleted: true },
  { bbox: '-200,-90,200,90' },
];

/** Until its index is loaded, a new process answers from the database; the results must be the same. */
test.each(filters)('the database finds the same boards as the index: %j', async (filter) => {
  const finder = createBoardFinder(database);
  await finder.ready();
  expect(finder.isLoaded()).toBe(true);
  const sqlFinder = createSqlFinder(database);
  expect(await sqlFinder.facets(filter)).toEqual(await finder.facets(filter));
  for (const sortID of orders) {
    for (const sortDesc of [true, false]) {
      for (const start of [0, 10, 55, 60]) {
        const query = [filter, { sortID, sortDesc }, start, 10] as const;
        const { counts, ...page } = await finder.page(...query);
        // Without a filter the database would have to read all boards for the counts.
        expect(await sqlFinder.page(...query)).toEqual(filter === filters[0] ? page : { ...page, counts });
      }
    }
  }
});

test('a filter does not wait for the index, which loads in the background', async () => {
  const finder = createBoardFinder(database);
  const first = finder.page({ country: 'Italy' }, { sortID: 'boardname', sortDesc: false }, 0, 10);
  expect(finder.isLoaded()).toBe(false);
  expect((await first).total).toBe(30);
  await finder.ready();
  expect(finder.isLoaded()).toBe(true);
});
