import fc from 'fast-check';
import { BoardColumns, isUsable } from '../../../src/server/boardIndex/boardColumns';
import { IdColumn } from '../../../src/server/boardIndex/idColumn';
import type { IndexRow } from '../../../src/server/boardIndex/indexRow';
import { longitudeTest, wrapped } from '../../../src/server/boardIndex/box';
import { matchBoards, type IndexFilter } from '../../../src/server/boardIndex/matches';
import { pickPage } from '../../../src/server/boardIndex/indexFinder';
import { aRow, order, plainRow, rowOf, sortNames, sorts } from './indexRows';
import { TextColumn } from '../../../src/server/boardIndex/textColumn';

const aFilter: fc.Arbitrary<IndexFilter> = fc.record({
  search: fc.option(
    fc.record({
      key: fc.constantFrom('a', 'mall', 'l 1', 'rome', 'o', 'é', '\u{1F600}', 'nowhere'),
      deviceSeqs: fc.constantFrom([], [1], [2, 3]),
    }),
    { nil: undefined },
  ),
  country: fc.option(fc.constantFrom('italy', 'atlantis'), { nil: undefined }),
  owner: fc.option(fc.constantFrom('o1', 'o9'), { nil: undefined }),
  team: fc.option(fc.constant('t1'), { nil: undefined }),
  paused: fc.option(fc.boolean(), { nil: undefined }),
  deleted: fc.option(fc.boolean(), { nil: undefined }),
  box: fc.option(
    fc.constantFrom({ west: 170, south: -90, east: -170, north: 90 }, { west: -10, south: -10, east: 10, north: 10 }),
    { nil: undefined },
  ),
});

/** A naive implementation of the filter. */
function matches(row: IndexRow, { search, country, owner, team, paused, deleted, box }: IndexFilter): boolean {
  return (
    (search === undefined ||
      row.nameKey.includes(search.key) ||
      row.cityKey.includes(search.key) ||
      search.deviceSeqs.includes(row.seq)) &&
    (country === undefined || row.countryKey === country) &&
    (owner === undefined || row.owner === owner) &&
    (team === undefined || row.team === team) &&
    (paused === undefined || row.paused === paused) &&
    (deleted === undefined || row.deleted === deleted) &&
    (box === undefined ||
      (isUsable(row.lat, row.long) && row.lat! >= box.south && row.lat! <= box.north && longitudeTest(box)(row.long!)))
  );
}
/** A write: the new state of a board, or null if it is deleted. */
const aWrite = fc.record({ seq: fc.integer({ min: 1, max: 120 }), row: fc.option(aRow, { freq: 8, nil: null }) });

test('filters and pages equal those of a plain array, for any boards and any sequence of writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aRow, { maxLength: 120 }),
      fc.array(aWrite, { maxLength: 300 }),
      aFilter,
      fc.constantFrom(...sortNames),
      fc.boolean(),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 20 }),
      async (before, writes, filter, sortID, sortDesc, start, count) => {
        const columns = new BoardColumns();
        const plain = new Map(before.map((row, i) => [i + 1, rowOf(i + 1, row)]));
        for (const row of plain.values()) columns.put(row);
        await columns.orders.sortAll();
        for (const [i, { seq, row }] of writes.entries()) {
          if (row === null) {
            columns.remove(seq);
            plain.delete(seq);
          } else {
            columns.put(rowOf(seq, row));
            plain.set(seq, rowOf(seq, row));
          }
          // Sort repeatedly in between, so that changes are merged into the sort orders in several steps.
          if (i % 50 === 7) for (const name of ['id', ...sortNames] as const) columns.orders.inOrder(name);
        }
        const expected = [...plain.values()]
          .filter((row) => matches(row, filter))
          .sort((a, b) => (sortDesc ? -1 : 1) * (order(sorts[sortID](a), sorts[sortID](b)) || order(a.id, b.id)));
        const found = matchBoards(columns, filter);
        expect(found.count).toBe(expected.length);
        for (const owner of ['o1', 'o2', 'nobody'])
          expect(columns.tally('owner')(owner)).toBe(
            [...plain.values()].filter((row) => row.owner === owner && !row.deleted).length,
          );
        expect(pickPage(columns, found, { sortID, sortDesc }, start, count)).toEqual(
          expected.slice(start, start + count).map(({ seq }) => seq),
        );
      },
    ),
    { numRuns: 100 },
  );
});

