import type { Database } from '../../../src/server/db/connect';
import { bulkSeed, type BulkReport } from '../../../demo/bulk/bulk';
import { readSizes } from '../../../demo/bulk/bulkSizes';
import { seedPeople } from '../../../demo/peopleRows';
import { openTestDatabase } from '#test/database';

let database: Database;
const stored: string[] = [];
const store = { put: (key: string) => Promise.resolve(void stored.push(key)) };
const quiet = () => ({ to: () => undefined, end: () => undefined });
const count = async (what: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? -1;
const indexes = async (): Promise<string[]> =>
  (
    await database.pool.query<{ d: string }>(
      "select indexdef as d from pg_indexes where tablename = 'boards' order by 1",
    )
  ).rows.map(({ d }) => d);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedPeople(database.db, new Date(), 'hash');
}, 60_000);
afterAll(() => database.close());

describe('a large load', () => {
  let report: BulkReport;
  let before: string[];
  beforeAll(async () => {
    before = await indexes();
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

  it('leaves every index as it was', async () => {
    expect(await indexes()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
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

  it('stores bytes for each artwork under its own key', async () => {
    const { rows } = await database.pool.query<{ key: string }>('select storage_key as key from files');
    expect(rows.map(({ key }) => key).sort()).toEqual([...stored].sort());
    expect(new Set(stored).size).toBe(60);
  });
});

it('adds more with other names when called again', async () => {
  const more = await bulkSeed(database.db, store, { boards: 500, files: 0, campaigns: 10 }, quiet);
  expect(more.rows).toEqual({ boards: 500, files: 0, campaigns: 10, campaign_boards: 200, campaign_spend: 540 });
  expect(await count('(select boardname_key from boards group by 1 having count(*) > 1) twice')).toBe(0);
  expect(await count('boards')).toBe(50_500);
}, 60_000);

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
  expect(await count('boards')).toBe(50_500);
}, 60_000);

describe('the command line', () => {
  it('reads how much to add', () => {
    expect(readSizes({ boards: '1000000', files: '20_000' })).toEqual({
      boards: 1_000_000,
      files: 20_000,
      campaigns: 0,
    });
  });
  it.each([
    [{ boards: 'many' }, '--boards must be'],
    [{ files: '-1' }, '--files must be'],
    [{ campaigns: '1.5' }, '--campaigns must be'],
    [{ boards: '99999999999' }, '--boards must be'],
    [{}, 'Nothing to add'],
    [{ boards: '0' }, 'Nothing to add'],
  ])('refuses %o', (given, message) => {
    expect(() => readSizes(given)).toThrow(message);
  });
});
