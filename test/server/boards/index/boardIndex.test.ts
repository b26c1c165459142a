import fc from 'fast-check';
import { BoardColumns, isUsable } from '../../../../src/server/boards/index/boardColumns';
import { IdColumn } from '../../../../src/server/boards/index/idColumn';
import type { IndexRow } from '../../../../src/server/boards/index/indexRow';
import { longitudesOf, wrapped } from '../../../../src/server/boards/index/box';
import { matchBoards, type IndexFilter } from '../../../../src/server/boards/index/matches';
import { pageOf } from '../../../../src/server/boards/index/indexFinder';
import { TextColumn } from '../../../../src/server/boards/index/textColumn';

const names = fc.constantFrom(
  '',
  'a',
  'b',
  'ab',
  'ba',
  'mall',
  'mall 1',
  'mall 2',
  'é',
  '\u{1F600}',
  '\uFF5E',
  'zz top',
);
const aRow = fc.record({
  nameKey: names,
  cityKey: fc.constantFrom('', 'rome', 'oslo'),
  country: fc.constantFrom('', 'Italy', 'Norway'),
  publisher: fc.constantFrom('P', 'Q'),
  venue: fc.constantFrom('', 'Airport'),
  owner: fc.constantFrom('', 'o1', 'o2'),
  team: fc.constantFrom('', 't1'),
  lat: fc.constantFrom(null, 0, 10, -89),
  long: fc.constantFrom(null, 0, 179, -179),
  paused: fc.boolean(),
  deleted: fc.boolean(),
  createdAt: fc.integer({ min: 0, max: 3 }),
  editedAt: fc.constantFrom(null, 1, 2),
});
type Given = typeof aRow extends fc.Arbitrary<infer T> ? T : never;
const idOf = (seq: number): string => ((seq * 2_654_435_761) % 2 ** 32).toString(16).padStart(24, '0');
const rowOf = (seq: number, given: Given): IndexRow => ({
  ...given,
  seq,
  id: idOf(seq),
  countryKey: given.country.toLowerCase(),
  publisherKey: given.publisher.toLowerCase(),
  venueKey: given.venue.toLowerCase(),
});

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
      (isUsable(row.lat, row.long) && row.lat! >= box.south && row.lat! <= box.north && longitudesOf(box)(row.long!)))
  );
}
const sorts = {
  boardname: (row: IndexRow) => row.nameKey,
  country: (row: IndexRow) => row.countryKey,
  city: (row: IndexRow) => row.cityKey,
  publisher_name: (row: IndexRow) => row.publisherKey,
  venueType: (row: IndexRow) => row.venueKey,
  isDeleted: (row: IndexRow) => Number(row.deleted),
  dateCreated: (row: IndexRow) => row.createdAt,
  lastEdited: (row: IndexRow) => row.editedAt ?? -1,
} as const;
const order = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b);

/** A write: the new state of a board, or null if it is deleted. */
const aWrite = fc.record({ seq: fc.integer({ min: 1, max: 120 }), row: fc.option(aRow, { freq: 8, nil: null }) });

test('filters and pages equal those of a plain array, for any boards and any sequence of writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aRow, { maxLength: 120 }),
      fc.array(aWrite, { maxLength: 300 }),
      aFilter,
      fc.constantFrom(...(Object.keys(sorts) as (keyof typeof sorts)[])),
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
          if (i % 50 === 7)
            for (const name of ['id', ...(Object.keys(sorts) as (keyof typeof sorts)[])] as const)
              columns.orders.inOrder(name);
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
        expect(pageOf(columns, found, { sortID, sortDesc }, start, count)).toEqual(
          expected.slice(start, start + count).map(({ seq }) => seq),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('large groups of equal values are sorted by id', () => {
  const columns = new BoardColumns();
  const rows = Array.from({ length: 5000 }, (_, i) =>
    rowOf(i + 1, {
      nameKey: 'mall',
      cityKey: '',
      country: i % 2 === 0 ? 'Italy' : 'Norway',
      publisher: 'P',
      venue: '',
      owner: '',
      team: '',
      lat: null,
      long: null,
      paused: false,
      deleted: false,
      createdAt: 1,
      editedAt: null,
    }),
  );
  for (const row of rows) columns.put(row);
  const expected = [...rows].sort((a, b) => order(a.country, b.country) || order(a.id, b.id)).map(({ seq }) => seq);
  const all = matchBoards(columns, {});
  for (const start of [0, 100, 2495, 2500, 4990])
    expect(pageOf(columns, all, { sortID: 'country', sortDesc: false }, start, 10)).toEqual(
      expected.slice(start, start + 10),
    );
  expect(pageOf(columns, all, { sortID: 'country', sortDesc: true }, 0, 10)).toEqual(
    [...expected].reverse().slice(0, 10),
  );
  expect(pageOf(columns, all, { sortID: 'country', sortDesc: true }, 4995, 10)).toHaveLength(5);
});

test.each(['dateCreated', 'lastEdited', 'city', 'isDeleted'] as const)(
  'pages by %s from both ends and the middle, with few and many equal values',
  async (sortID) => {
    for (const different of [3, 700, 1_000_000]) {
      const columns = new BoardColumns();
      const rows = Array.from({ length: 25_000 }, (_, i) => {
        const value = ((i * 7919) % 25_000) % different;
        const row = rowOf(i + 1, {
          nameKey: '',
          cityKey: '',
          country: '',
          publisher: 'P',
          venue: '',
          owner: '',
          team: '',
          lat: null,
          long: null,
          paused: i % 5 === 0,
          deleted: value % 2 === 0,
          createdAt: value,
          editedAt: null,
        });
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
  const given: Given = {
    nameKey: '',
    cityKey: '',
    country: '',
    publisher: 'P',
    venue: '',
    owner: '',
    team: '',
    lat: null,
    long: null,
    paused: false,
    deleted: false,
    createdAt: 1,
    editedAt: null,
  };
  const rows = Array.from({ length: 60_000 }, (_, i) => ({
    ...rowOf(i + 1, given),
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
  for (const sortID of Object.keys(sorts) as (keyof typeof sorts)[]) {
    const expected = [...changed]
      .sort((a, b) => order(sorts[sortID](a), sorts[sortID](b)) || order(a.id, b.id))
      .map(({ seq }) => seq);
    for (const start of [0, 30_000, 59_990])
      expect(pageOf(columns, all, { sortID, sortDesc: false }, start, 10)).toEqual(expected.slice(start, start + 10));
  }
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
        ...rowOf(i + 1, {
          nameKey: '',
          cityKey: '',
          country: '',
          publisher: 'P',
          venue: '',
          owner: '',
          team: '',
          lat: null,
          long: null,
          paused: false,
          deleted: false,
          createdAt: 0,
          editedAt: null,
        }),
        nameKey,
      }));
      for (const row of rows) columns.put(row);
      await columns.orders.sortAll();
      expect([...columns.orders.inOrder('boardname')]).toEqual(
        [...rows].sort((a, b) => order(a.nameKey, b.nameKey) || order(a.id, b.id)).map(({ seq }) => seq),
      );
    }),
    { numRuns: 200 },
  );
});