describe('texts in one buffer', () => {
  test('are replaced, found and compared, also after a million bytes of replaced ones were dropped', () => {
    const column = new TextColumn();
    for (let round = 0; round < 6; round += 1)
      for (let i = 0; i < 3000; i += 1) column.set(i, `${'x'.repeat(100)} ${String(round)} number ${String(i)}`);
    const flags = new Uint8Array(3000);
    column.mark('number 77', flags);
    expect(Array.from(flags.keys()).filter((i) => flags[i] === 1)).toEqual([
      77,
      ...Array.from({ length: 10 }, (_, i) => 770 + i),
    ]);
    flags.fill(0);
    column.mark(' 4 number', flags);
    expect(flags.includes(1)).toBe(false);
    expect(column.get(2999)).toBe(`${'x'.repeat(100)} 5 number 2999`);
    column.set(1, 'a');
    column.set(2, 'ab');
    expect([column.compare(1, 2) < 0, column.compare(2, 1) > 0, column.compare(2, 2)]).toEqual([true, true, 0]);
  });

  test('a match never spans two texts', () => {
    const column = new TextColumn();
    column.set(0, 'ab');
    column.set(1, 'cd');
    const flags = new Uint8Array(2);
    column.mark('bc', flags);
    expect([...flags]).toEqual([0, 0]);
  });
});

test('large groups of equal values are sorted by id', () => {
  const columns = new BoardColumns();
  const rows = Array.from({ length: 5000 }, (_, i) =>
    plainRow(i + 1, { nameKey: 'mall', country: i % 2 === 0 ? 'Italy' : 'Norway' }),
  );
  for (const row of rows) columns.put(row);
  const expected = [...rows].sort((a, b) => order(a.country, b.country) || order(a.id, b.id)).map(({ seq }) => seq);
  const all = matchBoards(columns, {});
  for (const start of [0, 100, 2495, 2500, 4990])
    expect(pickPage(columns, all, { sortID: 'country', sortDesc: false }, start, 10)).toEqual(
      expected.slice(start, start + 10),
    );
  expect(pickPage(columns, all, { sortID: 'country', sortDesc: true }, 0, 10)).toEqual(
    [...expected].reverse().slice(0, 10),
  );
  expect(pickPage(columns, all, { sortID: 'country', sortDesc: true }, 4995, 10)).toHaveLength(5);
});

test('ids are compared like texts, up to their 24th character', () => {
  const column = new IdColumn();
  const ids = [
    '',
    '0',
    '00',
    'a',
    'abcdef',
    'abcdeg',
    'abcdef0',
    '6b01c9b7ca31143354f52cc3',
    '6b01c9b7ca31143354f52cc4',
    'board-1',
    'board-10',
  ];
  for (const [i, id] of ids.entries()) column.set(i, id);
  const sorted = Array.from(ids.keys())
    .sort((a, b) => column.compare(a, b))
    .map((i) => ids[i]);
  expect(sorted).toEqual([...ids].sort());
});

test.each([
  [190, -170],
  [-190, 170],
  [540, -180],
  [180, 180],
  [-180, -180],
  [0, 0],
])('longitude %d is %d', (given, expected) => {
  expect(wrapped(given)).toBe(expected);
});

test('the first load is sorted by the bytes of the names, then of the ids, however long their common beginning', async () => {
  const letters = fc.constantFrom('a', 'b', 'é', '\0', '\u{1F600}');
  const alike = fc
    .tuple(
      fc.constantFrom('', 'mall of the north ', 'mall of the northern '),
      fc.string({ unit: letters, maxLength: 16 }),
    )
    .map(([start, rest]) => start + rest);
  await fc.assert(
    fc.asyncProperty(fc.array(alike, { maxLength: 120 }), async (keys) => {
      const columns = new BoardColumns();
      const rows = keys.map((nameKey, i) => ({
        ...plainRow(i + 1),
        nameKey,
      }));
      for (const row of rows) columns.put(row);
      await columns.orders.sortAll();
      expect([...columns.orders.inOrder('boardname')]).toEqual(
        [...rows].sort((a, b) => order(a.nameKey, b.nameKey) || order(a.id, b.id)).map(({ seq }) => seq),
      );
    }),
    { numRuns: 50 },
  );
});
