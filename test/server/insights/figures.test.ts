import fc from 'fast-check';
import type { CallInput, ReplyOf } from '#contract/endpoint';
import { listSubmissions } from '#contract/ads';
import { listArtworks } from '#contract/artwork';
import { listBoards } from '#contract/boards';
import { listCampaigns } from '#contract/campaigns';
import * as contract from '#contract/insights';
import { listWalletEntries, spendDays } from '#contract/organisations';
import { testApp } from '#test/app';
import { history, writeHistory } from '#test/insightHistories';
import { anOrganisation, aUser } from '#test/people';

const app = testApp();
let owners: string[];
let people: string[];
beforeAll(async () => {
  owners = await Promise.all(['Halden', 'Åre', 'Zinnia'].map((orgName) => anOrganisation(app.db, { orgName })));
  people = [app.adminId, await aUser(app.db, { email: 'ana@test.example' })];
});

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Runs SQL on the source tables, independently of the indexes and rollups that the figures use. */
async function plain<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await app.services.database.pool.query(query, values)).rows as Row[]; // the caller knows the columns
}
async function one<Row>(query: string, values: unknown[] = []): Promise<Row> {
  return (await plain<Row>(query, values))[0]!;
}
interface Range {
  from: string;
  to: string;
  orgID?: string;
}
const bounds = ({ from, to, orgID }: Range): unknown[] => [from, to, orgID ?? null];
const within = (column: string): string =>
  `${column} >= ($1::date)::timestamp at time zone 'UTC' and ${column} < ($2::date + 1)::timestamp at time zone 'UTC'`;
const decided = `purpose = 'artwork' and deleted_at is null and is_pre_approved is not null and ${within('decided_at')} and ($3::text is null or org_id = $3)`;

/** Counts the artworks that waited at a moment, according to their history. */
const waitingAt = (moment: string, orgID: string | undefined): Promise<{ n: number }> =>
  one(
    `select count(*)::int as n from files f where purpose = 'artwork' and created_at < least($1::timestamptz, now())
       and (deleted_at is null or deleted_at >= least($1::timestamptz, now())) and ($2::text is null or org_id = $2)
       and coalesce((select to_state from file_events e where e.file_id = f.id and kind in ('approved', 'disapproved', 'undone')
         and e.at < least($1::timestamptz, now()) order by e.at desc limit 1), 'not set') = 'not set'`,
    [moment, orgID ?? null],
  );

async function checkWaiting(range: Range): Promise<void> {
  const { reply } = await app.call(contract.getWaiting, { query: range });
  const days = reply.step === 'day' ? 1 : 7;
  for (const { day, waiting } of reply.points) {
    const end = new Date(
      Math.min(Date.parse(day) + days * 86_400_000, Date.parse(range.to) + 86_400_000),
    ).toISOString();
    expect([day, waiting]).toEqual([day, (await waitingAt(end, range.orgID)).n]);
  }
  const { orgID } = range;
  const list = await app.call(listArtworks, { query: { notSet: true, ...(orgID === undefined ? {} : { orgID }) } });
  expect(reply.now).toBe(list.reply.totalFiles);
}

const times = `count(*)::int as decisions, percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) as median,
  percentile_cont(0.95) within group (order by extract(epoch from decided_at - created_at)) as percentile95 from files`;
type Times = ReplyOf<typeof contract.getDecisionTimes>['points'][number];

async function checkTimes(range: Range): Promise<void> {
  const { reply } = await app.call(contract.getDecisionTimes, { query: range });
  const whole = await one<Omit<Times, 'day'>>(`select ${times} where ${decided}`, bounds(range));
  expect(reply).toMatchObject(whole);
  if (reply.step !== 'day') return;
  for (const { day, ...point } of reply.points)
    expect(point).toEqual(await one(`select ${times} where ${decided}`, bounds({ ...range, from: day, to: day })));
}

