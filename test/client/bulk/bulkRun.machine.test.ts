import { createActor, fromCallback, waitFor } from 'xstate';
import { enumerate } from '#test/transitions';
import { bulkActor, unlessGone } from '../../../src/client/bulk/bulkActor';
import { bulkRunMachine, notRun } from '../../../src/client/bulk/bulkRun.machine';
import type { BulkItem } from '../../../src/client/bulk/bulkRun.machine';
import { aFailure, refused } from '../artwork/fixtures';

const items: BulkItem[] = Array.from({ length: 9 }, (_unused, index) => ({
  id: String(index),
  name: `Lamp ${String(index)}`,
}));

/** Starts a run whose calls the test settles. */
function startRun(given = items, whenLeft?: Parameters<typeof bulkActor>[1]) {
  const calls = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>();
  const runItem = (id: string) => new Promise<void>((resolve, reject) => calls.set(id, { resolve, reject }));
  const actor = createActor(bulkRunMachine.provide({ actors: { runItems: bulkActor(runItem, whenLeft) } })).start();
  actor.send({ type: 'run.start', items: given });
  const settle = async (id: string, reason?: unknown) => {
    if (reason === undefined) calls.get(id)?.resolve();
    else calls.get(id)?.reject(reason);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const ready = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, calls, settle, ready };
}

it('the machine has exactly these transitions', () => {
  const two = items.slice(0, 2);
  const still = bulkRunMachine.provide({ actors: { runItems: fromCallback(() => undefined) } });
  const { transitions, states } = enumerate(still, {
    events: [
      { type: 'run.start', items: two },
      { type: 'run.start', items: [] },
      { type: 'run.stop' },
      { type: 'run.retry' },
      { type: 'run.dismiss' },
      { type: 'item.done', id: '0' },
      { type: 'item.fail', id: '1', reason: 'no' },
      { type: 'run.settle' },
    ],
    keep: ({ context }) => [context.items.length, context.done.includes('0'), context.failed.length > 0],
  });
  expect(states).toEqual(['finished', 'idle', '{"busy":"running"}', '{"busy":"stopping"}']);
  expect(new Set(transitions)).toEqual(
    new Set([
      'idle run.start {"busy":"running"}',
      '{"busy":"running"} item.done {"busy":"running"}',
      '{"busy":"running"} item.fail {"busy":"running"}',
      '{"busy":"running"} run.stop {"busy":"stopping"}',
      '{"busy":"running"} run.settle finished',
      '{"busy":"stopping"} item.done {"busy":"stopping"}',
      '{"busy":"stopping"} item.fail {"busy":"stopping"}',
      '{"busy":"stopping"} run.settle finished',
      'finished run.start {"busy":"running"}',
      'finished run.retry {"busy":"running"}',
      'finished run.dismiss idle',
    ]),
  );
});

describe('a run', () => {
  it('continues when its page is left, and reports its end', async () => {
    const whenLeft = jest.fn();
    const { actor, calls, settle, ready } = startRun(items, whenLeft);
    await ready();
    await settle('0');
    actor.stop();
    await settle('1', new Error('It is in a campaign.'));
    for (const { id } of items.slice(2)) await settle(id);
    expect(calls.size).toBe(items.length);
    expect(whenLeft.mock.calls).toEqual([
      [{ done: 8, failed: [{ id: '1', name: 'Lamp 1', reason: 'It is in a campaign.' }] }],
    ]);
  });

  it('does not report its end twice: a page that was left after it has seen it', async () => {
    const whenLeft = jest.fn();
    const { actor, settle, ready } = startRun(items.slice(0, 2), whenLeft);
    await ready();
    await settle('0');
    await settle('1');
    await waitFor(actor, ({ value }) => value === 'finished');
    actor.stop();
    await ready();
    expect(whenLeft).not.toHaveBeenCalled();
  });

  it.each([
    ['whose answer was lost', 0, ['0'], 0],
    ['that was refused', 409, [], 1],
  ])('on the retry of a delete %s, a record that is gone counts as done or not', async (_, status, done, failed) => {
    const answers = [aFailure({ status }), aFailure({ status: 404 })];
    const runItems = bulkActor((_id, _name, mayBeDone) => unlessGone(refused(answers.shift()), mayBeDone));
    const actor = createActor(bulkRunMachine.provide({ actors: { runItems } })).start();
    actor.send({ type: 'run.start', items: items.slice(0, 1) });
    await waitFor(actor, ({ value }) => value === 'finished');
    expect(actor.getSnapshot().context).toMatchObject({ done: [], failed: [{ id: '0' }] });
    actor.send({ type: 'run.retry' });
    await waitFor(actor, ({ value }) => value === 'finished');
    const { context } = actor.getSnapshot();
    expect([context.done, context.failed.length]).toEqual([done, failed]);
  });

  it('when stopped starts no more calls, and waits for those in progress', async () => {
    const { actor, calls, settle, ready } = startRun();
    await ready();
    actor.send({ type: 'run.stop' });
    for (const id of ['0', '1', '2']) await settle(id);
    expect(actor.getSnapshot().value).toEqual({ busy: 'stopping' });
    await settle('3');
    const { value, context } = actor.getSnapshot();
    expect(value).toBe('finished');
    expect(calls.size).toBe(4);
    expect(notRun(context).map(({ id }) => id)).toEqual(['4', '5', '6', '7', '8']);
  });
});
