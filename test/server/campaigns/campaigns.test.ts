import { listAds, listAdsByArtwork } from '#contract/ads';
import * as contract from '#contract/campaigns';
import { isInState } from '#contract/campaignStates';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign, aDifference, someBoards } from '#test/boards';
import { anOrganisation, aTeam } from '#test/people';
import { campaignSpend } from '../../../src/server/db/schema/schema';

const app = testApp();
let org: string;
let team: string;
beforeAll(async () => {
  org = await anOrganisation(app.db, { orgName: 'Kestrel', fundsMicros: 5_000_000 });
  team = await aTeam(app.db, { orgId: org, teamName: 'Desk' });
});

const read = async (id: string) => (await app.call(contract.getCampaign, { params: { id } })).reply;
const list = async (query: object = {}) => (await app.call(contract.listCampaigns, { query })).reply;
const create = (body: object, headers = {}) =>
  app.call(
    contract.createCampaign,
    { body: { campaignName: 'New', parentOrg: org, managementTeam: team, ...body } },
    { headers },
  );
const modify = (id: string, body: object, headers = {}) =>
  app.call(contract.modifyCampaign, { params: { id }, body }, { headers });

describe('the list', () => {
  test('has all campaigns of the selection; with a page size one page, searched and sorted here', async () => {
    const other = await anOrganisation(app.db);
    for (let i = 0; i < 12; i += 1)
      await aCampaign(app.db, {
        campaignName: `Listed ${String(i)}`,
        parentOrg: org,
        managementTeam: i < 4 ? team : null,
        campaignPaused: i % 2 === 0,
        endTime: i === 3 ? null : new Date(2026, 0, i + 1),
      });
    await aCampaign(app.db, { campaignName: 'Elsewhere', parentOrg: other });
    await aCampaign(app.db, { campaignName: 'Listed and gone', parentOrg: org, deletedAt: new Date() });
    expect((await list({ orgID: org })).campaigns).toHaveLength(12);
    expect((await list({ orgID: org, teamID: team })).campaigns.map(({ campaignName }) => campaignName)).toEqual([
      'Listed 3',
      'Listed 2',
      'Listed 1',
      'Listed 0',
    ]);
    const page = await list({ orgID: org, pageSize: 5, page: 3, sortDesc: false });
    expect([page.campaigns.length, page.totalCampaigns]).toEqual([2, 12]);
    expect(await list({ orgID: org, page: 3, sortDesc: false })).toEqual(page);
    expect((await list({ orgID: org, pageSize: 5, page: 9 })).campaigns).toEqual([]);
    expect(
      (await list({ orgID: org, search: 'LISTED 1', sortDesc: false })).campaigns.map(
        ({ campaignName }) => campaignName,
      ),
    ).toEqual(['Listed 1', 'Listed 10', 'Listed 11']);
    expect((await list({ orgID: org, paused: true })).campaigns).toHaveLength(6);
    expect((await list({ orgID: org, paused: false })).campaigns).toHaveLength(6);
    const byEnd = (await list({ orgID: org, sortID: 'endTime', sortDesc: false })).campaigns.map(
      ({ endTime }) => endTime,
    );
    expect(byEnd.at(-1)).toBeNull();
    expect(byEnd.slice(0, -1)).toEqual([...byEnd.slice(0, -1)].sort());
    expect((await app.call(contract.listCampaigns, { query: { sortID: 'budget' as never } })).status).toBe(400); // wrong on purpose
  });

  test('narrows to a state, page by page, and a new campaign can be a draft', async () => {
    const states = await anOrganisation(app.db, { fundsMicros: 1 });
    const future = new Date(Date.now() + 86_400_000);
    const common = { parentOrg: states, managementTeam: await aTeam(app.db, { orgId: states }) };
    await aCampaign(app.db, { ...common, campaignName: 'Active', startTime: new Date(0) });
    await aCampaign(app.db, { ...common, campaignName: 'Paused', startTime: new Date(0), campaignPaused: true });
    await aCampaign(app.db, { ...common, campaignName: 'Ended', endTime: new Date(0) });
    const low = { isDailyBudgetEnabled: true, dailyBudgetMicros: 1_000_000, startTime: future };
    const spender = await aCampaign(app.db, { ...common, ...low, campaignName: 'Low', campaignPaused: true });
    await app.db.insert(campaignSpend).values({ campaignId: spender, at: new Date(), micros: 860_000 });
    await create({ ...common, campaignName: 'Draft', startTime: future.toISOString(), campaignPaused: true });
    const all = (await list({ orgID: states })).campaigns;
    const found: Record<string, string[]> = {};
    for (const state of contract.campaignStates) {
      const { campaigns, totalCampaigns } = await list({ orgID: states, state, pageSize: 5 });
      found[state] = campaigns.map(({ campaignName }) => campaignName);
      const expected = all.filter((campaign) => isInState[state](campaign));
      expect([state, campaigns, totalCampaigns]).toEqual([state, expected, expected.length]);
    }
    expect(found).toEqual({
      active: ['Ended', 'Active'],
      paused: ['Paused', 'Low', 'Draft'],
      ended: ['Ended'],
      errors: ['Paused', 'Low', 'Ended', 'Draft', 'Active'],
      low: ['Low'],
      draft: ['Draft'],
    });
    expect((await list({ orgID: states, state: 'errors', pageSize: 2, page: 3 })).campaigns).toHaveLength(1);
  });

  test('counts the boards that none of the artworks fits, and names unnamed ones by their device', async () => {
    const wide = { width: 1920, height: 1080 };
    const tall = { width: 600, height: 4000 };
    const boards = [
      await aBoard(app.db, wide),
      await aBoard(app.db, { ...tall, boardname: '', deviceId: 'tall-1' }),
      await aBoard(app.db, tall),
    ];
    await aDifference(app.db, boards[1]!, '');
    const artworks = [await anArtwork(app.db, { orgId: org, isPreApproved: true })];
    const { campaign } = (await create({ campaignName: 'Unserved', campaignBoards: boards, artworks })).reply;
    expect(campaign.configErrors.map(({ message }) => message)).toEqual([
      "tall-1 is not in the provider's list any more.",
      'No artwork fits 2 of its 3 boards.',
    ]);
  });

  test('returns boards, names, budgets, and the spend of 24 hours and of 30 days', async () => {
    const boards = [
      await aBoard(app.db, { boardname: 'B' }),
      await aBoard(app.db, { boardname: 'A', isDeleted: true }),
    ];
    const id = await aCampaign(app.db, {
      campaignName: 'Spender',
      parentOrg: org,
      managementTeam: team,
      isDailyBudgetEnabled: true,
      dailyBudgetMicros: 250_000_000,
      boards,
    });
    const hours = (n: number) => new Date(Date.now() - n * 3_600_000);
    await app.db.insert(campaignSpend).values(
      [
        [1, 12_750_001],
        [23, 200_000_000],
        [25, 1_000_000],
        [29 * 24, 2_000_000],
        [31 * 24, 4_000_000],
      ].map(([ago, micros]) => ({ campaignId: id, at: hours(ago!), micros: micros! })),
    );
    const [found] = (await list({ search: 'spender' })).campaigns;
    expect(found).toMatchObject({
      _id: id,
      campaignBoards: [boards[1], boards[0]],
      orgName: 'Kestrel',
      teamName: 'Desk',
      parentOrg: org,
      managementTeam: team,
      campaignBudget: {
        isDailyBudgetEnabled: true,
        dailyBudget: 250,
        isMonthlyBudgetEnabled: false,
        monthlyBudget: null,
      },
      campaignExpense: { dailyExpense: 212.750001, monthlyExpense: 215.750001 },
      configErrors: [{ code: 'artworks.none' }],
    });
  });

  test('makes as many queries for a hundred campaigns as for one', async () => {
    for (let i = 0; i < 100; i += 1)
      await aCampaign(app.db, { campaignName: `Many ${String(i)}`, parentOrg: org, boards: [await aBoard(app.db)] });
    const query = jest.spyOn(app.services.database.pool, 'query');
    // Statements of background jobs are not counted.
    const statements = () => query.mock.calls.filter((call) => JSON.stringify(call).includes('campaign')).length;
    await list({ search: 'many 7', pageSize: 1 });
    const forOne = statements();
    expect(forOne).toBeGreaterThan(0);
    query.mockClear();
    expect((await list({ search: 'many', pageSize: 100 })).campaigns).toHaveLength(100);
    expect(statements()).toBe(forOne);
  });
});

