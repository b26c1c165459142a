import { like } from 'drizzle-orm';
import * as contract from '#contract/boards';
import { importBoards, listBoardLoads, undoBoardLoad, type ImportRow } from '#contract/imports';
import { testApp } from '#test/app';
import { aBoard, aCampaign } from '#test/boards';
import { anOrganisation, aServiceToken, aTeam, everywhere } from '#test/people';
import { sortKey } from '../../../src/server/db/schema/columns';
import { boards } from '../../../src/server/db/schema/schema';

const app = testApp();

const load = (rows: unknown[], rest: object = {}, headers: Record<string, string> = {}) =>
  app.call(importBoards, { body: { rows, ...rest } }, { headers });
const read = async (id: string) => (await app.call(contract.getBoard, { params: { id } })).reply.board;
const row = (device_id: string, rest: ImportRow = {}): ImportRow => ({
  device_id,
  boardname: `Name of ${device_id}`,
  boardloc: { country: 'Norway' },
  ...rest,
});
const find = async (deviceId: string) =>
  (await app.call(contract.findBoardsByDevice, { params: { deviceId } })).reply.boards.map(({ _id }) => _id);
let serial = 0;
const aLoad = (rows: number) => ({ id: `load-${String((serial += 1))}`, fileName: 'screens.csv', sha256: 'abc', rows });

