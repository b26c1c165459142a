import { createCampaign, modifyCampaign } from '#contract/campaigns';
import { modifyFile } from '#contract/artwork';
import { modifyBoard } from '#contract/boards';
import { createOrganisation, creditOrganisation, modifyOrganisation } from '#contract/organisations';
import { listAudit } from '#contract/product';
import { startApp, testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, aCampaign, someBoards } from '#test/boards';
import { anOrganisation, aTeam, aUser, signInAs } from '#test/people';
import { recordAudit } from '../../../src/server/audit/audit.queries';
import { systemActor } from '../../../src/server/http/actor';

const server = testApp();

test('an entry has the person, action, time, address and request', async () => {
  const {
    reply: { organisation },
    headers,
  } = await server.call(createOrganisation, { body: { orgName: 'Ledger Ltd' } });
  const { reply } = await server.call(listAudit);
  expect(reply.entries[0]).toMatchObject({
    by: 'Robin Vale',
    byID: server.adminId,
    byEmail: 'robin@test.example',
    action: 'organisation.create',
    subject: 'organisation',
    subjectID: organisation._id,
    recordName: 'Ledger Ltd',
    detail: 'Ledger Ltd',
    address: '127.0.0.1',
    requestID: headers['x-request-id'],
  });
  expect(Date.now() - Date.parse(reply.entries[0]?.at ?? '')).toBeLessThan(60_000);
});

test('newest first, filtered by action, noun, person, detail and subject', async () => {
  const { organisation } = (await server.call(createOrganisation, { body: { orgName: 'Filter 100% Ltd' } })).reply;
  await server.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 12.5, note: 'hello' } });
  await recordAudit(server.db, systemActor(), {
    action: 'submission.send',
    subject: 'submission',
    subjectId: 's1',
  });
  const actions = async (query: { action?: string; search?: string }) =>
    (await server.call(listAudit, { query })).reply.entries.map(({ action }) => action);
  expect((await actions({})).slice(0, 3)).toEqual(['submission.send', 'organisation.credit', 'organisation.create']);
  expect(await actions({ action: 'organisation.credit' })).toEqual(['organisation.credit']);
  expect(await actions({ action: 'organisation', search: organisation._id })).toEqual([
    'organisation.credit',
    'organisation.create',
  ]);
  expect(await actions({ action: 'org' })).toEqual([]);
  expect(await actions({ search: 'MARQUEE' })).toEqual(['submission.send']);
  expect(await actions({ search: '100%' })).toEqual(['organisation.create']);
  expect((await server.call(listAudit, { query: { action: 'organisation.credit' } })).reply.entries[0]?.detail).toBe(
    '$12.50, now $12.50: hello',
  );
});

test('filtered by account, record, kind of record and time; several kinds at once', async () => {
  const { db } = server;
  const id = await aUser(db, { email: 'finn@test.example', firstName: 'Finn', isAdmin: true });
  const before = new Date().toISOString();
  const as = { token: await signInAs(db, id) };
  const { organisation } = (await server.call(createOrganisation, { body: { orgName: 'Finn Ltd' } }, as)).reply;
  await server.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 1 } }, as);
  const count = async (query: object) => (await server.call(listAudit, { query: { ...query } })).reply.totalEntries;
  expect(await count({ person: id })).toBe(2);
  expect(await count({ person: id, action: 'organisation.credit,session' })).toBe(1);
  expect(await count({ recordID: organisation._id })).toBe(2);
  expect(await count({ recordID: organisation._id, subject: 'board' })).toBe(0);
  expect(await count({ person: id, from: before })).toBe(2);
  expect(await count({ person: id, to: before })).toBe(0);
  expect((await server.call(listAudit, { query: { from: 'yesterday' } })).status).toBe(400);
});

test('users with the same name are distinguished by id and e-mail', async () => {
  const { db } = server;
  const id = await aUser(db, { email: 'twin@test.example', firstName: 'Robin', lastName: 'Vale', isAdmin: true });
  await server.call(createOrganisation, { body: { orgName: 'Twin Ltd' } }, { token: await signInAs(db, id) });
  for (const search of ['Twin@Test.example', id]) {
    const { reply } = await server.call(listAudit, { query: { search, action: 'organisation' } });
    expect(reply.entries).toMatchObject([
      { by: 'Robin Vale', byID: id, byEmail: 'twin@test.example', detail: 'Twin Ltd' },
    ]);
  }
});

test('refused sign-ins are in the log; what is no account is not named', async () => {
  const { db } = server;
  const id = await aUser(db, { email: 'refused@test.example', isAdmin: true, password: 'six green bottles' });
  for (const loginEmail of ['refused@test.example', 'my password by mistake']) await server.login(loginEmail, 'wrong');
  const { reply } = await server.call(listAudit, { query: { action: 'session.refuse' } });
  expect(reply.entries).toMatchObject([
    { by: '', byID: null, subjectID: '', detail: 'unknown account', address: '127.0.0.1' },
    { by: '', byID: null, subjectID: id, detail: 'refused@test.example: wrong password', address: '127.0.0.1' },
  ]);
});

