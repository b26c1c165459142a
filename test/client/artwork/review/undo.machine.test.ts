import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { undoWindowMs } from '#contract/artwork';
import { aFile } from '#test/artworkFiles';
import { stubActor } from '#test/stubActor';
import { between, enumerate } from '#test/transitions';
import { undoMachine } from '../../../../src/client/artwork/review/undo.machine';
import { aFailure, refused } from '../fixtures';

type Event = EventFromLogic<typeof undoMachine>;
const report = (event: { type: string; output?: unknown; error?: unknown }) => event as unknown as Event; // an event of an invoked actor; views cannot send these
const saved = (fileId: string): Event => ({
  type: 'decision.saved',
  fileId,
  fileName: `${fileId}.jpg`,
  decision: 'approve',
  version: 3,
});

it('reaches its states by exactly these transitions', () => {
  const { states, transitions } = enumerate(undoMachine, {
    events: [
      saved('f1'),
      saved('f2'),
      { type: 'decision.undo' },
      report({ type: 'xstate.after.untilTooLate.undo.offering' }),
      report({ type: 'xstate.done.actor.0.undo.undoing', output: { file: aFile(), message: 'Taken back' } }),
      report({
        type: 'xstate.error.actor.0.undo.undoing',
        error: aFailure({ status: 409, code: 'artwork.undo_expired' }),
      }),
      report({ type: 'xstate.error.actor.0.undo.undoing', error: aFailure({ status: 0, code: 'network' }) }),
      { type: 'undo.again' },
    ],
    keep: ({ context }) => [
      context.held.map(({ fileId }) => fileId),
      context.undoing?.fileId,
      context.failure !== undefined,
      context.held.map(({ isLost }) => isLost),
    ],
  });
  expect(states).toEqual(['idle', 'offering', 'undoing']);
  expect(between(transitions)).toEqual([
    'idle decision.saved offering',
    'offering decision.undo undoing',
    'offering undo.again undoing',
    'offering xstate.after.untilTooLate.undo.offering idle',
    'undoing xstate.done.actor.0.undo.undoing idle',
    'undoing xstate.done.actor.0.undo.undoing offering',
    'undoing xstate.error.actor.0.undo.undoing idle',
    'undoing xstate.error.actor.0.undo.undoing offering',
  ]);
});

function start(outcome: () => Promise<unknown>) {
  const clock = new SimulatedClock();
  const calls: unknown[] = [];
  const said: string[] = [];
  const actor = createActor(
    undoMachine.provide({
      actors: {
        undoDecision: stubActor((input) => {
          calls.push(input);
          return outcome();
        }),
      },
      actions: {
        announceUndone: ({ context }) => void said.push(`undone ${context.undoing?.fileId ?? ''}`),
        announceUndoFailed: ({ context }) => void said.push(`failed ${context.failure?.code ?? ''}`),
      },
    }),
    { clock },
  ).start();
  return { actor, clock, calls, said };
}
const done = () => Promise.resolve({ file: aFile(), message: 'Taken back' });
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('offers the last decision for ten seconds and no longer', () => {
  const { actor, clock } = start(done);
  actor.send(saved('f1'));
  clock.increment(undoWindowMs - 1_000);
  expect(actor.getSnapshot().value).toBe('offering');
  clock.increment(1_000);
  expect(actor.getSnapshot().value).toBe('idle');
  expect(actor.getSnapshot().context.held).toEqual([]);
});

it('undoes the newest decision first, then the one before', async () => {
  const { actor, calls, said } = start(done);
  actor.send(saved('f1'));
  actor.send(saved('f2'));
  actor.send({ type: 'decision.undo' });
  await settle();
  expect(actor.getSnapshot().value).toBe('offering');
  actor.send({ type: 'decision.undo' });
  await settle();
  expect(calls).toEqual([
    { params: { id: 'f2' }, headers: { ifMatch: 3 } },
    { params: { id: 'f1' }, headers: { ifMatch: 3 } },
  ]);
  expect(said).toEqual(['undone f2', 'undone f1']);
  expect(actor.getSnapshot().value).toBe('idle');
});

it('holds a decision that is saved while another is being taken back', async () => {
  const { actor } = start(done);
  actor.send(saved('f1'));
  actor.send({ type: 'decision.undo' });
  actor.send(saved('f2'));
  await settle();
  expect(actor.getSnapshot().value).toBe('offering');
  expect(actor.getSnapshot().context.held.map(({ fileId }) => fileId)).toEqual(['f2']);
});

it('offers a file decided twice once', () => {
  const { actor } = start(done);
  actor.send(saved('f1'));
  actor.send({ type: 'decision.saved', fileId: 'f1', fileName: 'f1.jpg', decision: 'disapprove', version: 4 });
  expect(actor.getSnapshot().context.held).toMatchObject([{ fileId: 'f1', decision: 'disapprove' }]);
});

describe('an undo without an answer', () => {
  const lost = () => refused(aFailure({ status: 0, code: 'network' }));
  /** An undo that got no answer; the next ones have the given outcome. */
  async function loseFirst(next: () => Promise<unknown>) {
    const outcomes = [lost];
    const started = start(() => (outcomes.pop() ?? next)());
    started.actor.send(saved('f1'));
    started.actor.send({ type: 'decision.undo' });
    await settle();
    return started;
  }

  it.each(['decision.undo', 'undo.again'] as const)('is offered again, and repeated by %s', async (type) => {
    const { actor, calls, said } = await loseFirst(done);
    expect(actor.getSnapshot().value).toBe('offering');
    actor.send({ type });
    await settle();
    expect(calls).toHaveLength(2);
    expect(said).toEqual(['failed network', 'undone f1']);
    expect(actor.getSnapshot().context.held).toEqual([]);
  });

  it('has happened where nothing is left to undo', async () => {
    const { actor, said } = await loseFirst(() => refused(aFailure({ status: 409, code: 'artwork.nothing_to_undo' })));
    actor.send({ type: 'undo.again' });
    await settle();
    expect(said).toEqual(['failed network', 'undone f1']);
    expect(actor.getSnapshot().context.held).toEqual([]);
  });

  it('is reported as failed when its time is up', async () => {
    const { actor, clock, said } = await loseFirst(done);
    clock.increment(undoWindowMs);
    expect(said).toEqual(['failed network', 'failed network']);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { held: [], undoing: undefined } });
  });

  it('is not repeated where another decision was not to be undone', () => {
    const { actor, calls } = start(done);
    actor.send(saved('f1'));
    actor.send({ type: 'undo.again' });
    expect(calls).toEqual([]);
  });
});

it('reports that the undo came too late', async () => {
  const { actor, said } = start(() => refused(aFailure({ status: 409, code: 'artwork.undo_expired' })));
  actor.send(saved('f1'));
  actor.send({ type: 'decision.undo' });
  await settle();
  expect(said).toEqual(['failed artwork.undo_expired']);
  expect(actor.getSnapshot().value).toBe('idle');
});