describe('importing rows', () => {
  test('creates what is new, updates what differs, leaves the rest', async () => {
    const first = await load([
      row('a1', { boardcoords: { lat: '59.9', long: 10.7 }, adTypes: ['static'], boardminCPI: 1.25 }),
      row('a2'),
    ]);
    expect(first.reply).toMatchObject({
      created: 2,
      updated: 0,
      unchanged: 0,
      failed: 0,
      results: [
        { index: 0, outcome: 'created' },
        { index: 1, outcome: 'created' },
      ],
    });
    const [id] = first.reply.results[0]!.boardIDs;
    expect(await read(id!)).toMatchObject({
      boardname: 'Name of a1',
      boardcoords: { lat: 59.9, long: 10.7 },
      boardloc: { country: 'Norway', city: '' },
      device_id: 'a1',
      adTypes: ['static'],
      boardminCPI: 1.25,
      version: 1,
    });

    const second = await load([
      row('a1', { boardloc: { country: 'Norway', city: 'Oslo' }, boardminCPI: 2 }),
      row('a2'),
      row('a3'),
    ]);
    expect(second.reply).toMatchObject({ created: 1, updated: 1, unchanged: 1, failed: 0 });
    expect(second.reply.results[0]).toEqual({
      index: 0,
      outcome: 'updated',
      boardIDs: [id],
      warnings: [],
      error: null,
      changed: [
        { field: 'boardloc.city', from: '', to: 'Oslo' },
        { field: 'boardminCPI', from: 1.25, to: 2 },
      ],
    });
    expect(second.reply.results[1]).toMatchObject({
      outcome: 'unchanged',
      changed: [],
      boardIDs: [first.reply.results[1]!.boardIDs[0]],
    });
    expect(await read(id!)).toMatchObject({ boardloc: { city: 'Oslo' }, boardcoords: { lat: 59.9 }, version: 2 });
  });

  test('an update sets the fields that the file has a column for, empty ones too, and no other', async () => {
    const kept = { boardminCPI: 1.25, opening_hours: 'All day', boardcoords: { lat: 59.9, long: 10.7 } };
    const first = await load([row('u1', { ...kept, venueType: 'Airport', adTypes: ['static'] })]);
    const [id] = first.reply.results[0]!.boardIDs;
    const none = { venueType: '', adTypes: [] };
    const empty = { boardminCPI: '', opening_hours: '', boardcoords: { lat: 60, long: '' }, ...none };
    const updateFields = ['device_id', 'boardname', 'boardcoords.lat', 'venueType', 'adTypes'];
    const rows = [row('u1', empty), row('u2', empty)];
    const plan = await load(rows, { updateFields, dryRun: true });
    const second = await load(rows, { updateFields });
    for (const { reply } of [plan, second])
      expect(reply.results.map(({ outcome, changed }) => [outcome, changed.map(({ field }) => field)])).toEqual([
        ['updated', ['boardcoords.lat', 'venueType', 'adTypes']],
        ['created', []],
      ]);
    expect(await read(id!)).toMatchObject({ ...kept, boardcoords: { lat: 60, long: 10.7 }, ...none });
    expect((await load(rows, { updateFields: ['isDeleted'] })).failure.code).toBe('request.invalid');
  });

  test('an import writes the same sort keys as every other write, for new and for changed boards', async () => {
    const names = [
      'ABC Quay',
      'ÄRGER Äußere Straße',
      'İSTANBUL',
      'ΟΔΥΣΣΕΥΣ',
      'GARE (N° 7) \u212A',
      'Ǆungla',
      'ẞ \u{10400}',
      '',
    ];
    const rows = (suffix: string) =>
      names.map((name, i) =>
        row(`key-${String(i)}`, {
          boardname: name + suffix,
          boardloc: { city: name, country: `Ö${name}` },
          publisher_name: i % 2 === 0 ? 'ASCII' : 'ÉCRANS',
          venueType: 'GARES & MÉTRO',
        }),
      );
    const stored = () => app.db.select().from(boards).where(like(boards.deviceId, 'key-%'));
    const given = (found: Awaited<ReturnType<typeof stored>>) =>
      found.map((one) => [one.boardnameKey, one.cityKey, one.countryKey, one.publisherNameKey, one.venueTypeKey]);
    const wanted = (found: Awaited<ReturnType<typeof stored>>) =>
      found.map((one) => [one.boardname, one.city, one.country, one.publisherName, one.venueType].map(sortKey));
    for (const suffix of ['', ' ZWEITE İ']) {
      expect((await load(rows(suffix))).reply.failed).toBe(0);
      const found = await stored();
      expect(found).toHaveLength(names.length);
      expect(given(found)).toEqual(wanted(found));
    }
  });

  test('updates every matching board, not only the first', async () => {
    const [one, two] = [
      await aBoard(app.db, { deviceId: 'twins', city: 'A' }),
      await aBoard(app.db, { deviceId: 'twins', deviceSlot: 1, city: 'B' }),
    ];
    const { reply } = await load([{ device_id: 'twins', boardloc: { city: 'B' } }]);
    expect(reply.results[0]).toMatchObject({
      outcome: 'updated',
      boardIDs: [one, two],
      changed: [{ from: 'A', to: 'B' }],
    });
    expect((await load([{ device_id: 'twins', boardloc: { city: 'C' } }])).reply.results[0]?.boardIDs).toEqual([
      one,
      two,
    ]);
    expect([(await read(one)).boardloc.city, (await read(two)).boardloc.city]).toEqual(['C', 'C']);
  });

  test('a deleted board does not match', async () => {
    const id = await aBoard(app.db, { deviceId: 'gone', isDeleted: true });
    const { reply } = await load([row('gone')]);
    expect(reply.results[0]).toMatchObject({ outcome: 'created' });
    expect(reply.results[0]!.boardIDs).not.toContain(id);
  });

  test('bad rows are returned with field and reason, good rows are imported', async () => {
    const { reply } = await load([
      row('b1'),
      { boardname: 'No device' },
      row('  '),
      row('b2', { boardcoords: { lat: 91, long: 0 } }),
      row('b1', { boardname: 'Again' }),
      { ...row('b3'), colour: 'red' },
      'not a row',
      null,
      { device_id: 'b4', boardloc: { planet: 'Mars' } },
      { device_id: 'b5', boardname: 'x'.repeat(301) },
      { device_id: 'b6', boardname: 'a\0b' },
      { device_id: 47, reachBoardID: 11 },
      { device_id: 47.5 },
      { device_id: 'b8', team: 'nobody' },
      { device_id: 'b9', boardOwner: 'nobody' },
    ]);
    expect(reply).toMatchObject({ created: 2, updated: 0, unchanged: 0, failed: 13 });
    expect(reply.results.map(({ outcome, error }) => (error === null ? outcome : [error.code, error.field]))).toEqual([
      'created',
      ['row.no_device', 'device_id'],
      ['row.no_device', 'device_id'],
      ['request.invalid', 'boardcoords.lat'],
      ['row.duplicate', 'device_id'],
      ['request.unknown_field', 'colour'],
      ['request.invalid', null],
      ['request.invalid', null],
      ['request.unknown_field', 'boardloc.planet'],
      ['request.invalid', 'boardname'],
      ['request.invalid', 'boardname'],
      'created',
      ['request.invalid', 'device_id'],
      ['team.not_found', 'team'],
      ['organisation.not_found', 'boardOwner'],
    ]);
    expect(reply.results.map(({ index }) => index)).toEqual(Array.from({ length: 15 }, (_, index) => index));
    expect(reply.results[4]?.error?.message).toContain('Row 1');
  });

  test('does not repeat long keys, so the response stays small', async () => {
    const key = 'k'.repeat(100_000);
    const { reply } = await load([
      { device_id: 'e1', [key]: 1 },
      { device_id: 'e2', boardloc: { [key]: 1 } },
    ]);
    expect(reply.failed).toBe(2);
    expect(JSON.stringify(reply).length).toBeLessThan(3000);
  });

  test('gives new boards the owner and team of the call, and found ones the team', async () => {
    const boardOwner = await anOrganisation(app.db);
    const [team, other] = [await aTeam(app.db), await aTeam(app.db)];
    const { reply } = await load([row('c1'), row('c2', { team: other })], { boardOwner, team });
    const [one, two] = reply.results.map(({ boardIDs }) => boardIDs[0]!);
    expect(await read(one!)).toMatchObject({ boardOwner, team });
    expect(await read(two!)).toMatchObject({ boardOwner, team: other });
    const again = await load([row('c1')], { boardOwner: await anOrganisation(app.db), team: other });
    expect(again.reply.results[0]?.changed).toEqual([{ field: 'team', from: team, to: other }]);
    expect((await load([row('c1')])).reply.unchanged).toBe(1);
    expect((await load([row('c3')], { team: 'nobody' })).failure.code).toBe('team.not_found');
    expect((await load([row('c3')], { boardOwner: 'nobody' })).failure.code).toBe('organisation.not_found');
  });

  test('warns of names that are taken, outside or in the same call', async () => {
    await aBoard(app.db, { boardname: 'Old Name' });
    const { reply } = await load([
      row('d1', { boardname: 'OLD NAME' }),
      row('d2', { boardname: 'Same' }),
      row('d3', { boardname: 'Same' }),
      row('d4', { boardname: '' }),
      row('d5', { boardname: '' }),
    ]);
    expect(reply.results.map(({ warnings }) => warnings.length)).toEqual([1, 0, 1, 0, 0]);
    expect((await load([row('d2', { boardname: 'Same' })])).reply.results[0]?.warnings).toEqual([]);
    expect((await load([row('d4', { boardname: 'old name' })])).reply.results[0]?.warnings).toHaveLength(1);
  });

  test('unpaired surrogates are replaced; other unusual texts are kept', async () => {
    const odd = ['half \ud83d pair', '\\ud83d is not one', '"quotes" \\ and ~`', '\u{1F600}', '  padded  '];
    const { reply } = await load(odd.map((boardname, index) => row(`odd-${String(index)}`, { boardname })));
    const names = await Promise.all(reply.results.map(async ({ boardIDs }) => (await read(boardIDs[0]!)).boardname));
    expect(names).toEqual(['half \ufffd pair', ...odd.slice(1, 4), 'padded']);
  });

  test('is done once for a key: the same answer again, nothing twice', async () => {
    const first = await load([row('e1'), row('')], {}, { 'idempotency-key': 'chunk-1' });
    const second = await load([row('e1'), row('')], {}, { 'idempotency-key': 'chunk-1' });
    expect(second.reply).toEqual(first.reply);
    expect(second.reply.created).toBe(1);
    expect((await load([row('e2')], {}, { 'idempotency-key': 'chunk-1' })).failure.code).toBe('idempotency.key_reused');
  });

  test('a dry run returns the same result and writes nothing', async () => {
    await load([row('f1')]);
    const rows = [row('f1', { venueType: 'Airport' }), row('f2'), row('')];
    const { reply } = await load(rows, { dryRun: true, load: aLoad(3) });
    expect(reply).toMatchObject({
      created: 1,
      updated: 1,
      failed: 1,
      results: [
        { outcome: 'updated', changed: [{ field: 'venueType', from: '', to: 'Airport' }] },
        { outcome: 'created', boardIDs: [] },
        { outcome: 'failed' },
      ],
    });
    expect(await find('f2')).toEqual([]);
    expect((await load(rows)).reply).toMatchObject({ created: 1, updated: 1, failed: 1 });
  });

  test('refuses more than 1,000 rows, none, and what is too large', async () => {
    expect((await load(Array.from({ length: 1001 }, (_, index) => row(`g${String(index)}`)))).status).toBe(400);
    expect((await load([])).status).toBe(400);
    expect((await load([{ device_id: 'x', opening_hours: 'x'.repeat(8 * 1024 * 1024) }])).status).toBe(413);
  });
});

