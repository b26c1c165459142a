import { createActor, waitFor, type EventFromLogic } from 'xstate';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import type { Failure } from '../../../../src/client/api/request';
import { boardSaveMachine, type SaveBoard } from '../../../../src/client/boards/form/boardSave.machine';
import { refused } from '../../artwork/fixtures';

type Event = EventFromLogic<typeof boardSaveMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of the invoked actor; views cannot send these
const failed = (code: Failure['code'], status = 409): Failure => ({ status, code, message: 'No.' });
const known = { boardId: 'b1', version: 4 };
const draft = { boardname: 'Tagus' };

const events: Event[] = [
  { type: 'board.edit', draft },
  { type: 'board.save' },
  { type: 'conflict.resolve', draft, version: 5 },
  { type: 'conflict.yield' },
  { type: 'board.loaded', version: 6 },
  { type: 'board.bumped', version: 5 },
  report({ type: 'xstate.done.actor.0.boardSave.saving', output: { board: { _id: 'b1', version: 5 } } }),
  report({ type: 'xstate.error.actor.0.boardSave.saving', error: failed('record.stale') }),
  report({ type: 'xstate.error.actor.0.boardSave.saving', error: failed('board.name_taken') }),
];

it('reaches its states by exactly these transitions', () => {
  const { states, transitions } = enumerate(boardSaveMachine, {
    input: known,
    events,
    keep: ({ context }) => [context.draft !== null, context.failure?.code, context.version],
  });
  expect(states).toEqual(['conflicting', 'editing', 'saved', 'saving', 'untouched']);
  expect(between(transitions)).toEqual([
    'conflicting conflict.resolve saving',
    'conflicting conflict.yield untouched',
    'editing board.save saving',
    'saved board.edit editing',
    'saving xstate.done.actor.0.boardSave.saving saved',
    'saving xstate.error.actor.0.boardSave.saving conflicting',
    'saving xstate.error.actor.0.boardSave.saving editing',
    'untouched board.edit editing',
  ]);
});

/** Starts a form whose saves get the given answers, in order. */
function begin(
  answers: readonly (Failure | { board: { _id: string; version: number } })[],
  input: { boardId: string | undefined; version: number | undefined; draft?: object } = known,
) {
  const sent: SaveBoard[] = [];
  const said: string[] = [];
  const queue = [...answers];
  const actor = createActor(
    boardSaveMachine.provide({
      actors: {
        saveBoard: stubActor((body: SaveBoard) => {
          sent.push(body);
          const next = queue.shift();
          // The API layer rejects with plain data, which the linter does not allow in reject().
          return next !== undefined && 'status' in next ? refused(next) : Promise.resolve(next);
        }),
      },
      actions: { announceSaved: () => said.push('saved') },
    }),
    { input },
  ).start();
  return { actor, sent, said };
}

it('starts in mid-edit where a draft was left behind', () => {
  expect(begin([], { ...known, draft }).actor.getSnapshot().value).toBe('editing');
  expect(begin([]).actor.getSnapshot().value).toBe('untouched');
});

it('stays in the conflict when an upload ends, with its picture in the draft', async () => {
  const { actor } = begin([failed('record.stale')]);
  actor.send({ type: 'board.edit', draft });
  actor.send({ type: 'board.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('conflicting'));
  actor.send({ type: 'board.edit', draft: { ...draft, boardFile: 'f1' } });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'conflicting',
    context: { draft: { boardname: 'Tagus', boardFile: 'f1' }, failure: { code: 'record.stale' } },
  });
});

it('uses the other version on request', async () => {
  const { actor } = begin([failed('record.stale')]);
  actor.send({ type: 'board.edit', draft });
  actor.send({ type: 'board.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('conflicting'));
  actor.send({ type: 'conflict.yield' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'untouched',
    context: { draft: null, failure: null, version: 4 },
  });
  actor.send({ type: 'board.loaded', version: 7 });
  expect(actor.getSnapshot().context.version).toBe(7);
});

it('recognises its own pause, and does not mistake another user’s save for it', () => {
  const { actor } = begin([]);
  actor.send({ type: 'board.edit', draft });
  actor.send({ type: 'board.loaded', version: 9 });
  actor.send({ type: 'board.bumped', version: 6 });
  expect(actor.getSnapshot().context.version).toBe(4);
  actor.send({ type: 'board.bumped', version: 5 });
  expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { draft, version: 5 } });
});
