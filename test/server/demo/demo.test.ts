import { seedDemo } from '../../../demo/seedDemo';
import { findCampaigns } from '../../../src/server/campaigns/campaigns.queries';
import { configErrors } from '../../../src/server/campaigns/configErrors.rules';
import { outcomeOn } from '#contract/fitRules';
import { testDatabase } from '#test/database';
import { sweep } from '#test/sweep';

const now = new Date('2026-11-21T12:00:00Z');
const database = testDatabase();
const store = new Map<string, { bytes: Buffer; type: string }>();

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await database.pool.query<T>(text, values)).rows;
const count = async (what: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n ?? -1;

beforeAll(async () => {
  await seedDemo(
    database.db,
    { put: (key, bytes, type) => Promise.resolve(void store.set(key, { bytes, type })) },
    now,
    'the hash',
  );
}, 120_000);

describe('people and organisations', () => {
  it('has three administrators and a member, all with the password', async () => {
    const people = await rows<{ email: string; name: string; is_admin: boolean; password_hash: string }>(
      "select email, trim(first_name || ' ' || last_name) as name, is_admin, password_hash from users order by created_at",
    );
    expect(people.filter(({ is_admin }) => is_admin).map(({ email, name }) => [email, name])).toEqual([
      ['admin@example.com', 'Robin Vale'],
      ['second@example.com', 'Ana Okafor'],
      ['noname@example.com', ''],
    ]);
    expect(people).toContainEqual({
      email: 'member@example.com',
      name: 'Teo Marsh',
      is_admin: false,
      password_hash: 'the hash',
    });
    expect(new Set(people.map(({ password_hash }) => password_hash))).toEqual(new Set(['the hash']));
  });

  it('has wallets on both sides of every threshold, each the sum of its ledger', async () => {
    const wallets = await rows<{ funds: string; ledger: string; last: string }>(
      'select funds_micros as funds, (select sum(micros) from wallet_entries e where e.org_id = o.id) as ledger, (select balance_micros from wallet_entries e where e.org_id = o.id order by at desc limit 1) as last from organisations o',
    );
    expect(wallets.map(({ funds }) => Number(funds) / 1e6).sort((a, b) => a - b)).toEqual([
      4.99, 5, 5.01, 9.99, 10, 16.6, 120.5, 2500,
    ]);
    for (const { funds, ledger, last } of wallets) expect([ledger, last]).toEqual([funds, funds]);
  });

  it('puts Robin into 4 of 12 teams of 3 organisations, the first of an ordinary one with 120.50', async () => {
    const mine = await rows<{ team: string; org: string; type: string; funds: string }>(
      "select t.team_name as team, o.org_name as org, o.org_type as type, o.funds_micros as funds from team_members m join users u on u.id = m.user_id join teams t on t.id = m.team_id join organisations o on o.id = t.org_id where u.email = 'admin@example.com' order by m.team_order",
    );
    expect(mine.map(({ team }) => team)).toEqual(['Launch squad', 'Roadside crew', 'Transit team', 'Mall network']);
    expect(new Set(mine.map(({ org }) => org)).size).toBe(3);
    expect(mine[0]).toMatchObject({ org: 'Alder & Finch', funds: '120500000' });
    expect(mine[0]?.type).not.toBe('Board Owner');
  });
});

const at = `'${now.toISOString()}'::timestamptz`;
const undecided = 'not is_reviewed and is_pre_approved is null';
const newest =
  "(select f.*, exists (select 1 from ads a where a.file_id = f.id) as has_ads from files f where purpose = 'artwork' order by created_at desc limit 45) f";

const exactly: Readonly<Record<string, number>> = {
  "files where purpose = 'artwork'": 64,
  "files where purpose = 'artwork' and is_pre_approved": 22,
  "files where purpose = 'artwork' and is_pre_approved = false and approval_comment <> ''": 9,
  "files where purpose = 'artwork' and is_pre_approved is null": 33,
  boards: 320,
  '(select distinct country from boards) c': 20,
  '(select boardname_key from boards where not is_deleted group by 1 having count(*) > 1) twice': 0,
  campaigns: 44,
  teams: 12,
  "organisations where org_type = 'Board Owner'": 2,
};
/** For each kind how many there are at least. */
const atLeast: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [`${newest} where`]: {
    [`${undecided} and has_ads`]: 10,
    [`${undecided} and not has_ads`]: 10,
    'is_pre_approved = false': 6,
  },
  'organisations where': {
    'parent_org is not null': 2,
  },
  "files where purpose = 'artwork' and": {
    'is_reviewed and is_pre_approved is null': 1,
    'not is_reviewed and is_pre_approved': 1,
    'not is_reviewed and is_pre_approved = false': 1,
    'reach_creative_id is not null': 1,
    'reach_creative_id is not null and mw_creative_id is not null': 1,
    'is_pre_approved and reach_creative_id is null and mw_creative_id is null': 1,
    'exists (select 1 from ads where file_id = files.id) and not exists (select 1 from campaign_artworks where file_id = files.id)': 1,
    'not exists (select 1 from ads where file_id = files.id) and exists (select 1 from campaign_artworks where file_id = files.id)': 1,
    'not exists (select 1 from ads where file_id = files.id) and not exists (select 1 from campaign_artworks where file_id = files.id)': 1,
    "file_name ~ '[а-я]'": 1,
    "file_name ~ '[ء-ي]'": 1,
    'length(file_name) = 180': 1,
    "file_name like '%\"%'": 1,
    "file_name like '%<%'": 1,
    "file_format = 'video/mp4'": 1,
    "file_format = 'image/gif' and duration_ms > 0": 1,
  },
  'boards where': {
    'board_paused and not is_deleted': 10,
    is_deleted: 8,
    "board_file is null and coalesce(board_img_url, '') = ''": 10,
    'board_file is not null': 100,
    "board_img_url like '/files/%'": 10,
    'lat = 0 and long = 0': 1,
    'board_owner is null': 1,
    "reach_board_id <> ''": 100,
    "device_id = ''": 5,
  },
  'campaigns where': {
    [`not campaign_paused and start_time <= ${at} and (end_time is null or end_time > ${at})`]: 10,
    campaign_paused: 5,
    [`end_time < ${at}`]: 4,
    'end_time is null': 4,
    'not is_daily_budget_enabled and not is_monthly_budget_enabled': 4,
    [`start_time > ${at}`]: 3,
    'parent_org is null': 1,
    'not exists (select 1 from campaign_boards where campaign_id = id)': 1,
    'not exists (select 1 from campaign_artworks where campaign_id = id)': 1,
    'exists (select 1 from campaign_artworks u join files f on f.id = u.file_id where u.campaign_id = campaigns.id and f.is_pre_approved = false)': 4,
    'exists (select 1 from campaign_boards u join boards b on b.id = u.board_id where u.campaign_id = campaigns.id and b.is_deleted)': 1,
    'exists (select 1 from campaign_boards u join boards b on b.id = u.board_id where u.campaign_id = campaigns.id and b.board_paused)': 1,
    "campaign_name like '%<%' and campaign_name like '%\"%'": 1,
  },
};

