import { BoardColumns } from '../../../../src/server/boards/index/boardColumns';
import { pageOf } from '../../../../src/server/boards/index/indexFinder';
import { matchBoards } from '../../../../src/server/boards/index/matches';
import { order, plainRow, sortNames, sorts } from './indexRows';

test.each(['dateCreated', 'lastEdited', 'city', 'isDeleted'] as const)(
  'pages by %s from both ends and the middle, with few and many equal values',
  async (sortID) => {
    for (const different of [3, 700, 1_000_000]) {
      const columns = new BoardColumns();
      const rows = Array.from({ length: 25_000 }, (_, i) => {
        const value = ((i * 7919) % 25_000) % different;
        const row = plainRow(i + 1, { paused: i % 5 === 0, deleted: value % 2 === 0, createdAt: value });
        return { ...row, cityKey: `c${String(value % 2000)}`, editedAt: value % 3 === 0 ? null : value };
      });
      for (const row of rows) columns.put(row);
      await columns.orders.sortAll();
      for (const row of rows.slice(20_000)) columns.put({ ...row, editedAt: 5 });
      for (const row of rows.slice(20_000)) columns.put(row);
      const matching = rows
        .filter((row) => !row.paused)
        .sort((a, b) => order(sorts[sortID](a), sorts[sortID](b)) || order(a.id, b.id))
        .map(({ seq }) => seq);
      const found = matchBoards(columns, { paused: false });
      for (const [sortDesc, expected] of [
        [false, matching],
        [true, [...matching].reverse()],
      ] as const) {
        for (const start of [0, 15, 9_995, 10_005, matching.length - 7])
          expect(pageOf(columns, found, { sortID, sortDesc }, start, 10)).toEqual(expected.slice(start, start + 10));
      }
    }
  },
);

test('after more changes than a sort order queues, all orders equal those of a plain array', async () => {
  const columns = new BoardColumns();
  const rows = Array.from({ length: 60_000 }, (_, i) => ({
    ...plainRow(i + 1),
    nameKey: `n${String((i * 7919) % 1000)}`,
    cityKey: `c${String(i % 77)}`,
    createdAt: (i * 31) % 500,
  }));
  for (const row of rows) columns.put(row);
  await columns.orders.sortAll();
  const changed = rows.map((row, i) => ({
    ...row,
    nameKey: `m${String(i % 900)}`,
    cityKey: `d${String(i % 78)}`,
    deleted: i % 3 === 0,
    editedAt: i % 5 === 0 ? i : null,
  }));
  for (const row of changed.slice(0, 55_000)) columns.put(row);
  columns.orders.settle();
  for (const row of changed.slice(55_000)) columns.put(row);
  const all = matchBoards(columns, {});
  for (const sortID of sortNames) {
    const expected = [...changed]
      .sort((a, b) => order(sorts[sortID](a), sorts[sortID](b)) || order(a.id, b.id))
      .map(({ seq }) => seq);
    for (const start of [0, 30_000, 59_990])
      expect(pageOf(columns, all, { sortID, sortDesc: false }, start, 10)).toEqual(expected.slice(start, start + 10));
  }
});
