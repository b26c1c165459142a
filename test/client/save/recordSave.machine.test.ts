import { createActor, waitFor, type EventFromLogic } from 'xstate';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import type { Failure } from '../../../src/client/api/request';
import {
  recordSaveMachine,
  StaleRecord,
  type Fields,
  type SaveInput,
  type Stored,
} from '../../../src/client/save/recordSave.machine';
import { refused } from '../artwork/fixtures';

type Event = EventFromLogic<typeof recordSaveMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of the invoked actor; views cannot send these
const failed = (code: Failure['code'], status = 409): Failure => ({ status, code, message: 'No.' });
const base = { name: 'Tagus', city: 'Lisbon', boards: ['b1', 'b2'] };
const known = { values: base, base, version: 4 };
const mine = { ...base, name: 'Tagus East' };
const stale = (theirs: Stored) => new StaleRecord(failed('record.stale'), theirs);
const theirName: Stored = { values: { ...base, name: 'Tagus West' }, version: 5 };
const theirCity: Stored = { values: { ...base, city: 'Porto' }, version: 5 };

const events: Event[] = [
  { type: 'record.edit', change: { name: 'Tagus East' } },
  { type: 'record.edit', change: { name: 'Tagus' } },
  { type: 'record.save' },
  { type: 'record.reset' },
  { type: 'record.loaded', stored: { values: base, version: 6 } },
  { type: 'record.bumped', version: 5 },
  report({ type: 'xstate.done.actor.0.recordSave.saving', output: { values: mine, version: 5 } }),
  report({ type: 'xstate.error.actor.0.recordSave.saving', error: stale(theirName) }),
  report({ type: 'xstate.error.actor.0.recordSave.saving', error: failed('board.name_taken') }),
];

it('reaches its states by exactly these transitions', () => {
  const { states, transitions } = enumerate(recordSaveMachine, {
    input: known,
    events,
    keep: ({ context }) => [context.values, context.base, context.failure?.code, context.version],
  });
  expect(states).toEqual(['conflicting', 'editing', 'saved', 'saving', 'untouched']);
  expect(between(transitions)).toEqual([
    'conflicting record.reset untouched',
    'conflicting record.save saving',
    'editing record.loaded untouched',
    'editing record.reset untouched',
    'editing record.save saving',
    'saved record.edit editing',
    'saving xstate.done.actor.0.recordSave.saving saved',
    'saving xstate.error.actor.0.recordSave.saving conflicting',
    'saving xstate.error.actor.0.recordSave.saving editing',
    'untouched record.edit editing',
    'untouched record.save saving',
  ]);
});

/** Starts a form whose saves get the given answers, in order. */
function begin(answers: readonly (Failure | StaleRecord | Stored)[], values: Fields = base) {
  const sent: SaveInput[] = [];
  const queue = [...answers];
  const saveRecord = stubActor<Stored, SaveInput>((asked) => {
    sent.push(asked);
    const next = queue.shift();
    return next && 'values' in next ? Promise.resolve(next) : refused(next);
  });
  const input = { values, base, version: 4 };
  const actor = createActor(recordSaveMachine.provide({ actors: { saveRecord } }), { input }).start();
  const save = async (change: Fields, state: 'saved' | 'conflicting' | 'editing') => {
    actor.send({ type: 'record.edit', change });
    actor.send({ type: 'record.save' });
    await waitFor(actor, (snapshot) => snapshot.matches(state));
  };
  return { actor, sent, save, now: () => actor.getSnapshot() };
}

it('starts in mid-edit where a draft was left behind', () => {
  expect(begin([], mine).now().value).toBe('editing');
  expect(begin([]).now().value).toBe('untouched');
});

it('asks for what both changed, and saves what is chosen over their version', async () => {
  const { actor, save, sent } = begin([
    stale({ ...theirName, values: { ...mine, ...theirName.values, city: 'Porto' } }),
  ]);
  await save({ name: 'Tagus East' }, 'conflicting');
  // An upload may end meanwhile.
  actor.send({ type: 'record.edit', change: { picture: 'f1' } });
  expect(actor.getSnapshot().value).toBe('conflicting');
  actor.send({ type: 'record.save', takeTheirs: ['name'] });
  expect(sent[1]).toMatchObject({ values: { name: 'Tagus West', city: 'Porto', picture: 'f1' }, version: 5 });
});

it('saves nothing over a record that must be seen first, until it is loaded again as it was', async () => {
  const { actor, save, sent, now } = begin([stale({ ...theirCity, mustBeSeen: true })]);
  await save({ name: 'Tagus East' }, 'conflicting');
  expect(sent).toHaveLength(1);
  actor.send({ type: 'record.loaded', stored: { values: base, version: 4 } });
  expect(now().context.theirs).toMatchObject({ version: 5 });
  actor.send({ type: 'record.loaded', stored: { values: base, version: 6 } });
  actor.send({ type: 'record.save' });
  expect(sent[1]).toMatchObject({ values: mine, version: 6 });
});

it('uses the other version on request', async () => {
  const { actor, save, now } = begin([stale(theirName)]);
  await save({ name: 'Tagus East' }, 'conflicting');
  actor.send({ type: 'record.reset' });
  expect(now()).toMatchObject({ value: 'untouched', context: { ...theirName, base: theirName.values, failure: null } });
});

it('replaces a record that the refusal does not have, at the next press', async () => {
  const { save, now } = begin([failed('record.stale')]);
  await save({ name: 'Tagus East' }, 'editing');
  expect(now().context).toMatchObject({ values: mine, version: undefined, failure: { code: 'record.stale' } });
});

it('knows after a lost connection that typing went on, and forgets other failures', async () => {
  for (const [status, kept] of [
    [0, true],
    [422, undefined],
  ] as const) {
    const { actor, save, now } = begin([failed('internal', status)]);
    await save({ name: 'Tagus East' }, 'editing');
    actor.send({ type: 'record.edit', change: { city: 'Porto' } });
    expect(now().context.failure?.edited).toBe(kept);
  }
});

it('follows the stored record while nothing differs, and keeps an edit', () => {
  const { actor, now } = begin([]);
  const load = (version: number) => actor.send({ type: 'record.loaded', stored: { ...theirCity, version } });
  load(3);
  expect(now().context.version).toBe(4);
  actor.send({ type: 'record.edit', change: { name: 'Tagus East' } });
  load(5);
  expect(now().context.version).toBe(4);
  actor.send({ type: 'record.edit', change: { name: 'Tagus', boards: ['b2', 'b1'] } });
  load(4);
  expect(now().value).toBe('editing');
  load(5);
  expect(now()).toMatchObject({ value: 'untouched', context: theirCity });
});

it('recognises its own change beside the form, and does not mistake another user’s save for it', () => {
  const { actor, now } = begin([], mine);
  actor.send({ type: 'record.bumped', version: 6 });
  expect(now().context.version).toBe(4);
  actor.send({ type: 'record.bumped', version: 5 });
  expect(now()).toMatchObject({ value: 'editing', context: { values: mine, version: 5 } });
});