it('has as many records of every kind as the pages need', async () => {
  await sweep(Object.entries(exactly), async (expected, what) => expect(await count(what)).toBe(expected));
  for (const [table, kinds] of Object.entries(atLeast))
    await sweep(Object.entries(kinds), async (least, kind) =>
      expect(await count(`${table} ${kind}`)).toBeGreaterThanOrEqual(least),
    );
});

describe('artworks', () => {
  it('has the state of the platform for some: failed twice, approved, pending, denied', async () => {
    const states = await rows<{ state: string; n: number }>(
      'select state, count(*)::int as n from submissions s join files f on f.id = s.file_id group by state',
    );
    const of = Object.fromEntries(states.map(({ state, n }) => [state, n]));
    expect(of).toMatchObject({ failed: 2, approved: expect.any(Number) as number, pending: 2, denied: 1 });
    expect(
      await count(
        "submissions s join files f on f.id = s.file_id where s.state = 'failed' and f.is_pre_approved and s.last_error <> '' and s.next_attempt_at is null",
      ),
    ).toBe(2);
    expect(
      await count(
        'submissions s join files f on f.id = s.file_id where s.remote_id is distinct from f.reach_creative_id',
      ),
    ).toBe(0);
  });

  it('tells who decided each, and when it was uploaded', async () => {
    expect(
      await count(
        "files f where purpose = 'artwork' and not exists (select 1 from file_events e where e.file_id = f.id and e.kind = 'uploaded' and e.at = f.created_at)",
      ),
    ).toBe(0);
    expect(
      await count(
        "files f where is_pre_approved is not null and not exists (select 1 from file_events e where e.file_id = f.id and e.kind in ('approved', 'disapproved') and e.at = f.decided_at and e.by_user = f.decided_by)",
      ),
    ).toBe(0);
    expect(await count('file_events where at > $1::timestamptz'.replace('$1', `'${now.toISOString()}'`))).toBe(0);
  });

  it('fits some of the boards booked and others not', async () => {
    const booked = await rows<{
      file: string;
      created: Date;
      fw: number;
      fh: number;
      ms: number | null;
      type: string;
      bw: number;
      bh: number;
      ad_types: string[];
    }>(
      `select f.file_name as file, f.width as fw, f.height as fh, f.duration_ms as ms, f.file_format as type, b.width as bw, b.height as bh, b.ad_types
       from ${newest} join campaign_artworks u on u.file_id = f.id join campaign_boards c on c.campaign_id = u.campaign_id join boards b on b.id = c.board_id where not b.is_deleted`,
    );
    const outcomes = new Map<string, Set<string>>();
    for (const { file, fw, fh, ms, type, bw, bh, ad_types } of booked) {
      const { outcome } = outcomeOn(
        { width: fw, height: fh, durationMs: ms, type },
        { width: bw, height: bh, adTypes: ad_types },
      );
      outcomes.set(file, (outcomes.get(file) ?? new Set()).add(outcome));
    }
    expect([...outcomes.values()].filter((kinds) => kinds.size > 1).length).toBeGreaterThanOrEqual(6);
    expect(outcomes.get('kestrel_lisbon_1920x1080.jpg')).toEqual(new Set(['exact', 'bars', 'nofit']));
    expect([...(outcomes.get('volta_launch_3840x1080.mp4') ?? [])].sort()).toEqual(['exact', 'type']);
  });
});

