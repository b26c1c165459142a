import * as contract from '#contract/boards';
import { deleteFile } from '#contract/artwork';
import { testApp } from '#test/app';
import { anArtwork } from '#test/artworks';
import { aBoard, somewhere } from '#test/boards';
import { anOrganisation, aTeam } from '#test/people';
import { boards } from '../../../src/server/db/schema/schema';

const app = testApp();

const create = (body: contract.BoardDraft, headers: Record<string, string> = {}) =>
  app.call(contract.createBoard, { body: { ...somewhere, ...body } }, { headers });
const modify = (id: string, body: object, headers: Record<string, string> = {}) =>
  app.call(contract.modifyBoard, { params: { id }, body }, { headers });
const read = async (id: string) => (await app.call(contract.getBoard, { params: { id } })).reply.board;

describe('creating a board', () => {
  test('stores what the form sends: empty texts stay empty, empty numbers are unset', async () => {
    const boardOwner = await anOrganisation(app.db);
    const team = await aTeam(app.db, { orgId: boardOwner });
    const { reply } = await create({
      boardname: ' Harbour 1 ',
      boardcoords: { lat: '-33.5', long: 151 },
      boardloc: { city: 'Sydney', state: '', country: 'Australia' },
      boardsize: { height: 1080, width: '' },
      boardminCPI: '',
      surfaceArea: '12.5',
      boardOwner,
      reachBoardID: '',
      device_id: '',
      publisher_id: '',
      publisher_name: '',
      opening_hours: '',
      screenType: '',
      venueType: 'Roadside',
      team,
    });
    expect(reply.message).not.toBe('');
    expect(await read(reply.board._id)).toMatchObject({
      boardname: 'Harbour 1',
      boardcoords: { lat: -33.5, long: 151 },
      boardloc: { city: 'Sydney', state: '', country: 'Australia' },
      boardsize: { height: 1080, width: null },
      boardminCPI: null,
      boardmincpi: null,
      surfaceArea: 12.5,
      boardOwner,
      team,
      reachBoardID: '',
      device_id: '',
      venueType: 'Roadside',
      adTypes: [],
      boardPaused: false,
      isDeleted: false,
      boardFile: null,
      boardImgURL: null,
      imageURL: null,
      campaigns: 0,
      version: 1,
    });
  });

  test('keeps millionths of a dollar, under both names', async () => {
    const { reply } = await create({
      boardname: 'Cheap',
      boardminCPI: 0.000123,
      boardImgURL: 'https://example.com/a.png',
    });
    expect(reply.board).toMatchObject({
      boardminCPI: 0.000123,
      boardmincpi: 0.000123,
      imageURL: 'https://example.com/a.png',
    });
  });

  test('shows the picture of its file, in thumbnail size; without that file the address it was given', async () => {
    const storageKey = 'k'.repeat(32);
    const boardFile = await anArtwork(app.db, { purpose: 'board', storageKey });
    const { board } = (await create({ boardname: 'Pictured', boardFile, boardImgURL: 'https://example.com/a.png' }))
      .reply;
    const thumbnail = expect.stringMatching(new RegExp(`^http://[^/]+/files/${storageKey}/preview\\?w=\\d+$`));
    expect(board).toMatchObject({ boardFile, boardImgURL: 'https://example.com/a.png', imageURL: thumbnail });
    const { boards: listed } = (await app.call(contract.listBoards, { query: { search: 'pictured' } })).reply;
    expect(listed).toMatchObject([{ boardFile, imageURL: thumbnail }]);
    await app.call(deleteFile, { params: { id: boardFile } });
    expect(await read(board._id)).toMatchObject({ boardFile, imageURL: 'https://example.com/a.png' });
    await modify(board._id, { boardFile: '', boardImgURL: '' });
    expect(await read(board._id)).toMatchObject({ boardFile: null, boardImgURL: null, imageURL: null });
  });

  test('refuses a picture that does not exist (any more), at its field', async () => {
    const deleted = await anArtwork(app.db, { purpose: 'board', deletedAt: new Date() });
    const { board } = (await create({ boardname: 'Unpictured' })).reply;
    for (const boardFile of ['nothing', deleted]) {
      const refused = { code: 'artwork.not_found', fields: [{ path: 'boardFile' }] };
      expect((await create({ boardname: 'Pictured by nothing', boardFile })).failure).toMatchObject(refused);
      expect((await modify(board._id, { boardFile })).failure).toMatchObject(refused);
    }
    expect(await read(board._id)).toMatchObject({ boardFile: null, version: 1 });
  });

  test('refuses a name that another board has, whatever its capitals, but not one of a deleted board', async () => {
    const { reply } = await create({ boardname: 'Twin' });
    const refused = await create({ boardname: 'tWIN ' });
    expect(refused.failure).toMatchObject({
      statusCode: 409,
      code: 'board.name_taken',
      fields: [{ path: 'boardname' }],
    });
    await app.call(contract.deleteBoard, { params: { id: reply.board._id } });
    expect((await create({ boardname: 'Twin' })).status).toBe(200);
  });

  test('only warns of a taken name where a device id came with it', async () => {
    await create({ boardname: 'Known by device' });
    const { reply } = await create({ boardname: 'Known by device', device_id: 'dev-77' });
    expect(reply.warnings).toEqual(["Another board is named 'Known by device' too."]);
  });

  test('refuses a device id that another board has', async () => {
    await create({ device_id: 'dev-1' });
    expect((await create({ device_id: 'dev-1' })).failure).toMatchObject({
      code: 'board.device_taken',
      fields: [{ path: 'device_id' }],
    });
  });

  test('takes ids that are numbers as their text, and refuses inexact ones', async () => {
    const numbers: object = { device_id: 1234, reachBoardID: 0, publisher_id: Number.MAX_SAFE_INTEGER };
    const { reply } = await create({ ...numbers });
    const ids = { device_id: '1234', reachBoardID: '0', publisher_id: '9007199254740991' };
    expect(reply.board).toMatchObject(ids);
    const wrong: object = { device_id: 2 ** 53, reachBoardID: 1.5, publisher_id: true };
    const { failure } = await create({ ...wrong });
    const message = 'Must be a text, or a whole number up to 9,007,199,254,740,991';
    expect([failure.statusCode, failure.fields]).toEqual([
      400,
      [
        { path: 'reachBoardID', message },
        { path: 'device_id', message },
        { path: 'publisher_id', message: 'Must be a text' },
      ],
    ]);
    const changed = await modify(reply.board._id, { device_id: 77, publisher_id: 8 });
    expect(changed.reply.board).toMatchObject({ device_id: '77', publisher_id: '8' });
  });

  test('lets several boards be without a name', async () => {
    expect((await create({ boardloc: { country: 'A' } })).status).toBe(200);
    expect((await create({ boardname: '', boardloc: { country: 'B' } })).status).toBe(200);
  });

  test.each([
    [{ boardname: 'Nowhere', boardcoords: { lat: '', long: '' } }, ['boardcoords.lat']],
    [{ boardname: 'Nowhere', boardloc: { city: 'Oslo', country: ' ' } }, ['boardloc.country']],
    [{ boardname: 'Nowhere', boardloc: { country: 'N/A' } }, ['boardloc.country']],
    [{ boardname: 'Nowhere', boardcoords: {}, boardloc: {} }, ['boardcoords.lat', 'boardloc.country']],
  ])('by hand needs latitude and country', async (body, paths) => {
    const { failure } = await create(body);
    expect([failure.statusCode, failure.fields?.map(({ path }) => path)]).toEqual([400, paths]);
    const fromCsv = await create({ ...body, device_id: `unplaced-${JSON.stringify(body)}` });
    expect(fromCsv.status).toBe(200);
  });

  test('takes owner and team from the query where the body has none', async () => {
    const [orgID, other] = [await anOrganisation(app.db), await anOrganisation(app.db)];
    const teamID = await aTeam(app.db, { orgId: orgID });
    const body = { device_id: 'of-the-provider', reachBoardID: '7' };
    const headers = { 'idempotency-key': 'provider-7' };
    const add = (query: { orgID?: string; teamID?: string }) =>
      app.call(contract.createBoard, { query, body }, { headers });
    expect((await add({ orgID, teamID })).reply.board).toMatchObject({ ...body, boardOwner: orgID, team: teamID });
    expect((await add({ orgID: other, teamID })).failure.code).toBe('idempotency.key_reused');
    const both = await app.call(contract.createBoard, {
      query: { orgID },
      body: { device_id: 'both', boardOwner: other },
    });
    expect(both.reply.board).toMatchObject({ boardOwner: other, team: null });
  });

  test('names what is wrong', async () => {
    const wrong = [
      [{ boardcoords: { lat: 90, long: 0 } }, 'boardcoords.lat'],
      [{ boardcoords: { lat: 0, long: 180.1 } }, 'boardcoords.long'],
      [{ boardsize: { height: 1.5 } }, 'boardsize.height'],
      [{ surfaceArea: -1 }, 'surfaceArea'],
      [{ boardminCPI: 1e30 }, 'boardminCPI'],
      [{ boardminCPI: 1e-7 }, 'boardminCPI'],
      [{ boardname: 'a\0b' }, 'boardname'],
      [{ boardImgURL: 'javascript:alert(1)' }, 'boardImgURL'],
      [{ boardImgURL: '//host/a.png' }, 'boardImgURL'],
      [{ boardImgURL: 'https://' }, 'boardImgURL'],
      [{ boardImgURL: 'https://a.example/a b.png' }, 'boardImgURL'],
      [{ boardImgURL: 'https://[::1' }, 'boardImgURL'],
      [{ boardImgURL: 'https://a.example:99999/a.png' }, 'boardImgURL'],
      [{ colour: 'red' }, 'colour'],
    ] as const;
    for (const [body, path] of wrong) {
      const { failure } = await create(body as contract.BoardDraft); // wrong on purpose
      expect([failure.statusCode, failure.fields?.[0]?.path]).toEqual([400, path]);
    }
    const { failure } = await create({ boardcoords: { lat: '51,5', long: 0 } });
    expect(failure.message).toBe('boardcoords.lat: Must be a number with a decimal point, like 51.5');
    expect((await create({ boardname: 'x', team: 'nobody' })).failure.code).toBe('team.not_found');
    expect((await create({ boardname: 'x', boardOwner: 'nobody' })).failure.code).toBe('organisation.not_found');
  });

  test('longitudes of exactly -180 and 180 are valid', async () => {
    expect((await create({ boardcoords: { lat: 89.999, long: 180 } })).status).toBe(200);
    expect((await create({ boardcoords: { lat: -89.999, long: -180 } })).status).toBe(200);
  });
});