describe('old and new values stand beside each other', () => {
  const changesOf = async (recordID: string) =>
    (await server.call(listAudit, { query: { recordID } })).reply.entries[0]?.changes;
  const db = () => server.db;

  test('of a decision, with its reason', async () => {
    const id = await anArtwork(db(), { fileName: 'sale.png' });
    const body = { isPreApproved: false, isReviewed: true, approvalComment: 'Wrong opening hours' };
    await server.call(modifyFile, { params: { id }, body });
    expect(await changesOf(id)).toEqual([
      { field: 'review', from: 'not set', to: 'rejected' },
      { field: 'reason', from: null, to: 'Wrong opening hours' },
    ]);
  });

  test('of a campaign: only what differs, money as money', async () => {
    const parentOrg = await anOrganisation(db());
    const boards = [await aBoard(db()), await aBoard(db())];
    const id = await aCampaign(db(), {
      campaignName: 'Winter',
      parentOrg,
      boards,
      isDailyBudgetEnabled: true,
      dailyBudgetMicros: 12_000_000,
    });
    const budget = { isDailyBudgetEnabled: true, dailyBudget: 10, isMonthlyBudgetEnabled: false };
    await server.call(modifyCampaign, {
      params: { id },
      body: { campaignName: 'Winter', campaignBudget: budget, campaignBoards: [boards[0]!] },
    });
    expect(await changesOf(id)).toEqual([
      { field: 'dailyBudget', from: '$12.00', to: '$10.00' },
      { field: 'campaignBoards', from: '2', to: '1 (0 new, 1 gone)' },
    ]);
  });

  test('of a campaign: every board in the detail, however many, and nothing at all where nothing differs', async () => {
    const [first, ...boards] = await someBoards(
      db(),
      Array.from({ length: 101 }, () => ({})),
    );
    const [parentOrg, artworks] = [await anOrganisation(db()), [await anArtwork(db())]];
    const given = {
      campaignName: 'Same',
      parentOrg,
      startTime: '2027-01-01T01:00:00+01:00',
      campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 12.3456789 },
      artworks,
    };
    const created = { ...given, campaignBoards: [first!] };
    const id = (await server.call(createCampaign, { body: created })).reply.campaign._id;
    const save = async (body: object) => (await server.call(modifyCampaign, { params: { id }, body })).reply;
    const again = { ...given, managementTeam: null, campaignPaused: false, campaignBoards: [first!, first!] };
    for (const body of [{}, { campaignPaused: false }, { isDeleted: false }, again])
      expect(await save(body)).toMatchObject({ message: 'Nothing was changed.', campaign: { version: 1 } });
    await save({ ...again, campaignBudget: { dailyBudget: 3 }, campaignBoards: boards });
    await save({ campaignName: 'Same', campaignPaused: true });
    const { entries } = (await server.call(listAudit, { query: { recordID: id } })).reply;
    expect(entries.slice(0, -1).map(({ action, detail }) => [action, detail])).toEqual([
      ['campaign.pause', 'Same: campaignPaused: false -> true'],
      [
        'campaign.modify',
        `Same: dailyBudget: 12.345679 -> 3; campaignBoards: ["${first!}"] -> ${JSON.stringify(boards)}`,
      ],
    ]);
  });

  test('of a board and an organisation', async () => {
    const board = await aBoard(db(), { boardname: 'Wall' });
    await server.call(modifyBoard, { params: { id: board }, body: { boardPaused: true } });
    expect(await changesOf(board)).toEqual([{ field: 'boardPaused', from: 'no', to: 'yes' }]);
    const opening_hours = 'Monday to Friday, '.repeat(100).trim();
    await server.call(modifyBoard, {
      params: { id: board },
      body: { opening_hours, boardImgURL: `/${'x'.repeat(1000)}` },
    });
    expect((await changesOf(board))?.[0]).toEqual({ field: 'opening_hours', from: null, to: opening_hours });
    const { entries } = (await server.call(listAudit, { query: { recordID: board } })).reply;
    expect(entries[0]?.detail).toMatch(/"" -> "Monday .*; boardImgURL: null -> ".xxx*"$/);
    const organisation = await anOrganisation(db(), { orgName: 'Old' });
    await server.call(modifyOrganisation, { params: { id: organisation }, body: { orgName: 'New' } });
    expect(await changesOf(organisation)).toEqual([{ field: 'orgName', from: 'Old', to: 'New' }]);
  });

  test('the name of a record that it refers to instead of the id', async () => {
    // Whoever reads the entries of an organisation may not be allowed to see its parent.
    const [parentOrg, other] = [await anOrganisation(db(), { orgName: 'Above' }), await anOrganisation(db())];
    await server.call(modifyOrganisation, { params: { id: other }, body: { parentOrg } });
    expect(await changesOf(other)).toEqual([{ field: 'parentOrg', from: null, to: parentOrg }]);
    const board = await aBoard(db());
    const team = await aTeam(db(), { teamName: 'Desk' });
    const boardFile = await anArtwork(db(), { purpose: 'board', fileName: 'wall.jpg' });
    await server.call(modifyBoard, { params: { id: board }, body: { team, boardFile } });
    expect(await changesOf(board)).toEqual([
      { field: 'team', from: null, to: 'Desk' },
      { field: 'boardFile', from: null, to: 'wall.jpg' },
    ]);
  });
});

test('with AUDIT_LOG=stdout each entry is a line of JSON once it is committed; a refused sign-in too, a failed call not', async () => {
  const streaming = await startApp({ AUDIT_LOG: 'stdout' });
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  await streaming.call(createOrganisation, { body: { orgName: 'Harbour Media' } });
  await streaming.call(createOrganisation, { body: { orgName: 'Harbour Media' } });
  await streaming.login('a@test.example', 'wrong');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const entries = written
    .filter((line) => line.startsWith('{"audit":'))
    .map((line) => (JSON.parse(line) as { audit: Record<string, unknown> }).audit);
  expect(entries).toMatchObject([
    { action: 'organisation.create', by: 'Robin Vale', subject: 'organisation', byID: streaming.adminId },
    { action: 'session.refuse', by: '', subject: 'user' },
  ]);
  await streaming.close();
});