describe('loads', () => {
  test('chunks of one file add up, newest load first', async () => {
    const group = aLoad(4);
    await load([row('h1'), row('h2')], { load: group });
    await load([row('h2'), row(''), row('h1', { venueType: 'Roadside' })], { load: group });
    const { reply } = await app.call(listBoardLoads, { query: {} });
    expect(reply.totalLoads).toBeGreaterThanOrEqual(1);
    expect(reply.loads[0]).toMatchObject({
      _id: group.id,
      fileName: 'screens.csv',
      sha256: 'abc',
      rows: 4,
      created: 2,
      updated: 1,
      unchanged: 1,
      failed: 1,
      by: 'Robin Vale',
      undoneAt: null,
      undoneBy: null,
    });
  });

  test('undo deletes what it created, puts back what it changed, and lists what others changed since', async () => {
    const kept = await aBoard(app.db, {
      boardname: 'Kept',
      deviceId: 'i1',
      city: 'Oslo',
      country: 'Norway',
      minCpiMicros: 1_500_000,
    });
    const group = aLoad(4);
    await load(
      [
        { device_id: 'i1', boardname: 'New', boardloc: { city: 'Bergen', country: 'Norge' }, boardminCPI: 2 },
        row('i2'),
        row('i3'),
        row('i4'),
      ],
      { load: group },
    );
    await load([{ device_id: 'i1', boardname: 'Newer' }, row('i4', { venueType: 'Roadside' })], { load: group });
    const [[fresh], [touched], [twice]] = [await find('i2'), await find('i3'), await find('i4')];
    await app.call(contract.modifyBoard, { params: { id: kept }, body: { boardloc: { city: 'Moss' } } });
    await app.call(contract.modifyBoard, { params: { id: touched! }, body: { boardPaused: true } });
    await aCampaign(app.db, { boards: [fresh!] });

    // Nobody else adds to it, whose boards would be undone with it or keep it from being undone.
    const token = await aServiceToken(app.db, everywhere('Inventory'));
    const foreign = await app.call(importBoards, { body: { rows: [row('i8')], load: group } }, { token });
    expect(foreign.failure.code).toBe('load.already_undone');

    const { reply } = await app.call(undoBoardLoad, { params: { id: group.id } });
    expect(reply).toMatchObject({ deleted: 2, restored: 1, load: { _id: group.id, undoneBy: 'Robin Vale' } });
    expect(reply.left.map(({ boardID, field }) => [boardID, field]).sort()).toEqual(
      [
        [kept, 'boardloc.city'],
        [touched, ''],
      ].sort(),
    );
    expect(await read(kept)).toMatchObject({
      boardname: 'Kept',
      boardloc: { city: 'Moss', country: 'Norway' },
      boardminCPI: 1.5,
    });
    // The booked one is deleted, since its campaign names it; the other is in no list any more.
    expect([(await read(fresh!)).isDeleted, (await read(touched!)).isDeleted]).toEqual([true, false]);
    expect((await app.call(contract.getBoard, { params: { id: twice! } })).failure.code).toBe('board.not_found');
    expect((await app.call(contract.listBoards, { query: { search: 'i4' } })).reply.totalBoards).toBe(0);

    expect((await app.call(undoBoardLoad, { params: { id: group.id } })).failure.code).toBe('load.already_undone');
    expect((await load([row('i9')], { load: group })).failure.code).toBe('load.already_undone');
    expect(await find('i9')).toEqual([]);
    expect((await app.call(undoBoardLoad, { params: { id: 'nothing' } })).failure.code).toBe('load.not_found');
  });

  test('undo removes what later, undone loads had updated, but nothing that somebody changed in between', async () => {
    const [first, second, third] = [aLoad(3), aLoad(2), aLoad(2)];
    await load([row('j1'), row('j2'), row('j3')], { load: first });
    const [[own], [paused], [between]] = [await find('j1'), await find('j2'), await find('j3')];
    await app.call(contract.modifyBoard, { params: { id: between! }, body: { boardPaused: true } });
    await load([row('j3', { venueType: 'Roadside' })], { load: first });
    await load([row('j1', { venueType: 'Airport' }), row('j2', { venueType: 'Airport' })], { load: second });
    await load([row('j1', { opening_hours: 'All day' }), row('j2', { opening_hours: 'All day' })], { load: third });
    await app.call(contract.modifyBoard, { params: { id: paused! }, body: { boardPaused: true } });
    const undo = async ({ id }: { id: string }) => (await app.call(undoBoardLoad, { params: { id } })).reply;
    expect([await undo(second), await undo(third)]).toMatchObject([
      { restored: 2, left: [] },
      { restored: 2, left: [] },
    ]);
    const { deleted, left } = await undo(first);
    expect([deleted, left.map(({ boardID }) => boardID).sort()]).toEqual([1, [paused, between].sort()]);
    expect((await app.call(contract.getBoard, { params: { id: own! } })).failure.code).toBe('board.not_found');
  });
});