describe('boards', () => {
  it('has exactly one pair of live boards with one device id', async () => {
    const pairs = await rows<{ slots: number[] }>(
      "select array_agg(device_slot order by device_slot) as slots from boards where device_id <> '' and not is_deleted group by device_id having count(*) > 1",
    );
    expect(pairs).toEqual([{ slots: [0, 1] }]);
  });

  it('shows pictures that are stored, and only coordinates that the form would take', async () => {
    const used = await rows<{ key: string }>(
      'select distinct f.storage_key as key from boards b join files f on f.id = b.board_file union select distinct substr(board_img_url, 8) from boards where board_img_url is not null',
    );
    expect(used.length).toBeGreaterThanOrEqual(12);
    for (const { key } of used) expect(store.get(key)?.type).toBe('image/jpeg');
    expect(
      await count('boards where abs(lat) >= 90 or abs(long) > 180 or width < 1 or height < 1 or surface_area <= 0'),
    ).toBe(0);
  });
});

describe('campaigns', () => {
  it('has nothing wrong with a share of them, and something with most', async () => {
    const all = await findCampaigns(database.db, { visible: 'all' }, { sortID: 'campaignName', sortDesc: false });
    const fine = all.filter((campaign) => configErrors(campaign).length === 0);
    expect(fine.map(({ campaignName }) => campaignName)).toEqual([
      'Five bars, everywhere',
      'Late is a choice',
      'Night trains, Prague',
      'Plant one, winter',
      'The Long Winter',
      'Thirty cities',
    ]);
  });

  /** The percentage of a budget that is left `hours` later, computed from the rows of the database. */
  async function left(name: string, window: 'daily' | 'monthly', hours: number): Promise<number> {
    const { rows } = await database.pool.query<{ share: string }>(
      `select round(100 - 100.0 * coalesce((select sum(micros) from campaign_spend s where s.campaign_id = c.id and s.at > ${at} + $2 * interval '1 hour' - $3::interval), 0) / c.${window}_budget_micros, 6) as share from campaigns c where campaign_name = $1`,
      [name, hours, window === 'daily' ? '24 hours' : '30 days'],
    );
    return Number(rows[0]?.share);
  }

  it('leaves of each budget what the pages show, now and for most of a day', () =>
    sweep(
      [
        ['Volta launch', ['daily', 14.9]],
        ['Volta launch', ['monthly', 62.4]],
        ['Bearly dirty', ['daily', 14.9]],
        ['The Long Winter', ['monthly', 14.9]],
        ['Squeeze the day', ['daily', 15]],
        ['Oat everything', ['monthly', 15]],
        ['Winter fares, Lisbon', ['daily', 82]],
        ['Cold brew commute', ['daily', 100]],
        ['Simply fastest', ['daily', -10]],
      ] as const,
      async ([window, share], name) => {
        expect([await left(name, window, 0), await left(name, window, 20)]).toEqual([share, share]);
      },
    ));
});
