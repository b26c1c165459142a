import { createBoard, getBoard } from '#contract/boards';
import { importBoards } from '#contract/imports';
import * as contract from '#contract/inventoryWatch';
import { aCampaign } from '#test/boards';
import { aScreen, watchTest } from '#test/watch';

const on = watchTest();

describe('a check', () => {
  test('finds new screens; accepted, they are boards with what the provider says, and the next check finds nothing', async () => {
    on.provider.screens = [aScreen(1), aScreen(2, { publisher: 'Nordlys' })];
    expect(await on.check()).toMatchObject({
      state: 'done',
      screens: 2,
      total: 2,
      found: { new: 2, changed: 0, gone: 0 },
    });
    const [first] = await on.list();
    expect(first).toMatchObject({
      state: 'new',
      name: 'Screen 1',
      facts: { width: 1920, opening_hours: '06:00 to 23:00' },
    });
    const twice = (await on.list()).flatMap(({ _id }) => [{ id: _id }, { id: _id }]);
    expect((await on.app.call(contract.countDifferenceTouches, { body: { items: twice } })).reply.counts.new).toBe(2);
    expect(await on.accept(twice)).toMatchObject({ accepted: 2, failed: 0 });
    expect(await on.boardNamed('Screen 2')).toMatchObject({
      device_id: 'device:2',
      reachBoardID: '2',
      publisher_name: 'Nordlys',
    });
    // What the provider leaves empty is no change.
    on.provider.screens = [aScreen(1, { hours: '' }), aScreen(2, { publisher: 'Nordlys', city: '' })];
    expect(await on.check()).toMatchObject({ found: { new: 0, changed: 0, gone: 0, back: 0 } });
    expect(await on.list()).toEqual([]);
  });

  test('reads a page of more screens than the parameters of one statement can name', async () => {
    on.provider.pageSize = 5000;
    expect(await on.check(...Array.from({ length: 5000 }, (_, index) => aScreen(index + 1)))).toMatchObject({
      state: 'done',
      found: { new: 5000 },
    });
  });

  test('a new screen that somebody adds by hand or from a file is no longer a difference', async () => {
    await on.check(aScreen(1), aScreen(2), aScreen(3));
    await on.app.call(createBoard, { body: { boardname: 'By hand', device_id: 'device:1' } });
    await on.app.call(importBoards, { body: { rows: [{ boardname: 'From a file', device_id: 'device:3' }] } });
    expect(await on.states()).toEqual(['Screen 2 new']);
    expect(await on.check()).toMatchObject({ found: { new: 1, gone: 0, back: 0 } });
  });

  test('goes on past screens that cannot be read, which are neither new nor gone', async () => {
    on.provider.screens = [1, 2, 3, 4].map((id) => aScreen(id));
    await on.check();
    await on.acceptAll();
    const withBad = (bad: (screens: unknown[]) => unknown[]) => {
      on.provider.disturb = (page) => {
        const results = bad(page.results);
        return { ...page, count: results.length, results };
      };
    };
    // Screen 1 has lost its name, 3 its id, 4 is gone.
    withBad(([one, two, three]) => [{ ...(one as object), name: null }, two, { ...(three as object), id: {} }]);
    expect(await on.check()).toMatchObject({ state: 'done', screens: 3, unreadable: 2, found: { new: 0, gone: 1 } });
    expect(await on.states()).toEqual(['Screen 4 gone']);
    // A record without any id may be any screen.
    withBad(([one]) => [one, null, 'x', { name: 'nobody' }]);
    expect(await on.check()).toMatchObject({ state: 'done', unreadable: 3, found: { new: 0, gone: 0 } });
  });

  test('keeps what can be stored of a screen', async () => {
    on.provider.screens = [aScreen(1), aScreen(2), aScreen(3)];
    on.provider.disturb = (page) => {
      const [one, two, three] = page.results as object[]; // the provider lists three
      const odd = {
        name: 'Screen\0 1\ud83d',
        opening_hours: `${'x'.repeat(1999)}💡`,
        screen_img_url: 'https://a.example/\0',
      };
      return { ...page, count: 1e12, results: [{ ...one, ...odd }, { ...two, id: '2'.repeat(3000) }, three] };
    };
    expect(await on.check()).toMatchObject({ state: 'done', total: null, unreadable: 1, found: { new: 2 } });
    await on.acceptAll();
    expect(await on.boardNamed('Screen 1')).toMatchObject({ opening_hours: `${'x'.repeat(1999)}\ufffd` });
  });

  test('never calls a board gone that the provider has not listed, whatever ids it has', async () => {
    await on.check(aScreen(1), aScreen(2));
    const row = (id: number) => ({
      boardname: `Screen ${String(id)}`,
      reachBoardID: String(id),
      device_id: `device:${String(id)}`,
    });
    // 77 is another media owner's; 1 becomes the provider's when a check finds it in the list.
    await on.app.call(importBoards, { body: { rows: [row(1), row(77)] } });
    // Added from the provider, and gone before any check has seen the board.
    jest
      .spyOn(on.app.services.inventory, 'findScreen')
      .mockResolvedValue({ id: '2', name: 'Screen 2', device_id: 'device:2' });
    await on.app.call(createBoard, { body: { device_id: 'device:2', reachBoardID: '2' } });
    await on.check(aScreen(1));
    expect((await on.states()).sort()).toEqual(['Screen 1 changed', 'Screen 2 gone']);
    await on.check(aScreen(3));
    expect((await on.states()).sort()).toEqual(['Screen 1 gone', 'Screen 2 gone', 'Screen 3 new']);
  });

  test('reads decimals as text and ids as numbers', async () => {
    on.provider.screens = [aScreen(1)];
    const odd = { id: 1, device_id: 8700, latitude: '38.5', longitude: ' -9.25' };
    on.listWith({ ...odd, venue_types: [null, { name: 'Airport' }] });
    expect(await on.check()).toMatchObject({ unreadable: 0, found: { new: 1 } });
    await on.acceptAll();
    expect(await on.boardNamed('Screen 1')).toMatchObject({
      device_id: '8700',
      boardcoords: { lat: 38.5, long: -9.25 },
      venueType: 'Airport',
    });
  });

  test.each(['PT', 'PRT', 'pt', 'Portugalsko'])('a country that is written as %s is no difference', async (name) => {
    await on.makeBoards(aScreen(1));
    await on.edit('Screen 1', { boardloc: { country: 'Portugal' } });
    on.listWith({ geo: { country: name } });
    await on.check();
    expect(await on.list()).toEqual([]);
    on.listWith({ geo: { country: 'ES' } });
    await on.check();
    expect(await on.list()).toMatchObject([{ fields: [{ field: 'boardloc.country', from: 'Portugal', to: 'ES' }] }]);
  });

  test('reports changes field by field; a field edited here is taken over only if it is named', async () => {
    await on.makeBoards(aScreen(1));
    const _id = await on.edit('Screen 1', { boardname: 'By the river' });
    await on.check(aScreen(1, { name: 'LIS-01', hours: '06:00 to 00:00', width: 1080, height: 1920 }));
    const [difference] = await on.list();
    expect(difference).toMatchObject({
      state: 'changed',
      name: 'By the river',
      fields: [
        { field: 'boardname', from: 'By the river', to: 'LIS-01', ours: { by: 'Robin Vale' } },
        { field: 'boardsize.height', from: 1080, to: 1920, ours: null },
        { field: 'boardsize.width', from: 1920, to: 1080, ours: null },
        { field: 'opening_hours', from: '06:00 to 23:00', to: '06:00 to 00:00', ours: null },
      ],
    });
    expect(await on.accept([{ id: difference!._id }], 'lost')).toMatchObject({ accepted: 1 });
    // The reply was lost, and the call is repeated.
    expect(await on.accept([{ id: difference!._id }], 'lost')).toMatchObject({ accepted: 1, failed: 0 });
    expect(await on.accept([{ id: difference!._id }], 'another')).toMatchObject({ accepted: 0, failed: 1 });
    expect((await on.app.call(getBoard, { params: { id: _id } })).reply.board).toMatchObject({
      boardname: 'By the river',
      boardsize: { width: 1080, height: 1920 },
      opening_hours: '06:00 to 00:00',
    });
    // The name, which was not accepted, is ignored, also after the next check.
    expect(await on.list()).toEqual([]);
    await on.check();
    expect(await on.list()).toEqual([]);
    const [left] = await on.list({ ignored: true });
    expect(left?.fields.map(({ field }) => field)).toEqual(['boardname']);
    for (const accepted of [1, 1])
      expect(await on.accept([{ id: left!._id, fields: ['boardname'] }], 'lost')).toMatchObject({ accepted });
    expect(await on.accept([{ id: left!._id, fields: ['boardname'] }])).toMatchObject({ accepted: 0 });
    expect((await on.app.call(getBoard, { params: { id: _id } })).reply.board.boardname).toBe('LIS-01');
  });

  test.each([
    { resolution: { width: '1.080', height: '1920.0' } },
    { resolution: { width: 1080, height: null } },
    { latitude: '41.2° N', longitude: -8 },
    { latitude: 41, longitude: null },
  ])('one of two sides or coordinates is no difference: %j', async (half) => {
    await on.makeBoards(aScreen(1));
    on.listWith(half);
    await on.check();
    expect(await on.list()).toEqual([]);
    // A new board has what can be read.
    await on.check(aScreen(1), aScreen(2));
    await on.acceptAll();
    const { height, width } = (await on.boardNamed('Screen 2')).boardsize;
    if ('resolution' in half) expect([height, width].filter(Boolean)).toHaveLength(1);
  });

  test('fields that are not chosen stay open, and the counts beforehand say so; a new name is found', async () => {
    await on.makeBoards(aScreen(1), aScreen(2));
    await on.edit('Screen 1', { boardname: 'Ours' });
    await on.check(aScreen(1, { name: 'By the Æther', hours: 'noon', type: 'LED' }), aScreen(3));
    const [found] = await on.list({ search: 'aether' });
    const ids = (await on.list()).map(({ _id: id }) => ({ id }));
    const counted = await on.app.call(contract.countDifferenceTouches, {
      body: { items: ids.map(({ id }) => (id === found?._id ? { id, fields: ['screenType' as const] } : { id })) },
    });
    expect(counted.reply).toMatchObject({
      counts: { new: 1, changed: 1, gone: 1, back: 0 },
      fields: [{ field: 'screenType', count: 1 }],
      kept: 1,
      open: 1,
      gone: { boards: [{ board: { boardname: 'Screen 2' } }] },
    });
    await on.accept([{ id: found!._id, fields: ['screenType'] }]);
    expect((await on.list({ state: 'changed' })).map(({ fields }) => fields.map(({ field }) => field))).toEqual([
      ['boardname', 'opening_hours'],
    ]);
  });

  test('of new screens only those that a later check found are to be decided; publishers are counted as filtered', async () => {
    await on.check(aScreen(1), aScreen(2, { publisher: 'Nordlys' }));
    const list = async (query: object) => (await on.app.call(contract.listDifferences, { query })).reply;
    expect((await list({ toDecide: true })).totalDifferences).toBe(0);
    on.provider.screens.push(aScreen(3), aScreen(4, { publisher: 'Nordlys', name: '' }));
    await on.check();
    expect((await list({ toDecide: true })).differences.map(({ name }) => name)).toEqual(['Screen 3', 'device:4']);
    expect((await list({ search: 'screen' })).publishers.map((one) => [one.publisher_name, one.new])).toEqual(
      expect.arrayContaining([['Nordlys', 1]]),
    );
  });

  test('a field changed by a CSV load counts as edited here', async () => {
    await on.makeBoards(aScreen(1));
    await on.app.call(importBoards, { body: { rows: [{ device_id: 'device:1', boardname: 'From the file' }] } });
    await on.check();
    expect((await on.list())[0]?.fields).toMatchObject([{ field: 'boardname', ours: { by: 'Robin Vale' } }]);
  });

  test('knows a screen with a new device id by the provider’s own id', async () => {
    await on.makeBoards(aScreen(1));
    await on.check(aScreen(1, { device: 'device:new' }));
    expect((await on.list()).map(({ state, fields }) => [state, fields])).toEqual([
      ['changed', [{ field: 'device_id', from: 'device:1', to: 'device:new', ours: null }]],
    ]);
    await on.acceptAll();
    expect((await on.boardNamed('Screen 1')).device_id).toBe('device:new');
  });

  test('reports screens as gone and back; accepting pauses and resumes the board', async () => {
    await on.makeBoards(aScreen(1), aScreen(2));
    const { _id } = await on.boardNamed('Screen 1');
    const campaign = await aCampaign(on.app.db, { campaignName: 'Winter', boards: [_id] });
    await on.check(aScreen(2));
    expect(await on.list()).toMatchObject([
      { state: 'gone', campaigns: { count: 1, first: { _id: campaign, campaignName: 'Winter' } } },
    ]);
    await on.acceptAll();
    expect((await on.boardNamed('Screen 1')).boardPaused).toBe(true);
    await on.check();
    expect(await on.list()).toEqual([]);
    await on.check(aScreen(1, { hours: 'always' }), aScreen(2));
    const [back] = await on.list();
    expect(back).toMatchObject({
      state: 'back',
      boardPaused: true,
      fields: [{ field: 'opening_hours', to: 'always' }],
    });
    expect(back?.goneFrom).not.toBeNull();
    await on.check();
    expect((await on.list())[0]).toMatchObject({ state: 'back', _id: back?._id });
    await on.acceptAll();
    expect(await on.boardNamed('Screen 1')).toMatchObject({ boardPaused: false, opening_hours: 'always' });
    await on.check();
    expect(await on.list()).toEqual([]);
  });

  test("keeps ignored differences hidden until the provider's values change", async () => {
    await on.makeBoards(aScreen(1), aScreen(2));
    await on.check(aScreen(1, { hours: 'noon' }), aScreen(2), aScreen(3));
    const ids = (await on.list()).map(({ _id }) => _id);
    expect((await on.app.call(contract.ignoreDifferences, { body: { ids, isIgnored: true } })).reply.changed).toBe(2);
    await on.check();
    expect(await on.list()).toEqual([]);
    expect((await on.app.call(contract.getInventorySummary, {})).reply.counts).toEqual({
      new: 0,
      changed: 0,
      gone: 0,
      back: 0,
      ignored: 2,
    });
    await on.check(aScreen(1, { hours: 'night' }), aScreen(2), aScreen(3));
    expect(await on.states()).toEqual(['Screen 1 changed']);
    await on.app.call(contract.ignoreDifferences, { body: { ids, isIgnored: false } });
    expect(await on.states()).toEqual(['Screen 1 changed', 'Screen 3 new']);
  });

  test('does not change boards that were changed after the check', async () => {
    await on.makeBoards(aScreen(1));
    await on.check(aScreen(1, { hours: 'noon' }));
    await on.edit('Screen 1', { opening_hours: 'mine' });
    expect(await on.acceptAll()).toMatchObject({
      accepted: 0,
      results: [{ message: 'Somebody has changed this board since the check. Check again.' }],
    });
    expect((await on.boardNamed('Screen 1')).opening_hours).toBe('mine');
  });
});