describe('creating', () => {
  test('books boards, uses artworks and makes an ad of each, once for a key', async () => {
    const boards = [await aBoard(app.db), await aBoard(app.db)];
    const file = await anArtwork(app.db, { fileName: 'poster.png', isPreApproved: true });
    const body = {
      campaignName: ' Autumn ',
      startTime: '2026-11-01T00:00:00+01:00',
      endTime: '2026-12-01T00:00:00Z',
      campaignBoards: boards,
      artworks: [file],
      campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 12.5 },
    };
    const { reply } = await create(body, { 'idempotency-key': 'c1' });
    expect((await create(body, { 'idempotency-key': 'c1' })).reply).toEqual(reply);
    expect(reply.campaign).toMatchObject({
      campaignName: 'Autumn',
      startTime: '2026-10-31T23:00:00.000Z',
      campaignPaused: false,
      artworks: [file],
      configErrors: [],
      campaignBudget: { dailyBudget: 12.5 },
    });
    const whole = await read(reply.campaign._id);
    expect(whole.boards.map(({ _id }) => _id).sort()).toEqual([...boards].sort());
    expect(whole.artworks).toMatchObject([{ _id: file, fileName: 'poster.png' }]);
    expect((await app.call(listAdsByArtwork, { params: { id: file } })).reply.ads).toMatchObject([
      { adName: 'Autumn: poster.png', campaignID: reply.campaign._id },
    ]);
  });

  test('refuses missing or mismatched records, and leaves nothing behind', async () => {
    const before = (await list()).campaigns.length;
    const deleted = await aBoard(app.db, { isDeleted: true });
    const photo = await anArtwork(app.db, { purpose: 'board' });
    const wrong: [object, string, number][] = [
      [{ parentOrg: 'x' }, 'organisation.not_found', 404],
      [{ managementTeam: 'x' }, 'team.not_found', 404],
      [{ campaignBoards: ['x'] }, 'board.not_found', 404],
      [{ campaignBoards: [deleted] }, 'board.not_found', 404],
      [{ artworks: ['x'] }, 'artwork.not_found', 404],
      [{ artworks: [photo] }, 'artwork.not_found', 404],
      [{ campaignName: ' ' }, 'request.invalid', 400],
      [{ startTime: '2026-11-02T00:00:00Z', endTime: '2026-11-01T00:00:00Z' }, 'request.unprocessable', 422],
      [{ campaignBudget: { dailyBudget: -1 } }, 'request.invalid', 400],
      [{ campaignBudget: { dailyBudget: 1e-9 } }, 'request.invalid', 400],
      [{ colour: 'red' }, 'request.unknown_field', 400],
    ];
    for (const [body, code, status] of wrong)
      expect((await create(body)).failure).toMatchObject({ code, statusCode: status });
    for (const startTime of ['0001-01-01T00:00:00+01:00', '0026-12-01T10:00:00Z', '9999-12-31T23:00:00-01:00'])
      expect((await create({ startTime })).failure.fields).toEqual([
        { path: 'startTime', message: 'Must be in the years 1000 to 9999' },
      ]);
    expect((await list()).campaigns).toHaveLength(before);
  });
});

