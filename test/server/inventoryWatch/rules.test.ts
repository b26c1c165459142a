import type { CallInput } from '#contract/endpoint';
import * as ruleContract from '#contract/inventoryRules';
import * as contract from '#contract/inventoryWatch';
import { aScreen, watchTest } from '#test/watch';

const on = watchTest();
const rule = (body: NonNullable<CallInput<typeof ruleContract.createInventoryRule>['body']>) =>
  on.app.call(ruleContract.createInventoryRule, { body });

test('take a field unless it was edited here, keep another, or ignore new screens of a type; each counts its uses', async () => {
  await on.makeBoards(aScreen(1), aScreen(2), aScreen(3, { publisher: 'Nordlys' }));
  await on.edit('Screen 2', { opening_hours: 'mine' });
  await rule({ action: 'take', field: 'opening_hours' });
  await rule({ action: 'keep', field: 'boardname', publisher_name: 'citylight dooh' });
  await rule({ action: 'ignoreNew', venueType: 'Fuel/Gas Station', publisher_name: 'Nordlys' });
  await on.check(
    aScreen(1, { hours: 'noon', name: 'Other', type: 'LED' }),
    aScreen(2, { hours: 'noon' }),
    aScreen(3, { publisher: 'Nordlys', name: 'Renamed' }),
    aScreen(4, { publisher: 'Nordlys', venue: 'Fuel/Gas Station' }),
    aScreen(5, { publisher: 'Nordlys' }),
  );
  expect((await on.list()).map(({ name, fields }) => [name, ...fields.map(({ field }) => field)])).toEqual([
    ['Screen 1', 'screenType'],
    ['Screen 2', 'opening_hours'],
    ['Screen 3', 'boardname'],
    ['Screen 5'],
  ]);
  expect((await on.boardNamed('Screen 1')).opening_hours).toBe('noon');
  expect((await on.boardNamed('Screen 2')).opening_hours).toBe('mine');
  const { rules } = (await on.app.call(ruleContract.listInventoryRules, {})).reply;
  expect(rules.map(({ action, applied }) => [action, applied])).toEqual([
    ['take', 1],
    ['keep', 1],
    ['ignoreNew', 1],
  ]);
  const { events } = (await on.app.call(contract.listInventoryHistory, {})).reply;
  const act = events.find(({ kind }) => kind === 'rule')!;
  expect(act).toMatchObject({ title: 'opening_hours', boards: 1, by: 'Marquee' });
  await on.app.call(contract.undoInventoryAct, { params: { id: act._id } });
  await on.check();
  expect((await on.boardNamed('Screen 1')).opening_hours).toBe('06:00 to 23:00');
});

/** Two boards whose opening hours differ, and a third whose hours were edited here. */
async function threeDiffer(): Promise<void> {
  await on.makeBoards(aScreen(1), aScreen(2), aScreen(3));
  await on.edit('Screen 3', { opening_hours: 'mine' });
  on.provider.screens = [1, 2, 3].map((id) => aScreen(id, { hours: 'noon' }));
  await on.check();
}
const open = async () => (await on.list()).map(({ name }) => name);
const { undo } = on;
const turn = async (id: string, isOn: boolean) =>
  (await on.app.call(ruleContract.modifyInventoryRule, { params: { id }, body: { isOn } })).reply;

test('a new rule is counted before, accepts what is open in the call that makes it, and is taken back whole', async () => {
  await threeDiffer();
  await on.check(...on.provider.screens, aScreen(4, { venue: 'Fuel', publisher: 'Nordlys' }));
  const touches = async (body: NonNullable<CallInput<typeof ruleContract.countInventoryRuleTouches>['body']>) =>
    (await on.app.call(ruleContract.countInventoryRuleTouches, { body })).reply;
  const none = { new: 0, changed: 0, gone: 0, back: 0 };
  const hours = { action: 'take', field: 'opening_hours' } as const;
  expect(await touches(hours)).toEqual({ counts: { ...none, changed: 2 }, kept: 1 });
  expect(await touches({ ...hours, publisher_name: 'Nordlys' })).toEqual({ counts: none, kept: 0 });
  expect(await touches({ ...hours, action: 'keep' })).toEqual({ counts: { ...none, changed: 3 }, kept: 0 });
  expect(await touches({ action: 'ignoreNew', venueType: 'FUEL', publisher_name: 'nordlys' })).toEqual({
    counts: { ...none, new: 1 },
    kept: 0,
  });
  const made = (await rule(hours)).reply;
  expect(made).toMatchObject({ accepted: 2, isMore: false, rule: { applied: 2 } });
  expect(await open()).toEqual(['Screen 3', 'Screen 4']);
  await on.app.call(ruleContract.deleteInventoryRule, { params: { id: made.rule._id } });
  expect((await undo(made.load!)).reply.restored).toBe(2);
  // Without the rule nothing is marked: the next one takes them again.
  expect((await rule({ ...hours, publisher_name: 'Citylight DOOH' })).reply.accepted).toBe(2);
  expect((await rule({ action: 'ignoreNew' })).reply).toMatchObject({ accepted: 0, load: null });
});