async function checkDecisions(range: Range): Promise<void> {
  const { reply } = await app.call(contract.getDecisions, { query: range });
  const by = (what: string) =>
    plain<{ key: string; approved: number; rejected: number }>(
      `select ${what} as key, (count(*) filter (where is_pre_approved))::int as approved, (count(*) filter (where not is_pre_approved))::int as rejected
       from files where ${decided} group by 1 order by 1`,
      bounds(range),
    );
  const [all = { approved: 0, rejected: 0 }] = await by("'all'");
  expect(reply).toMatchObject({ approved: all.approved, rejected: all.rejected });
  const sorted = <T extends { key: string | null }>(rows: T[]): T[] =>
    rows.sort((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  expect(sorted(reply.people.map(({ userID, approved, rejected }) => ({ key: userID, approved, rejected })))).toEqual(
    sorted(await by('decided_by')),
  );
  expect(
    sorted(reply.organisations.map(({ orgID, approved, rejected }) => ({ key: orgID, approved, rejected }))),
  ).toEqual(sorted(await by('org_id')));
  const reasons = await plain<{ key: string; rejected: number }>(
    `select approval_comment as key, count(*)::int as rejected from files where ${decided} and not is_pre_approved group by 1`,
    bounds(range),
  );
  expect(new Set(reply.reasons.map(({ reason, rejected }) => `${reason} ${String(rejected)}`))).toEqual(
    new Set(reasons.map(({ key, rejected }) => `${key} ${String(rejected)}`)),
  );
  await checkDecisionLists(range, reply);
}

/** Checks that the list behind each number has the same total. */
async function checkDecisionLists(
  { from, to, orgID }: Range,
  reply: ReplyOf<typeof contract.getDecisions>,
): Promise<void> {
  const total = async (query: CallInput<typeof listArtworks>['query']): Promise<number> =>
    (
      await app.call(listArtworks, {
        query: { decidedFrom: from, decidedTo: to, ...(orgID === undefined ? {} : { orgID }), ...query },
      })
    ).reply.totalFiles;
  expect(await total({})).toBe(reply.approved + reply.rejected);
  expect(await total({ disapprovedOnly: true })).toBe(reply.rejected);
  for (const { reason, rejected } of reply.reasons) expect(await total({ reason })).toBe(rejected);
  for (const { userID, approved, rejected } of reply.people)
    expect(await total({ decidedBy: userID ?? '' })).toBe(approved + rejected);
  for (const line of reply.organisations)
    expect(await total({ orgID: line.orgID ?? '' })).toBe(line.approved + line.rejected);
}

async function checkSubmissions(range: Range): Promise<void> {
  const { reply } = await app.call(contract.getSubmissionFigures, { query: range });
  const where = `from submissions s join files f on f.id = s.file_id where f.deleted_at is null and ${within('s.created_at')} and ($3::text is null or f.org_id = $3)`;
  const states = await plain<{ state: string; submissions: number }>(
    `select state, count(*)::int as submissions ${where} group by 1 order by 1`,
    bounds(range),
  );
  expect([...reply.states].sort((a, b) => (a.state < b.state ? -1 : 1))).toEqual(states);
  const took = 'extract(epoch from s.verdict_at - s.created_at)';
  expect(reply).toMatchObject(
    await one<Record<string, unknown>>(
      `select count(*)::int as total, count(s.verdict_at)::int as verdicts, percentile_cont(0.5) within group (order by ${took}) as median,
       percentile_cont(0.95) within group (order by ${took}) as percentile95 ${where}`,
      bounds(range),
    ),
  );
  const { from: createdFrom, to: createdTo, orgID } = range;
  const query = { createdFrom, createdTo, ...(orgID === undefined ? {} : { orgID }) };
  expect((await app.call(listSubmissions, { query })).reply.totalSubmissions).toBe(reply.total);
  for (const { state, submissions } of reply.states)
    expect((await app.call(listSubmissions, { query: { ...query, state } })).reply.totalSubmissions).toBe(submissions);
}

async function checkSpend(range: Range): Promise<void> {
  const { reply } = await app.call(contract.getSpend, { query: range });
  const { from, to, orgID } = range;
  const list = await app.call(listCampaigns, {
    query: { runsFrom: from, runsTo: to, hasBudget: true, ...(orgID === undefined ? {} : { orgID }) },
  });
  const ids = list.reply.campaigns.map(({ _id }) => _id);
  expect(reply.campaigns).toBe(ids.length);
  const spent = await plain<{ id: string; spent: number }>(
    `select campaign_id as id, sum(micros)::float8 / 1e6 as spent from campaign_spend where campaign_id = any($3) and ${within('at')} group by 1`,
    [from, to, ids],
  );
  expect(reply.spent).toBeCloseTo(
    spent.reduce((sum, row) => sum + row.spent, 0),
    6,
  );
  for (const row of reply.rows) {
    expect(ids).toContain(row.campaignID);
    expect(row.spent).toBeCloseTo(spent.find(({ id }) => id === row.campaignID)?.spent ?? 0, 6);
    expect(row.plannedSoFar).toBeLessThanOrEqual(row.planned + 0.01);
  }
}

async function checkWallets(orgID: string | undefined): Promise<void> {
  const { reply } = await app.call(contract.getWallets, { query: orgID === undefined ? {} : { orgID } });
  const rows = await plain<{ id: string; funds: number; a_day: number }>(
    `select o.id, o.funds_micros::float8 / 1e6 as funds, coalesce((select sum(s.micros) from campaign_spend s join campaigns c on c.id = s.campaign_id
       where c.parent_org = o.id and (s.at at time zone 'UTC')::date between (now() at time zone 'UTC')::date - 29 and (now() at time zone 'UTC')::date), 0)::float8 / 30e6 as a_day
     from organisations o where $1::text is null or o.id = $1`,
    [orgID ?? null],
  );
  expect(reply.wallets).toBe(rows.length);
  expect(reply.low).toBe(rows.filter(({ funds, a_day }) => a_day > 0 && funds / a_day < contract.lowDays).length);
  for (const row of reply.rows) {
    const known = rows.find(({ id }) => id === row.orgID)!;
    expect(row.funds).toBe(known.funds);
    expect(row.spendADay).toBeCloseTo(known.a_day, 6);
    if (known.a_day === 0) expect(row.lastsDays).toBeNull();
    else expect(row.lastsDays).toBeCloseTo(known.funds / known.a_day, 3);
  }
}

async function checkBoards(orgID: string | undefined): Promise<void> {
  const query = orgID === undefined ? {} : { orgID };
  const { reply } = await app.call(contract.getBoardFigures, { query });
  const total = async (filter: CallInput<typeof listBoards>['query']): Promise<number> =>
    (await app.call(listBoards, { query: { ...query, ...filter } })).reply.totalBoards;
  expect(reply.total).toBe(await total({}));
  const sums = await plain<{ country: string; boards: number }>(
    `select lower(country) as country, count(*)::int as boards from boards where $1::text is null or board_owner = $1 group by 1 order by 1`,
    [orgID ?? null],
  );
  expect(
    reply.countries
      .map(({ name, boards }) => ({ country: name.toLowerCase(), boards }))
      .sort((a, b) => (a.country < b.country ? -1 : 1)),
  ).toEqual(sums);
  for (const { name, boards } of reply.types) if (name !== '') expect(await total({ venueType: name })).toBe(boards);
  expect(await total({ deleted: false, paused: false })).toBe(reply.states.active);
  expect(await total({ deleted: false, paused: true })).toBe(reply.states.paused);
  expect(await total({ deleted: true })).toBe(reply.states.deleted);
}

test('every number equals a plain count over the same rows, and the list that it links to', async () => {
  await fc.assert(
    fc.asyncProperty(
      history,
      fc.record({
        from: fc.integer({ min: -150, max: -1 }),
        to: fc.integer({ min: -20, max: 3 }),
        owner: fc.constantFrom(undefined, 0, 1),
      }),
      async (given, { from, to, owner }) => {
        await writeHistory(app.services.database, given, { people, owners });
        const orgID = owner === undefined ? undefined : owners[owner];
        const range: Range = {
          from: dayFromNow(Math.min(from, to)),
          to: dayFromNow(to),
          ...(orgID === undefined ? {} : { orgID }),
        };
        await checkWaiting(range);
        await checkTimes(range);
        await checkDecisions(range);
        await checkSubmissions(range);
        await checkSpend(range);
        await checkWallets(orgID);
        await checkBoards(orgID);
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
}, 180_000);

test('one organisation spent the same in its ledger, its wallet, its campaigns and the plots', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      const campaigns = given.campaigns.map((one) => ({ ...one, isDeleted: false, fate: 'kept' as const, daily: 1 }));
      await writeHistory(app.services.database, { ...given, campaigns }, { people, owners });
      const range = { from: dayFromNow(1 - spendDays), to: dayFromNow(0) };
      for (const orgID of owners) {
        const { spent: ledger } = (await app.call(listWalletEntries, { params: { id: orgID } })).reply;
        const [wallet] = (await app.call(contract.getWallets, { query: { orgID } })).reply.rows;
        const listed = (await app.call(listCampaigns, { query: { orgID } })).reply.campaigns;
        const pages = await Promise.all(
          listed.map(({ _id }) => app.call(contract.getCampaignSpend, { params: { id: _id } })),
        );
        const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        const ofPages = pages.map(({ reply }) => sum(reply.points.map(({ spent }) => spent)));
        expect(sum(ofPages)).toBeCloseTo(ledger!, 6);
        expect(listed.map(({ campaignExpense }) => campaignExpense.monthlyExpense.toFixed(6))).toEqual(
          ofPages.map((spent) => spent.toFixed(6)),
        );
        expect(wallet!.spendADay * spendDays).toBeCloseTo(ledger!, 6);
        const { rows } = (await app.call(contract.getSpend, { query: { ...range, orgID } })).reply;
        for (const { campaignID, spent } of rows)
          expect(spent).toBeCloseTo(ofPages[listed.findIndex(({ _id }) => _id === campaignID)]!, 6);
      }
    }),
    { numRuns: 2, endOnFailure: true },
  );
}, 60_000);

test('a range that is too long or reversed is refused, naming the field', async () => {
  const of = async (from: string, to: string) =>
    (await app.call(contract.getSpend, { query: { from, to } })).failure.fields;
  expect(await of('2026-02-01', '2026-01-31')).toEqual([{ path: 'to', message: 'Must not be before the first day' }]);
  expect(await of('2025-01-01', '2026-01-02')).toEqual([
    { path: 'to', message: 'The range may have at most 366 days' },
  ]);
  expect(await of('2026-02-30', '2026-03-01')).toEqual([{ path: 'from', message: 'Must be a day, as in 2026-11-22' }]);
  expect(await of('0000-01-01', '0000-01-02')).toEqual(
    ['from', 'to'].map((path) => ({ path, message: 'Must be in the years 1000 to 9999' })),
  );
});