describe('changing a board', () => {
  test('changes what is in the body, nothing else', async () => {
    const { reply } = await create({
      boardname: 'Before',
      boardloc: { city: 'Rome', country: 'Italy' },
      device_id: 'dev-2',
      adTypes: ['static'],
    });
    const id = reply.board._id;
    const changed = await modify(id, { boardloc: { city: 'Milan' } });
    expect(changed.reply.board).toMatchObject({
      boardname: 'Before',
      boardloc: { city: 'Milan', country: 'Italy' },
      device_id: 'dev-2',
      adTypes: ['static'],
      version: 2,
    });
    expect(changed.headers['etag']).toBe('"2"');
    expect((await modify(id, { boardloc: { city: 'Milan' } })).reply.board.version).toBe(2);
  });

  test('takes back what a board without a photo answers, and stores no empty or repeated ad types', async () => {
    const { boardImgURL, boardFile, adTypes } = (await create({ boardname: 'Round trip', adTypes: ['', 'a', 'a'] }))
      .reply.board;
    expect([boardImgURL, boardFile, adTypes]).toEqual([null, null, ['a']]);
    const id = await aBoard(app.db, { boardImgUrl: 'https://example.com/a.png', adTypes: ['a'] });
    const changed = await modify(id, { boardImgURL: null, boardFile: null, adTypes: [''] });
    expect(changed.reply.board).toMatchObject({ boardImgURL: null, boardFile: null, adTypes: [] });
    for (const [adTypes, version] of [
      [['a', 'b'], 3],
      [['b', 'a'], 3],
      [['b'], 4],
    ] as const)
      expect((await modify(id, { adTypes: [...adTypes] })).reply.board.version).toBe(version);
  });

  test('pauses and resumes', async () => {
    const id = await aBoard(app.db);
    expect((await modify(id, { boardPaused: true })).reply).toMatchObject({
      board: { boardPaused: true },
      message: 'The board is paused.',
    });
    expect((await modify(id, { boardPaused: false })).reply).toMatchObject({
      board: { boardPaused: false },
      message: 'The board is active.',
    });
  });

  test('refuses a taken name only when the name changes', async () => {
    await aBoard(app.db, { boardname: 'Taken' });
    const id = await aBoard(app.db, { boardname: 'Free', deviceId: 'dev-free' });
    const twin = await aBoard(app.db, { boardname: 'taken', deviceId: 'dev-3' });
    expect((await modify(id, { boardname: 'TAKEN' })).failure.code).toBe('board.name_taken');
    expect((await modify(twin, { boardname: 'taken', boardloc: { city: 'Here' } })).status).toBe(200);
    expect((await modify(id, { boardname: 'FREE' })).reply.board.boardname).toBe('FREE');
  });

  test('refuses a device id of another board and leaves nothing half done', async () => {
    await aBoard(app.db, { deviceId: 'dev-4' });
    const id = await aBoard(app.db, { boardname: 'Without device' });
    expect((await modify(id, { boardname: 'New name', device_id: 'dev-4' })).failure.code).toBe('board.device_taken');
    expect((await read(id)).boardname).toBe('Without device');
  });

  test('refuses a device id that is a word for none, but keeps the one that a board has', async () => {
    const id = await aBoard(app.db, { deviceId: 'N/A' });
    expect((await modify(id, { device_id: 'N/A', boardPaused: true })).reply.board.boardPaused).toBe(true);
    const { failure } = await modify(id, { device_id: 'null' });
    expect(failure).toMatchObject({ statusCode: 400, fields: [{ path: 'device_id' }] });
    expect((await modify(id, { device_id: '' })).reply.board.device_id).toBe('');
  });

  test('a board that does not exist is a 404', async () => {
    expect((await modify('nothing', { boardPaused: true })).failure.code).toBe('board.not_found');
    expect((await app.call(contract.getBoardUncached, { params: { id: 'nothing' } })).failure.code).toBe(
      'board.not_found',
    );
    expect((await app.call(contract.deleteBoard, { params: { id: 'nothing' } })).failure.code).toBe('board.not_found');
  });
});

