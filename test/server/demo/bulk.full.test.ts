import { bulkSeed } from '../../../demo/bulk/bulk';
import { seedPeople } from '../../../demo/peopleRows';
import { testDatabase } from '#test/database';

const database = testDatabase();
const store = { put: () => Promise.resolve() };
const quiet = () => ({ to: () => undefined, end: () => undefined });
const count = async (what: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? -1;

beforeAll(() => seedPeople(database.db, new Date(), 'hash'), 60_000);

test('a large load adds the records it reports, like those of the product: keys by its rule, owners, no name twice', async () => {
  const sizes = { boards: 50_000, files: 60, campaigns: 40 };
  const { rows } = await bulkSeed(database.db, store, sizes, quiet);
  expect(rows).toMatchObject({ ...sizes, campaign_boards: 800, campaign_artworks: 120, ads: 120, submissions: 20 });
  for (const [what, expected] of Object.entries({
    boards: 50_000,
    '(select distinct boardname from boards) n': 50_000,
    "boards where boardname_key <> lower(boardname) or city_key <> lower(city) or id !~ '^[0-9a-f]{24}$'": 0,
    'boards where board_owner is null or team is null': 0,
    "boards where abs(lat) >= 90 or abs(long) > 180 or country = ''": 0,
    'campaigns c join teams t on t.id = c.management_team and t.org_id = c.parent_org': 40,
    'ads a join campaign_artworks u on u.campaign_id = a.campaign_id and u.file_id = a.file_id': 120,
  }))
    expect([what, await count(what)]).toEqual([what, expected]);
}, 120_000);

test('it adds nothing when it fails half-way', async () => {
  const before = await count('boards');
  const full = { put: () => Promise.reject(new Error('storage.full')) };
  const breaks = (what: string) => ({
    to: () => {
      if (what === 'campaigns') throw new Error('cable out');
    },
    end: () => undefined,
  });
  const load = { boards: 10, files: 5, campaigns: 5 };
  await expect(bulkSeed(database.db, full, load, quiet)).rejects.toThrow('storage.full');
  await expect(bulkSeed(database.db, store, { ...load, files: 0 }, breaks)).rejects.toThrow('cable out');
  expect(await count('boards')).toBe(before);
}, 60_000);
