import { BoardColumns } from '../../../src/server/boardIndex/boardColumns';
import { pickPage } from '../../../src/server/boardIndex/indexFinder';
import { matchBoards } from '../../../src/server/boardIndex/matches';
import { order, plainRow, sortNames, sorts } from './indexRows';

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
      expect(pickPage(columns, all, { sortID, sortDesc: false }, start, 10)).toEqual(expected.slice(start, start + 10));
  }
});