const plan = (rows: ImportRow[], ownership: object = {}) => load(rows, { dryRun: true, ...ownership });
const teamOf = async (deviceId: string) => (await read((await find(deviceId))[0]!)).team;

test('names the organisations and teams whose boards would change, and keepTeam leaves boards where they are', async () => {
  const [harbour, alder] = [
    await anOrganisation(app.db, { orgName: 'Harbour Media' }),
    await anOrganisation(app.db, { orgName: 'Alder & Finch' }),
  ];
  const [transit, launch] = [
    await aTeam(app.db, { teamName: 'Transit team', orgId: harbour }),
    await aTeam(app.db, { teamName: 'Launch squad', orgId: alder }),
  ];
  const own = { boardOwner: alder, team: launch };
  await load([row('o1'), row('o2'), row('o3')], own);
  await load([row('o4')]); // of nobody
  const rows = [row('o1', { boardname: 'New' }), row('o2'), row('o4'), row('o5')];
  const mine = { boardOwner: harbour, team: transit };
  const moved = await plan(rows, mine);
  expect(moved.reply.others).toEqual([{ boardOwner: alder, team: launch, boards: 2, rows: [0, 1] }]);
  expect(moved.reply.names).toEqual({ [alder]: 'Alder & Finch', [launch]: 'Launch squad', [transit]: 'Transit team' });
  const kept = await plan(rows, { ...mine, keepTeam: true });
  expect(kept.reply).toMatchObject({ updated: 2, unchanged: 1, others: [{ boards: 1, rows: [0] }] });
  expect((await plan(rows, own)).reply.others).toEqual([]);
  expect((await plan(rows)).reply.others).toEqual([]);
  await load(rows, { ...mine, keepTeam: true });
  expect(await Promise.all(['o1', 'o2', 'o4', 'o5'].map(teamOf))).toEqual([launch, launch, transit, transit]);
});

test('knows a device id that differs in leading zeros alone', async () => {
  await load([row('0009211'), row('77120')]);
  const { results } = (await plan([row('9211'), row('0077120'), row('9212'), row('0009211'), row('x9211')], {})).reply;
  expect(results.map(({ nearlySame }) => nearlySame)).toEqual(['0009211', '77120', undefined, undefined, undefined]);
});
