import * as contract from '#contract/boards';
import { testApp } from '#test/app';
import { aCampaign, someBoards } from '#test/boards';
import { createServices } from '../../../src/server/start/compose';

const app = testApp();
let ids: string[];

const given = [
  {
    boardname: 'Alpha Quay',
    city: 'Sydney',
    country: 'Australia',
    publisherName: 'Harbour Media',
    venueType: 'Roadside',
    boardOwner: 'org1',
    team: 'team1',
    lat: -33.9,
    long: 151.2,
    deviceId: 'dev-1',
  },
  {
    boardname: 'beta_50% off',
    city: 'London',
    country: 'United Kingdom',
    publisherName: 'Northway',
    venueType: 'Airport',
    boardOwner: 'org1',
    team: 'team2',
    lat: 51.5,
    long: -0.1,
    boardPaused: true,
  },
  {
    boardname: 'Gamma Mall',
    city: 'Zürich',
    country: 'Switzerland',
    publisherName: 'Northway',
    venueType: 'Shopping Mall',
    lat: 0,
    long: 0,
  },
  {
    boardname: 'Delta Mall',
    city: 'Paris',
    country: 'france',
    publisherName: 'harbour media',
    venueType: 'Shopping Mall',
    isDeleted: true,
    deviceId: 'dev-gone',
  },
  {
    boardname: 'Émile Zola',
    city: 'Paris',
    country: 'France',
    publisherName: 'Northway',
    venueType: '',
    lat: 48.8,
    long: 2.3,
  },
  { boardname: '\u{1F600} face', city: '', country: '', lat: -17.8, long: 179.5 },
  { boardname: '\uFF5E wave', city: '', country: '', lat: -17.9, long: -179.5 },
];

beforeAll(async () => {
  ids = await someBoards(app.db, given);
});

const list = async (query: Record<string, string | number | boolean> = {}) => {
  const { reply } = await app.call(contract.listBoards, { query: { sortDesc: false, pageSize: 500, ...query } }); // queries are checked by the server
  return { names: reply.boards.map(({ boardname }) => boardname), total: reply.totalBoards };
};
const namesOf = async (query: Record<string, string | number | boolean>) => (await list(query)).names;

describe('the list of boards', () => {
  test('has all boards, deleted ones too, by name without regard to capitals, in code-point order', async () => {
    expect(await list()).toEqual({
      names: ['Alpha Quay', 'beta_50% off', 'Delta Mall', 'Gamma Mall', 'Émile Zola', '\uFF5E wave', '\u{1F600} face'],
      total: 7,
    });
  });

  test('sorts by name descending, ten a page, by default', async () => {
    const { reply } = await app.call(contract.listBoards, { query: {} });
    expect(reply.boards[0]?.boardname).toBe('\u{1F600} face');
    expect(reply.boards).toHaveLength(7);
  });

  test.each(contract.boardSorts)(
    'pages by %s the same way filtered and unfiltered, forwards and backwards, near the end and past it',
    async (sortID) => {
      for (const sortDesc of [true, false]) {
        const all = await namesOf({ sortID, sortDesc });
        expect(await namesOf({ sortID, sortDesc, bbox: '-180,-90,180,90' })).toEqual(
          all.filter((name) =>
            given.some(({ boardname, lat }) => boardname === name && lat !== undefined && lat !== 0),
          ),
        );
        expect(await namesOf({ sortID, sortDesc: !sortDesc })).toEqual([...all].reverse());
        const pages: string[] = [];
        for (let page = 1; page <= 5; page += 1)
          pages.push(...(await namesOf({ sortID, sortDesc, page, pageSize: 2 })));
        expect(pages).toEqual(all);
      }
      expect(await list({ sortID, page: 99, pageSize: 5 })).toEqual({ names: [], total: 7 });
    },
  );

  test.each([
    [{ country: 'France' }, ['Delta Mall', 'Émile Zola']],
    [{ publisher: 'Harbour Media' }, ['Alpha Quay', 'Delta Mall']],
    [{ venueType: 'Shopping Mall', deleted: false }, ['Gamma Mall']],
    [{ paused: true }, ['beta_50% off']],
    [{ deleted: true }, ['Delta Mall']],
    [{ orgID: 'org1' }, ['Alpha Quay', 'beta_50% off']],
    [{ orgID: 'org1', teamID: 'team2' }, ['beta_50% off']],
    [{ search: 'mall' }, ['Delta Mall', 'Gamma Mall']],
    [
      { search: 'a' },
      ['Alpha Quay', 'beta_50% off', 'Delta Mall', 'Gamma Mall', 'Émile Zola', '\uFF5E wave', '\u{1F600} face'],
    ],
    [{ search: 'ÉMILE' }, ['Émile Zola']],
    [{ search: 'zür' }, ['Gamma Mall']],
    [{ search: '50%' }, ['beta_50% off']],
    [{ search: '%' }, ['beta_50% off']],
    [{ search: '_' }, ['beta_50% off']],
    [{ search: 'dev-1' }, ['Alpha Quay']],
    [{ search: 'dev-gone' }, ['Delta Mall']],
    [{ search: 'dev' }, []],
    [{ search: 'quay sydney' }, []],
    [{ search: 'mall', country: 'Switzerland' }, ['Gamma Mall']],
    [{ country: 'Atlantis' }, []],
    [{ bbox: '170,-30,-170,0' }, ['\uFF5E wave', '\u{1F600} face']],
    [{ bbox: '-5,40,5,60' }, ['beta_50% off', 'Émile Zola']],
  ])('filters by %j', async (query, names) => {
    expect(await list(query)).toEqual({ names, total: names.length });
    const { reply } = await app.call(contract.listBoardIds, { query: { ...query, sortDesc: false } }); // as above
    expect(reply.boards.map(({ boardname }) => boardname)).toEqual(names);
    expect(reply.totalBoards).toBe(names.length);
  });

  test('an empty filter matches every board', async () => {
    expect((await list({ search: '  ' })).total).toBe(7);
  });

  test('counts the campaigns of each board, deleted ones apart', async () => {
    await aCampaign(app.db, { campaignName: 'Autumn', boards: [ids[0]!, ids[1]!] });
    await aCampaign(app.db, { campaignName: 'Gone', boards: [ids[0]!], deletedAt: new Date() });
    const { reply } = await app.call(contract.listBoards, { query: { sortDesc: false, pageSize: 3 } });
    expect(reply.boards.map(({ campaigns }) => campaigns)).toEqual([1, 1, 0]);
  });

  test('offers the values that boards have', async () => {
    const { reply } = await app.call(contract.boardFacets);
    expect(reply.countries).toEqual(['Australia', 'france', 'Switzerland', 'United Kingdom']);
    expect(reply.publishers).toEqual(['Harbour Media', 'Northway']);
    expect(reply.venueTypes).toEqual(['Airport', 'Roadside', 'Shopping Mall']);
  });

  test('offers the values of the boards that match the filter', async () => {
    const { reply } = await app.call(contract.boardFacets, { query: { publisher: 'northway' } });
    const { reply: shown } = await app.call(contract.listBoards, { query: { publisher: 'northway' } });
    expect(shown.totalBoards).toBeGreaterThan(0);
    expect(reply.publishers).toEqual(['Northway']);
    const lower = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));
    expect(lower(reply.countries)).toEqual(
      lower(shown.boards.map(({ boardloc }) => boardloc.country).filter((country) => country !== '')),
    );
  });
});