test('a rule takes nothing of a board that is back: a person decides whether it resumes', async () => {
  await on.makeBoards(aScreen(1), aScreen(2));
  await on.makeBoards(aScreen(2));
  const hours = { action: 'take', field: 'opening_hours' } as const;
  await rule(hours);
  await on.check(aScreen(1, { hours: 'noon', type: 'LED' }), aScreen(2));
  expect(await on.states()).toEqual(['Screen 1 back']);
  expect(await on.boardNamed('Screen 1')).toMatchObject({ boardPaused: true, opening_hours: '06:00 to 23:00' });
  const counted = await on.app.call(ruleContract.countInventoryRuleTouches, { body: hours });
  expect(counted.reply.counts).toMatchObject({ changed: 0, back: 0 });
  // Once it was resumed without that field, the rule takes it.
  await on.accept([{ id: (await on.list())[0]!._id, fields: ['screenType'] }]);
  await on.check();
  expect(await on.boardNamed('Screen 1')).toMatchObject({ boardPaused: false, opening_hours: 'noon' });
});

test('what a rule that stays on had accepted is kept once it is undone, and nobody is said to have edited it', async () => {
  await threeDiffer();
  const { rule: made, load } = (await rule({ action: 'take', field: 'opening_hours' })).reply;
  await undo(load!);
  const kept = async () =>
    (await on.list()).flatMap(({ name, fields }) => fields.map(({ ours }) => [name, ours?.by, ours?.undid === true]));
  const expected = [
    ['Screen 1', 'Robin Vale', true],
    ['Screen 2', 'Robin Vale', true],
    ['Screen 3', 'Robin Vale', false],
  ];
  expect(await kept()).toEqual(expected);
  await on.check();
  expect(await kept()).toEqual(expected);
  // Switched off and on again, it takes what is new since, although its act at this check was undone.
  on.provider.screens = [1, 2, 3].map((id) => aScreen(id, { hours: 'noon', type: 'LED' }));
  await turn(made._id, false);
  await on.check();
  expect((await rule({ action: 'take', field: 'screenType' })).reply.accepted).toBe(3);
  expect(await turn(made._id, true)).toMatchObject({ accepted: 0, load: null, rule: { isOn: true } });
  // An edit by a person is one again.
  await on.edit('Screen 1', { opening_hours: 'mine, too' });
  await on.check();
  expect((await kept())[0]).toEqual(['Screen 1', 'Robin Vale', false]);
});

test('what a rule had accepted is kept also if another check has come before it is undone', async () => {
  await threeDiffer();
  const { load } = (await rule({ action: 'take', field: 'opening_hours' })).reply;
  await on.check();
  expect((await undo(load!)).reply.restored).toBe(2);
  await on.check();
  expect(await open()).toEqual(['Screen 1', 'Screen 2', 'Screen 3']);
});

test('a rule switched on says and undoes only what it accepts then, not what it had accepted before', async () => {
  await threeDiffer();
  const [first] = await on.list();
  const ignore = (isIgnored: boolean) =>
    on.app.call(contract.ignoreDifferences, { body: { ids: [first!._id], isIgnored } });
  await ignore(true);
  const { rule: made, load } = (await rule({ action: 'take', field: 'opening_hours' })).reply;
  await turn(made._id, false);
  await ignore(false);
  const again = await turn(made._id, true);
  expect(again).toMatchObject({ accepted: 1 });
  expect(again.load).not.toBe(load);
  expect((await undo(again.load!)).reply.restored).toBe(1);
});

test('a rule switched off, undone and switched on again at the same check accepts as another act', async () => {
  await threeDiffer();
  const { rule: made, load } = (await rule({ action: 'take', field: 'opening_hours' })).reply;
  expect(await turn(made._id, false)).toMatchObject({ accepted: 0, load: null });
  await undo(load!);
  const again = await turn(made._id, true);
  expect(again.accepted).toBe(2);
  expect(again.load).not.toBe(load);
});

test('the same rule is not made twice, also at the same time and in other letters', async () => {
  const hours = { action: 'take', field: 'opening_hours', publisher_name: 'Nordlys' } as const;
  const made = await Promise.all([rule(hours), rule({ ...hours, publisher_name: 'NORDLYS' })]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = (await rule(hours)).failure;
  expect(again).toMatchObject({ code: 'rule.exists', fields: [{ path: 'field' }] });
  expect(again.message).toBe('This rule exists already.');
  for (const other of [
    { action: 'take', field: 'opening_hours' } as const,
    { ...hours, action: 'keep' } as const,
    { action: 'ignoreNew', publisher_name: 'Nordlys' } as const,
    { action: 'ignoreNew', publisher_name: 'Nordlys', venueType: 'Fuel' } as const,
  ])
    expect((await rule(other)).status).toBe(200);
  expect((await rule({ action: 'ignoreNew', publisher_name: 'Nordlys' })).failure.fields).toMatchObject([
    { path: 'action' },
  ]);
});

test('can be switched off, and removed; one that makes no sense is refused', async () => {
  const made = (await rule({ action: 'take', field: 'opening_hours' })).reply.rule;
  expect((await turn(made._id, false)).rule.isOn).toBe(false);
  const remove = () => on.app.call(ruleContract.deleteInventoryRule, { params: { id: made._id } });
  expect((await remove()).status).toBe(200);
  expect((await remove()).failure.code).toBe('rule.not_found');
  expect((await rule({ action: 'take' })).failure.fields?.[0]?.path).toBe('field');
});