describe('deleting a board', () => {
  test.each([contract.deleteBoard, contract.deleteBoardFromForm])(
    'marks it, and again is no failure ($path)',
    async (call) => {
      const id = await aBoard(app.db, { deviceId: `dev-${call.name}` });
      expect((await app.call(call, { params: { id } })).reply.message).toBe('The board is deleted.');
      expect((await app.call(call, { params: { id }, body: {} })).status).toBe(200);
      expect((await read(id)).isDeleted).toBe(true);
      expect(
        (await app.call(contract.findBoardsByDevice, { params: { deviceId: `dev-${call.name}` } })).reply.boards,
      ).toEqual([]);
      expect((await create({ device_id: `dev-${call.name}` })).status).toBe(200);
    },
  );
});

test('finding by device id answers every match that is not deleted, duplicates of an older database too', async () => {
  const [one, two] = [
    await aBoard(app.db, { deviceId: '007/8' }),
    await aBoard(app.db, { deviceId: '007/8', deviceSlot: 1 }),
  ];
  const { reply } = await app.call(contract.findBoardsByDevice, { params: { deviceId: ' 007/8 ' } });
  expect(reply).toEqual({
    boards: [
      { _id: one, device_id: '007/8' },
      { _id: two, device_id: '007/8' },
    ],
    message: '2 boards have this device id.',
  });
  expect((await app.call(contract.findBoardsByDevice, { params: { deviceId: '7/8' } })).reply.boards).toEqual([]);
});

test('every write is in the audit log, with what changed', async () => {
  const { reply } = await create({ boardname: 'Audited' });
  await modify(reply.board._id, { boardminCPI: 2.5 });
  await app.call(contract.deleteBoard, { params: { id: reply.board._id } });
  const { rows } = await app.db.execute(
    `select action, detail from audit_log where subject_id = '${reply.board._id}' order by at`,
  );
  expect(rows).toEqual([
    { action: 'board.create', detail: 'Audited' },
    { action: 'board.modify', detail: 'Audited: boardminCPI: null -> 2.5' },
    { action: 'board.delete', detail: 'Audited: isDeleted: false -> true' },
  ]);
  expect((await app.db.select().from(boards)).length).toBeGreaterThan(0);
});