describe('undo', () => {
  test('restores everything and reopens the differences; fields edited here stay marked', async () => {
    await on.makeBoards(aScreen(1), aScreen(2));
    const _id = await on.edit('Screen 1', { boardname: 'Ours' });
    await on.check(aScreen(1, { name: 'Theirs', hours: 'noon' }), aScreen(3));
    const before = await on.list();
    expect(before.map(({ state }) => state)).toEqual(['changed', 'gone', 'new']);
    const [changed, ...others] = before;
    await on.accept(
      [{ id: changed!._id, fields: ['boardname', 'opening_hours'] }, ...others.map(({ _id: id }) => ({ id }))],
      'act',
    );
    expect(await on.list()).toEqual([]);
    const undone = (await on.undo('act')).reply;
    expect(undone).toMatchObject({ deleted: 1, restored: 2, left: [], message: 'Undone.' });
    expect(await on.list()).toEqual(before);
    expect((await on.app.call(getBoard, { params: { id: _id } })).reply.board).toMatchObject({
      boardname: 'Ours',
      opening_hours: '06:00 to 23:00',
    });
    await on.check();
    expect((await on.list())[0]?.fields[0]?.ours?.by).toBe('Robin Vale');
    const { events } = (await on.app.call(contract.listInventoryHistory, {})).reply;
    expect(events.find(({ _id: id }) => id === 'act')).toMatchObject({
      kind: 'accepted',
      boards: 3,
      undoneBy: 'Robin Vale',
    });
    expect((await on.undo('act')).failure.code).toBe('load.already_undone');
  });

  test('a board that is back and was accepted in part is back again, and can be resumed', async () => {
    await on.makeBoards(aScreen(1), aScreen(2));
    await on.makeBoards(aScreen(2));
    await on.check(aScreen(1, { hours: 'noon', type: 'LED' }), aScreen(2));
    const before = await on.list();
    const acceptType = (load: string) => on.accept([{ id: before[0]!._id, fields: ['screenType'] }], load);
    await acceptType('act');
    expect(await on.states()).toEqual(['Screen 1 changed']);
    await on.check();
    await on.undo('act');
    expect(before).toMatchObject([{ state: 'back', boardPaused: true }]);
    expect(await on.list()).toEqual(before);
    // What is accepted of it later is a change of its own.
    await acceptType('again');
    await on.accept([{ id: before[0]!._id }], 'rest');
    await on.undo('rest');
    expect(await on.list()).toMatchObject([{ state: 'changed', boardPaused: false, goneFrom: null }]);
  });
});
