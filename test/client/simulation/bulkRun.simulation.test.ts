import { simulate, simulationTimeout, type Network } from '#test/simulation';
import { createActor } from 'xstate';
import { bulkActor } from '../../../src/client/bulk/bulkActor';
import { bulkRunMachine, notRun } from '../../../src/client/bulk/bulkRun.machine';

const items = Array.from({ length: 9 }, (_, index) => ({ id: `i${String(index)}`, name: `Item ${String(index)}` }));

function open(network: Network) {
  const deleted = new Set<string>();
  let calls: string[] = [];
  const actor = createActor(
    bulkRunMachine.provide({
      actors: {
        runItems: bulkActor((id) => {
          calls.push(id);
          return network.call('delete', () => deleted.add(id));
        }),
      },
    }),
  ).start();
  const state = () => actor.getSnapshot();
  const begin = (type: 'run.start' | 'run.retry'): void => {
    if (type === 'run.start' ? state().matches('busy') : !state().can({ type })) return;
    calls = [];
    actor.send(type === 'run.start' ? { type, items } : { type });
  };

  const act = (action: string): void => {
    if (action === 'start') begin('run.start');
    if (action === 'startAgainWhileBusy' && state().matches('busy')) actor.send({ type: 'run.start', items });
    if (action === 'stop') actor.send({ type: 'run.stop' });
    if (action === 'retry') begin('run.retry');
    if (action === 'dismiss') actor.send({ type: 'run.dismiss' });
  };
  const check = (): void => {
    const { context } = state();
    expect(network.underWay('delete')).toBeLessThanOrEqual(4);
    expect(new Set(calls).size).toBe(calls.length);
    for (const id of context.done) expect(deleted).toContain(id);
    const left = notRun(context).length;
    expect(context.done.length + context.failed.length + left).toBe(context.items.length);
    if (state().matches('finished')) expect(network.underWay('delete')).toBe(0);
  };
  const checkAtEnd = (): void => expect(state().matches('busy')).toBe(false);
  return { network, act, check, checkAtEnd };
}

test(
  'a bulk run calls once for each item, four at once, tells done only of what is done, and its counts agree',
  () => simulate(['start', 'start', 'startAgainWhileBusy', 'stop', 'retry', 'dismiss'], open),
  simulationTimeout,
);
