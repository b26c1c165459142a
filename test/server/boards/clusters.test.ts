import { listClusters, modifyBoard } from '#contract/boards';
import { testApp } from '#test/app';
import { aBoard, someBoards } from '#test/boards';

const paris = { city: 'Paris', country: 'France' };
const given = [
  // Twelve boards close together, and three near the antimeridian.
  ...Array.from({ length: 12 }, (_, i) => ({
    boardname: `Paris ${String(i)}`,
    ...paris,
    lat: 48.85 + i / 1000,
    long: 2.35 + i / 1000,
  })),
  { boardname: 'Sydney', country: 'Australia', lat: -33.9, long: 151.2 },
  { boardname: 'Fiji West', country: 'Fiji', lat: -17.8, long: 179.9 },
  { boardname: 'Fiji East', country: 'Fiji', lat: -17.8, long: -179.9 },
  { boardname: 'Samoa', country: 'Samoa', lat: -13.8, long: -171.8, isDeleted: true },
  { boardname: 'At nought', country: 'France', lat: 0, long: 0 },
  { boardname: 'Nowhere', country: 'France' },
];
const app = testApp();
let ids: Map<string, string>;
beforeAll(async () => {
  const made = await someBoards(app.db, given);
  ids = new Map(given.map(({ boardname }, i) => [boardname, made[i]!]));
});

const world = '-180,-90,180,90';
const map = async (query: { bbox?: string; zoom?: number | string; [filter: string]: unknown } = {}) => {
  const { reply } = await app.call(listClusters, { query: { bbox: world, zoom: 2, ...query } });
  return reply;
};
const sum = (clusters: { count: number }[]): number => clusters.reduce((n, { count }) => n + count, 0);

test('on a world map every placed board is counted once, and near ones are clustered', async () => {
  const { clusters, total, withoutCoordinates } = await map();
  expect([total, withoutCoordinates, sum(clusters)]).toEqual([16, 2, 16]);
  const largest = clusters.toSorted((a, b) => b.count - a.count)[0]!;
  expect(largest).toMatchObject({ count: 12, boardID: null });
  expect(largest.lat).toBeCloseTo(48.8555, 3);
  expect(largest.long).toBeCloseTo(2.3555, 3);
});

test('a cluster of one is the board itself at its own position', async () => {
  const { clusters } = await map({ bbox: '140,-45,160,-20', zoom: 4 });
  expect(clusters).toEqual([
    {
      lat: expect.closeTo(-33.9, 6),
      long: expect.closeTo(151.2, 6),
      count: 1,
      boardID: ids.get('Sydney'),
      boardname: 'Sydney',
      boardPaused: false,
    },
  ]);
});

test('zooming in splits a cluster into its boards', async () => {
  const { clusters, total } = await map({ bbox: '2.349,48.849,2.363,48.863', zoom: 17 });
  expect(clusters.map(({ count }) => count)).toEqual(Array(12).fill(1));
  expect(new Set(clusters.map(({ boardID }) => boardID))).toEqual(
    new Set(given.flatMap(({ boardname }) => (boardname.startsWith('Paris') ? [ids.get(boardname)] : []))),
  );
  // `total` counts the boards of the filter, not those of the view.
  expect(total).toBe(16);
});

test.each(['170,-30,-170,0', '170,-30,190,0', '-190,-30,-170,0'])(
  'a view across the antimeridian (%s) shows the boards on both sides',
  async (bbox) => {
    const { clusters } = await map({ bbox, zoom: 6 });
    expect(sum(clusters)).toBe(3);
    for (const { long } of clusters) expect(Math.abs(long)).toBeGreaterThan(170);
    expect(clusters.some(({ count, long }) => count === 2 && Math.abs(long) > 179.5)).toBe(true);
  },
);

test.each([
  [{ country: 'France' }, 12, 2],
  [{ search: 'paris 1' }, 3, 0],
  [{ deleted: true }, 1, 0],
  [{ deleted: false, country: 'Samoa' }, 0, 0],
  [{ placed: false }, 0, 2],
  [{ orgID: 'nobody' }, 0, 0],
])('the filter %j leaves %i placed and %i without a place', async (filter, placed, without) => {
  const { clusters, total, withoutCoordinates } = await map(filter);
  expect([sum(clusters), total, withoutCoordinates]).toEqual([placed, placed, without]);
});

test('a moved board moves on the map at once', async () => {
  const id = await aBoard(app.db, { lat: 10, long: 10 });
  const there = async (bbox: string) => (await map({ bbox, zoom: 8 })).clusters.map(({ boardID }) => boardID);
  expect(await there('9,9,11,11')).toEqual([id]);
  await app.call(modifyBoard, { params: { id }, body: { boardcoords: { lat: 20, long: 20 } } });
  expect([await there('9,9,11,11'), await there('19,19,21,21')]).toEqual([[], [id]]);
  await app.call(modifyBoard, { params: { id }, body: { boardcoords: { lat: '', long: '' } } });
  expect(await there('19,19,21,21')).toEqual([]);
});