test('after a write, filters, totals and facets are right at once, also in another process', async () => {
  // A second set of services on the same database simulates another process with its own index.
  const other = await createServices(app.services.config, app.services.database, app.services.log, () => '');
  const { createBoardFinder } = await import('../../../src/server/boardIndex/boardFinder');
  const elsewhere = createBoardFinder(other.database);
  const order = { sortID: 'boardname', sortDesc: false } as const;
  const total = async (filter: object) => [
    (await list({ ...filter })).total,
    (await elsewhere.page(filter, order, 0, 10)).total,
  ];

  expect(await total({ country: 'Norway' })).toEqual([0, 0]);
  const { reply } = await app.call(contract.createBoard, {
    body: { boardname: 'Oslo S', boardcoords: { lat: 59.9 }, boardloc: { country: 'Norway', city: 'Oslo' } },
  });
  expect(await total({ country: 'Norway' })).toEqual([1, 1]);
  expect((await list()).total).toBe(8);
  await app.call(contract.modifyBoard, {
    params: { id: reply.board._id },
    body: { boardloc: { country: 'Sweden' }, boardname: 'AAA' },
  });
  expect(await total({ country: 'Norway' })).toEqual([0, 0]);
  expect((await namesOf({ paused: false }))[0]).toBe('AAA');
  expect((await elsewhere.page({ paused: false }, order, 0, 1)).seqs).toHaveLength(1);
  await app.call(contract.deleteBoard, { params: { id: reply.board._id } });
  expect(await total({ country: 'Sweden', deleted: false })).toEqual([0, 0]);
  expect(await total({ country: 'Sweden' })).toEqual([1, 1]);
  const facets = await app.call(contract.boardFacets, { query: { country: 'Sweden' } });
  expect(facets.reply).toMatchObject({ countries: ['Sweden'], deleted: 1, countriesInUse: 0 });
  const { reply: listed } = await app.call(contract.listBoards, { query: { country: 'Sweden' } });
  expect(listed.counts).toEqual({ countries: 1, countriesInUse: 0, deleted: 1 });
  await app.db.execute(`delete from boards where id = '${reply.board._id}'`);
  expect(await total({ country: 'Sweden' })).toEqual([0, 0]);
  expect((await list()).total).toBe(7);
});
