import type { Database } from '../../../src/server/db/connect';
import { seedArtworks } from '../../../demo/artworkRows';
import { seedBoards } from '../../../demo/boardRows';
import { campaigns } from '../../../demo/campaigns';
import { artworkNamed, boardsOf, seedCampaigns, spendOf } from '../../../demo/campaignRows';
import { seedPeople } from '../../../demo/peopleRows';
import { openTestDatabase } from '#test/database';

async function seededRows(now: Date): Promise<Database> {
  const database = await openTestDatabase();
  await seedPeople(database.db, now, 'hash');
  await seedBoards(database.db, now);
  await seedArtworks(database.db, now);
  await seedCampaigns(database.db, now);
  return database;
}

const now = new Date('2026-11-21T12:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await seededRows(now);
}, 60_000);
afterAll(() => database.close());
const count = async (what: string): Promise<number> =>
  (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? -1;
const at = `'${now.toISOString()}'::timestamptz`;

describe('campaigns', () => {
  it.each([
    ['in all', 'true', 44],
    ['active', `not campaign_paused and start_time <= ${at} and (end_time is null or end_time > ${at})`, 10],
    ['paused', 'campaign_paused', 5],
    ['ended', `end_time < ${at}`, 4],
    ['without end', 'end_time is null', 4],
    ['without budget', 'not is_daily_budget_enabled and not is_monthly_budget_enabled', 4],
    ['entirely in the future', `start_time > ${at}`, 3],
    ['of no organisation', 'parent_org is null', 1],
    ['without boards', 'not exists (select 1 from campaign_boards where campaign_id = id)', 1],
    ['without artwork', 'not exists (select 1 from campaign_artworks where campaign_id = id)', 1],
    [
      'with a rejected artwork',
      'exists (select 1 from campaign_artworks u join files f on f.id = u.file_id where u.campaign_id = campaigns.id and f.is_pre_approved = false)',
      4,
    ],
    [
      'with a deleted board',
      'exists (select 1 from campaign_boards u join boards b on b.id = u.board_id where u.campaign_id = campaigns.id and b.is_deleted)',
      1,
    ],
    [
      'with a paused board',
      'exists (select 1 from campaign_boards u join boards b on b.id = u.board_id where u.campaign_id = campaigns.id and b.board_paused)',
      1,
    ],
    ['with < and " in the name', "campaign_name like '%<%' and campaign_name like '%\"%'", 1],
  ])('has campaigns %s', async (_, where, least) => {
    const found = await count(`campaigns where ${where}`);
    if (where === 'true') expect(found).toBe(least);
    else expect(found).toBeGreaterThanOrEqual(least);
  });

  /** The percentage of a budget that is left `hours` later, computed from the rows of the database. */
  async function left(name: string, window: 'daily' | 'monthly', hours: number): Promise<number> {
    const { rows } = await database.pool.query<{ share: string }>(
      `select round(100 - 100.0 * coalesce((select sum(micros) from campaign_spend s where s.campaign_id = c.id and s.at > ${at} + $2 * interval '1 hour' - $3::interval), 0) / c.${window}_budget_micros, 6) as share from campaigns c where campaign_name = $1`,
      [name, hours, window === 'daily' ? '24 hours' : '30 days'],
    );
    return Number(rows[0]?.share);
  }

  it.each([
    ['Volta launch', 'daily', 14.9],
    ['Volta launch', 'monthly', 62.4],
    ['Bearly dirty', 'daily', 14.9],
    ['The Long Winter', 'monthly', 14.9],
    ['Squeeze the day', 'daily', 15],
    ['Oat everything', 'monthly', 15],
    ['Winter fares, Lisbon', 'daily', 82],
    ['Cold brew commute', 'daily', 100],
    ['Simply fastest', 'daily', -10],
  ] as const)('leaves of %s, %s, %d per cent, now and for most of a day', async (name, window, share) => {
    expect(await left(name, window, 0)).toBe(share);
    expect(await left(name, window, 20)).toBe(share);
  });

  it('has 40 artworks in campaigns and an ad of nearly each', async () => {
    expect(await count('(select distinct file_id from campaign_artworks) f')).toBe(40);
    expect(
      await count(
        'ads a where campaign_id is not null and not exists (select 1 from campaign_artworks u where u.campaign_id = a.campaign_id and u.file_id = a.file_id)',
      ),
    ).toBe(0);
  });

  it('spends no part twice and nothing in the future', () => {
    for (const campaign of campaigns) {
      const spent = spendOf(campaign, now);
      expect(new Set(spent.map((row) => row.at.getTime())).size).toBe(spent.length);
      expect(spent.every((row) => row.at < now && row.micros > 0)).toBe(true);
    }
  });

  it('refuses a campaign that names what is not there', () => {
    expect(() => artworkNamed('kestrel')).toThrow('5 demo artworks begin with kestrel');
    expect(() =>
      boardsOf({ name: 'X', team: null, start: 0, paused: false, boards: ['Nowhere'], artworks: [] }),
    ).toThrow('No demo board Nowhere for X');
  });
});

it('makes the same ids and names another day', async () => {
  const other = await seededRows(new Date('2027-03-01T08:00:00Z'));
  try {
    for (const [table, columns] of [
      ['users', 'id, email'],
      ['organisations', 'id, org_name'],
      ['teams', 'id, team_name'],
      ['boards', 'id, boardname, device_id, lat, city, team'],
      ['files', 'id, file_name, storage_key'],
      ['campaigns', 'id, campaign_name'],
      ['ads', 'id, ad_name'],
      ['submissions', 'id, state'],
      ['file_events', 'id, kind'],
      ['wallet_entries', 'id, micros'],
      ['campaign_boards', 'campaign_id, board_id'],
    ] as const) {
      const read = async (one: Database): Promise<object[]> =>
        (await one.pool.query<object>(`select ${columns} from ${table} order by ${columns}`)).rows;
      expect(await read(other)).toEqual(await read(database));
    }
  } finally {
    await other.close();
  }
}, 60_000);