describe('changing', () => {
  test('the switch', async () => {
    const id = await aCampaign(app.db, { campaignName: 'Switch' });
    expect((await modify(id, { campaignPaused: true })).reply).toMatchObject({
      message: 'The campaign is paused.',
      campaign: { campaignPaused: true, version: 2 },
    });
    expect((await modify(id, { campaignPaused: false })).reply.message).toBe('The campaign is active.');
  });

  test('name, dates, budget, boards and artworks with their ads', async () => {
    const [one, two] = [await aBoard(app.db), await aBoard(app.db)];
    const [old, fresh] = [
      await anArtwork(app.db, { fileName: 'old.png' }),
      await anArtwork(app.db, { fileName: 'fresh.png' }),
    ];
    const { campaign } = (
      await create({
        campaignName: 'Changing',
        campaignBoards: [one],
        artworks: [old],
        endTime: '2027-01-01T00:00:00Z',
      })
    ).reply;
    const { reply } = await modify(campaign._id, {
      campaignName: 'Changed',
      endTime: null,
      campaignBudget: { isMonthlyBudgetEnabled: true, monthlyBudget: 0.000001 },
      campaignBoards: [two],
      artworks: [fresh],
    });
    expect(reply.campaign).toMatchObject({
      campaignName: 'Changed',
      endTime: null,
      campaignBoards: [two],
      artworks: [fresh],
      campaignBudget: { isDailyBudgetEnabled: false, monthlyBudget: 0.000001 },
    });
    expect((await app.call(listAdsByArtwork, { params: { id: old } })).reply.ads).toEqual([]);
    expect((await app.call(listAdsByArtwork, { params: { id: fresh } })).reply.ads).toMatchObject([
      { adName: 'Changed: fresh.png' },
    ]);
    expect((await modify(campaign._id, { campaignBoards: [], artworks: [] })).reply.campaign).toMatchObject({
      campaignBoards: [],
      artworks: [],
    });
  });

  test('of a budget touches only what the body names', async () => {
    const both = { isDailyBudgetEnabled: true, dailyBudget: 25.5, isMonthlyBudgetEnabled: true, monthlyBudget: 500 };
    const { campaign } = (await create({ campaignName: 'Limits', campaignBudget: both })).reply;
    const budgetAfter = async (campaignBudget: object) =>
      (await modify(campaign._id, { campaignBudget })).reply.campaign?.campaignBudget;
    expect(await budgetAfter({ isMonthlyBudgetEnabled: true, monthlyBudget: 900 })).toEqual({
      ...both,
      monthlyBudget: 900,
    });
    expect(await budgetAfter({ isDailyBudgetEnabled: false })).toMatchObject({
      isDailyBudgetEnabled: false,
      dailyBudget: 25.5,
    });
    expect(await budgetAfter({ dailyBudget: null })).toMatchObject({ dailyBudget: null, monthlyBudget: 900 });
    expect(await budgetAfter({})).toMatchObject({ isMonthlyBudgetEnabled: true, monthlyBudget: 900 });
  });

  test('organisation and team, and with them the ads', async () => {
    const other = await anOrganisation(app.db, { orgName: 'Merlin' });
    const theirs = await aTeam(app.db, { orgId: other, teamName: 'Perch' });
    const file = await anArtwork(app.db);
    const { campaign } = (await create({ campaignName: 'Moving', artworks: [file] })).reply;
    const move = (body: object) => modify(campaign._id, body);
    expect((await move({ parentOrg: 'x' })).failure.code).toBe('organisation.not_found');
    expect((await move({ managementTeam: 'x' })).failure.code).toBe('team.not_found');
    expect((await move({ parentOrg: null })).failure.fields?.[0]?.path).toBe('parentOrg');
    expect((await modify(await aCampaign(app.db), { parentOrg: null })).reply.campaign?.parentOrg).toBe(null);
    expect((await move({ parentOrg: other, managementTeam: theirs })).reply.campaign).toMatchObject({
      parentOrg: other,
      managementTeam: theirs,
    });
    expect((await app.call(listAds, { query: { orgID: other } })).reply.ads).toMatchObject([{ fileID: file }]);
    const { rows } = await app.db.execute(
      `select changes from audit_log where subject_id = '${campaign._id}' and changes is not null`,
    );
    expect(rows).toEqual([
      {
        changes: [
          // Whoever reads the entries of one organisation may not be allowed to see the other.
          { field: 'organisation', from: org, to: other },
          { field: 'managementTeam', from: 'Desk', to: 'Perch' },
        ],
      },
    ]);
    expect((await move({ managementTeam: null })).reply.campaign).toMatchObject({ managementTeam: null });
    expect((await list({ orgID: org, search: 'Moving' })).campaigns).toEqual([]);
  });

  test('a deleted board may stay, but cannot be added', async () => {
    const gone = await aBoard(app.db, { isDeleted: true });
    const id = await aCampaign(app.db, { boards: [gone] });
    const free = await aBoard(app.db);
    expect((await modify(id, { campaignBoards: [gone, free] })).status).toBe(200);
    await modify(id, { campaignBoards: [free] });
    expect((await modify(id, { campaignBoards: [gone, free] })).failure.code).toBe('board.not_found');
    expect((await modify(id, { startTime: '2027-01-01T00:00:00Z' })).status).toBe(200);
    expect((await modify(id, { endTime: '2026-01-01T00:00:00Z' })).failure.code).toBe('request.unprocessable');
  });

  test('deleting', async () => {
    const board = await aBoard(app.db);
    const id = await aCampaign(app.db, { campaignName: 'Doomed', boards: [board] });
    expect((await app.call(contract.deleteCampaign, { params: { id }, body: {} })).reply.message).toBe(
      'The campaign is deleted.',
    );
    expect((await list({ search: 'doomed' })).campaigns).toEqual([]);
    for (const answer of [
      await app.call(contract.deleteCampaign, { params: { id } }),
      await app.call(contract.getCampaign, { params: { id } }),
      await modify(id, { campaignPaused: true }),
    ])
      expect(answer.failure.code).toBe('campaign.not_found');
    const { rows } = await app.db.execute(`select action, detail from audit_log where subject_id = '${id}'`);
    expect(rows).toEqual([{ action: 'campaign.delete', detail: 'Doomed' }]);
    const restored = await modify(id, { isDeleted: false });
    expect(restored.reply.campaign).toMatchObject({ campaignName: 'Doomed', campaignBoards: [board] });
    expect((await list({ search: 'doomed' })).totalCampaigns).toBe(1);
  });
});

