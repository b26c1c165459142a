import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { listArtworks, listFiles } from '#contract/artwork';
import {
  boardSorts,
  findBoardsByDevice,
  getBoardUncached,
  listBoardIds,
  listBoards,
  listClusters,
} from '#contract/boards';
import { startApp, type TestApp } from '#test/app';
import { sweep } from '#test/sweep';

const boardCount = 20_000;
/** Tables that grow large in production: no query may use a sequential scan on them. */
const large = [
  'boards',
  'files',
  'campaigns',
  'campaign_boards',
  'campaign_artworks',
  'file_events',
  'audit_log',
  'submissions',
  'ads',
];

interface Sent {
  /** The name of a prepared statement. PostgreSQL may switch to a generic plan after five executions. */
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** The number of returned rows. */
  rows: number;
}
interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}
let app: TestApp;
let client: PoolClient;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'error' });
  await fill();
  client = await app.services.database.pool.connect();
}, 120_000);
afterAll(async () => {
  client.release();
  await app.close();
});

/** Inserts so many boards, artworks, campaigns and bookings that the planner prefers an index wherever one fits. */
async function fill(): Promise<void> {
  await app.db.execute(sql`
    insert into boards (id, boardname, boardname_key, country, country_key, city, city_key, publisher_name, publisher_name_key, venue_type, venue_type_key, lat, long, device_id, board_owner, team, board_paused, is_deleted, created_at, last_edited)
    select lpad(to_hex(n * 7919 % 20011), 24, '0'), name, lower(name), place, lower(place), 'City ' || n % 997, 'city ' || n % 997, 'Publisher ' || n % 5, 'publisher ' || n % 5, 'Venue ' || n % 12, 'venue ' || n % 12,
      (n % 170) - 84.5, (n % 359) - 179.5, 'device-' || n, 'org-' || n % 8, 'team-' || n % 40, n % 10 = 0, n % 20 = 1, now() - n * interval '1 minute', case when n % 3 = 0 then null else now() - n % 500 * interval '1 second' end
    from (select n, 'Board ' || n % 15000 as name, 'Country ' || n % 20 as place from generate_series(1, ${boardCount}) as n) as made`);
  await app.db.execute(sql`
    insert into files (id, file_name, file_name_key, storage_key, file_format, sha256, bytes, facts, is_pre_approved, created_at)
    select 'file-' || n, 'File ' || n, 'file ' || n, 'key-' || n, 'image/png', '0', 1, '{}', case n % 3 when 0 then true when 1 then false end, now() - n * interval '1 minute' from generate_series(1, 8000) as n`);
  await app.db.execute(
    sql`insert into campaigns (id, campaign_name, campaign_name_key) select 'c-' || n, 'C ' || n, 'c ' || n from generate_series(1, 3000) as n`,
  );
  await app.db.execute(
    sql`insert into campaign_boards (campaign_id, board_id) select distinct 'c-' || n % 3000 + 1, lpad(to_hex((n * 31 % ${boardCount} + 1) * 7919 % 20011), 24, '0') from generate_series(1, 12000) as n`,
  );
  await app.db.execute(
    sql`insert into campaign_artworks (campaign_id, file_id) select distinct 'c-' || n % 3000 + 1, 'file-' || n % 8000 + 1 from generate_series(1, 9000) as n`,
  );
  await app.db.execute(
    sql`insert into ads (id, ad_name, ad_name_key, file_id, campaign_id) select 'ad-' || n, 'Ad ' || n, 'ad ' || n, 'file-' || n % 8000 + 1, 'c-' || n % 3000 + 1 from generate_series(1, 9000) as n`,
  );
  await app.db.execute(
    sql`insert into submissions (id, file_id, driver, external_id, state) select 's-' || n, 'file-' || n, 'admgmt', 'file-' || n || ':1', 'approved' from generate_series(1, 4000) as n`,
  );
  await app.db.execute(sql`analyze`);
}

