import type { Database } from '../../../src/server/db/connect';
import { bulkSeed, type BulkReport } from '../../../demo/bulk/bulk';
import { seedPeople } from '../../../demo/peopleRows';
import { openTestDatabase } from '#test/database';

let database: Database;
const store = { put: () => Promise.resolve() };
const quiet = () => ({ to: () => undefined, end: () => undefined });
const count = async (what: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? -1;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedPeople(database.db, new Date(), 'hash');
}, 60_000);
afterAll(() => database.close());

describe('a large load', () => {
  let report: BulkReport;
  beforeAll(async () => {
    report = await bulkSeed(database.db, store, { boards: 50_000, files: 60, campaigns: 40 }, quiet);
  }, 120_000);

  it('adds the requested records and reports them', async () => {
    expect(report.rows).toMatchObject({
      boards: 50_000,
      files: 60,
      campaigns: 40,
      campaign_boards: 800,
      campaign_artworks: 120,
      ads: 120,
      campaign_spend: 2160,
      file_events: 56,
      submissions: 20,
    });
    expect(await count('boards')).toBe(50_000);
    expect(
      Number(
        (await database.pool.query<{ n: string }>("select sum(n) as n from totals where name = 'boards'")).rows[0]?.n,
      ),
    ).toBe(50_000);
    expect(report.seconds).toBeGreaterThan(0);
  });

  it('makes rows like those of the product: keys by its own rule, ids, owners, no name twice', async () => {
    const { rows } = await database.pool.query<{
      id: string;
      boardname: string;
      boardname_key: string;
      city: string;
      city_key: string;
    }>('select id, boardname, boardname_key, city, city_key from boards');
    for (const row of rows) {
      if (
        row.boardname_key !== row.boardname.toLowerCase() ||
        row.city_key !== row.city.toLowerCase() ||
        !/^[0-9a-f]{24}$/.test(row.id)
      )
        throw new Error(JSON.stringify(row));
    }
    expect(new Set(rows.map(({ boardname }) => boardname)).size).toBe(50_000);
    expect(await count('boards where board_owner is null or team is null')).toBe(0);
    expect(await count("boards where abs(lat) >= 90 or abs(long) > 180 or country = ''")).toBe(0);
    expect(await count('campaigns c join teams t on t.id = c.management_team and t.org_id = c.parent_org')).toBe(40);
    expect(
      await count('ads a join campaign_artworks u on u.campaign_id = a.campaign_id and u.file_id = a.file_id'),
    ).toBe(120);
  });
});

it('adds nothing when it fails half-way', async () => {
  const full = { put: () => Promise.reject(new Error('storage.full')) };
  await expect(bulkSeed(database.db, full, { boards: 10, files: 5, campaigns: 0 }, quiet)).rejects.toThrow(
    'storage.full',
  );
  let calls = 0;
  const breaks = (what: string) => ({
    to: () => {
      calls += 1;
      if (what === 'campaigns') throw new Error('cable out');
    },
    end: () => undefined,
  });
  await expect(bulkSeed(database.db, store, { boards: 10, files: 0, campaigns: 5 }, breaks)).rejects.toThrow(
    'cable out',
  );
  expect(calls).toBe(2);
  expect(await count('boards')).toBe(50_000);
}, 60_000);