test('a video is wrong only on boards whose ad types accept none, however these are written', async () => {
  const film = await anArtwork(app.db, { fileFormat: 'video/mp4', orgId: org });
  const wrongOn = async (adTypes: string[]) => {
    const boards = [await aBoard(app.db, { adTypes })];
    const { campaign } = await read(await aCampaign(app.db, { parentOrg: org, boards, artworks: [film] }));
    return campaign.configErrors.some(({ code }) => code === 'artworks.type');
  };
  for (const types of [[], [''], ['video'], ['Video'], ['static', 'Digital Video'], ['MOTION graphics']])
    expect([types, await wrongOn(types)]).toEqual([types, false]);
  for (const types of [['static'], ['', 'Image'], ['html']])
    expect([types, await wrongOn(types)]).toEqual([types, true]);
});

test('the boards of a large campaign come in pages, in one order', async () => {
  const boards = await someBoards(
    app.db,
    Array.from({ length: 603 }, (_, i) => ({ boardname: `Wall ${String(i).padStart(4, '0')}` })),
  );
  const id = await aCampaign(app.db, { campaignName: 'Everywhere', parentOrg: org, boards });
  const { reply } = await app.call(contract.getCampaign, { params: { id } });
  expect([reply.campaign.campaignBoards.length, reply.boards.length, reply.totalBoards]).toEqual([603, 500, 603]);
  const page = async (number: number, pageSize?: number) =>
    (
      await app.call(contract.listCampaignBoards, {
        params: { id },
        query: { page: number, ...(pageSize === undefined ? {} : { pageSize }) },
      })
    ).reply;
  expect(reply.boards).toEqual((await page(1)).boards);
  expect([...reply.boards, ...(await page(2)).boards].map(({ _id }) => _id)).toEqual(reply.campaign.campaignBoards);
  expect(await page(3)).toEqual({ boards: [], totalBoards: 603 });
  expect((await page(61, 10)).boards.map(({ boardname }) => boardname)).toEqual([
    'Wall 0600',
    'Wall 0601',
    'Wall 0602',
  ]);
  expect((await app.call(contract.listCampaignBoards, { params: { id: 'none' } })).failure.code).toBe(
    'campaign.not_found',
  );
});