/** Records the statements that are passed to the driver while `work` runs. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { pool } = app.services.database;
  const query = pool.query.bind(pool);
  // `Object.assign`, because the overloads in the driver's types do not allow a plain assignment.
  Object.assign(pool, {
    query: async (config: { name?: string; text: string; values?: unknown[] } | string, given?: unknown[]) => {
      const { name, text, values } =
        typeof config === 'string' ? { name: undefined, text: config, values: undefined } : config;
      const answer: unknown = await (given === undefined ? query(config as never) : query(config as never, given)); // passed on unchanged
      sent.push({ name, text, values: values ?? given ?? [], rows: (answer as { rows: unknown[] }).rows.length }); // the driver's result
      return answer;
    },
  });
  await work().finally(() => Reflect.deleteProperty(pool, 'query'));
  return sent;
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return client.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value).replace(/^"|"$/g, ''));
};

/** The large tables that a statement scans sequentially, in its custom plan and, if it is prepared, in its generic plan. */
async function wholeReads({ name = '', text, values }: Omit<Sent, 'rows'>): Promise<string[]> {
  const found: string[] = [];
  for (const mode of name === '' ? ['force_custom_plan'] : ['force_custom_plan', 'force_generic_plan']) {
    await client.query(`set plan_cache_mode = ${mode}`);
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) execute looked_at${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`,
    );
    await client.query('deallocate looked_at');
    found.push(
      ...seqScans(rows[0]?.['QUERY PLAN'][0]?.Plan).map((table) => `${mode}: ${table} in ${text.slice(0, 400)}`),
    );
  }
  return found;
}

const seqScans = (plan: Plan | undefined): string[] => {
  if (plan === undefined) return [];
  const own =
    plan['Node Type'] === 'Seq Scan' && large.includes(plan['Relation Name'] ?? '')
      ? [plan['Relation Name'] ?? '']
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap(seqScans)];
};

async function expectNoWholeReads(work: () => Promise<{ status: number }>): Promise<Sent[]> {
  const sent = await sentBy(async () => {
    expect((await work()).status).toBe(200);
  });
  const asked = sent.filter(({ text }) => /^\s*(select|with)/i.test(text));
  expect(asked.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const one of asked) found.push(...(await wholeReads(one)));
  expect(found).toEqual([]);
  return asked;
}

const pageSize = 10;
const last = boardCount / pageSize;

test('a plan that reads a whole table would be noticed', async () => {
  expect(
    await wholeReads({ name: 'kept', text: 'select count(*) from boards where opening_hours = $1', values: ['x'] }),
  ).toHaveLength(2);
});

test('every order: first and last page read no table from end to end', async () => {
  // Until the board index is loaded, the database sorts, which reads the whole table.
  await app.services.boardFinder.ready();
  const orders = boardSorts.flatMap((sortID) => [true, false].map((sortDesc) => ({ sortID, sortDesc })));
  await sweep(
    orders.map((order) => [JSON.stringify(order), order] as const),
    async ({ sortID, sortDesc }) => {
      for (const page of [1, 2, last]) {
        await expectNoWholeReads(async () => {
          const answer = await app.call(listBoards, { query: { sortID, sortDesc, page, pageSize } });
          expect(answer.reply.totalBoards).toBe(boardCount);
          return answer;
        });
      }
    },
  );
});

describe('filtered', () => {
  beforeAll(() => app.services.boardFinder.ready());

  test('first and last page', () =>
    sweep(
      [
        { search: 'board 77' },
        { search: 'device-500' },
        { country: 'Country 3' },
        { publisher: 'Publisher 2' },
        { venueType: 'Venue 7' },
        { paused: true },
        { paused: false },
        { deleted: true },
        { deleted: false },
        { placed: true },
        { orgID: 'org-3' },
        { orgID: 'org-3', teamID: 'team-11' },
        { bbox: '-10,40,5,60' },
        { search: 'city 9', country: 'Country 3', deleted: false },
      ].map((filter) => [JSON.stringify(filter), filter] as const),
      async (filter) => {
        const total = (await app.call(listBoards, { query: { ...filter, pageSize: 1 } })).reply.totalBoards;
        expect(total).toBeGreaterThan(0);
        for (const page of [1, Math.ceil(total / pageSize)])
          await expectNoWholeReads(() => app.call(listBoards, { query: { ...filter, page, pageSize } }));
      },
    ));

  test('the map', async () => {
    await expectNoWholeReads(() => app.call(listClusters, { query: { bbox: '-10,40,5,60', zoom: 4 } }));
  });

  test('the ids of all that match', async () => {
    await expectNoWholeReads(() => app.call(listBoardIds, { query: { country: 'Country 3' } }));
  });
});

test('one board, and the boards of a device', async () => {
  const [{ _id: id } = { _id: '' }] = (await app.call(listBoards, { query: { pageSize } })).reply.boards;
  await expectNoWholeReads(() => app.call(getBoardUncached, { params: { id } }));
  await expectNoWholeReads(() => app.call(findBoardsByDevice, { params: { deviceId: 'device-77' } }));
});

test.each([
  [listArtworks, {}],
  [listFiles, { approvedOnly: true }],
  [listFiles, { disapprovedOnly: true }],
] as const)('the first page of an artwork list walks an index', async (call, query) => {
  const sent = await sentBy(async () => {
    expect((await app.call(call, { query })).status).toBe(200);
  });
  const pages = sent.filter(({ text }) => / limit /.test(text) && text.includes('file_name'));
  expect(pages).toHaveLength(1);
  expect(await wholeReads(pages[0]!)).toEqual([]);
});

test('a page reads no more rows than it returns', async () => {
  const sent = await sentBy(() => app.call(listBoards, { query: { page: 700, pageSize } }));
  // The session, the total, and ten boards.
  expect(sent.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(pageSize + 4);
});
