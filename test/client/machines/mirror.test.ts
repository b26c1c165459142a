import type { UnknownAction } from '@reduxjs/toolkit';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';
import { mirrorMachine } from '../../../src/client/machines/devtools';
import { createStore } from '../../../src/client/store';

/** A machine with everything the mirror handles: a call, a child, an assign, a guard, a final state. */
const lamp = setup({
  types: {
    context: {} as { tries: number; password: string; file: File | null },
    events: {} as { type: 'lamp.light' } | { type: 'lamp.count' } | { type: 'lamp.unknown' },
  }, // XState declares types by example
  actors: { light: fromPromise(() => Promise.resolve({ token: 't-1', watts: 40 })) },
}).createMachine({
  id: 'lamp',
  context: { tries: 0, password: 'hidden', file: null },
  initial: 'dark',
  states: {
    dark: {
      on: {
        'lamp.light': {
          target: 'lighting',
          actions: assign({ tries: ({ context }) => context.tries + 1, file: () => new File(['x'], 'a.csv') }),
        },
        'lamp.count': { actions: assign({ tries: ({ context }) => context.tries + 1 }) },
      },
    },
    lighting: { invoke: { src: 'light', onDone: 'lit' } },
    lit: { type: 'final' },
  },
});

async function light() {
  const store = createStore();
  const actions: UnknownAction[] = [];
  store.listen({ predicate: () => true, effect: (action) => void actions.push(action) });
  const mirror = mirrorMachine(store.dispatch, 'lamp', 'l1');
  const actor = createActor(lamp, { inspect: mirror.inspect }).start();
  await Promise.resolve();
  actor.send({ type: 'lamp.count' });
  actor.send({ type: 'lamp.light' });
  await waitFor(actor, ({ status }) => status === 'done');
  return { store, actions: actions.filter(({ type }) => type.startsWith('machine/')), mirror };
}

describe('the mirror of a machine', () => {
  test('tells each settled transition once, with from, to, event and context', async () => {
    const { actions } = await light();
    expect(
      actions.map(({ type, payload }) => [type, (payload as { from: unknown }).from, (payload as { to: unknown }).to]),
    ).toEqual([
      ['machine/lamp:l1/xstate.init', null, 'dark'],
      ['machine/lamp:l1/lamp.count', 'dark', 'dark'],
      ['machine/lamp:l1/lamp.light', 'dark', 'lighting'],
      ['machine/lamp:l1/xstate.done.actor.0.lamp.lighting', 'lighting', 'lit'],
    ]);
    expect(actions.map(({ payload }) => (payload as { summary: string }).summary)).toEqual([
      'lamp l1: begins in dark',
      'lamp l1: stays in dark, by lamp.count',
      'lamp l1: from dark to lighting, by lamp.light',
      'lamp l1: from lighting to lit, the call of lamp.lighting answered',
    ]);
  });

  test('takes the machine out of the store at its end', async () => {
    const { store, mirror } = await light();
    mirror.stop();
    expect(store.getState().machines).toEqual({});
  });

  test('a machine that starts during a render reports its first transition afterwards, in order', async () => {
    const store = createStore();
    const types: string[] = [];
    store.listen({ predicate: () => true, effect: ({ type }) => void types.push(type) });
    const actor = createActor(lamp, { inspect: mirrorMachine(store.dispatch, 'lamp', 'l2').inspect }).start();
    actor.send({ type: 'lamp.count' });
    expect(types).toEqual([]);
    await Promise.resolve();
    await Promise.resolve();
    expect(types).toEqual(['machine/lamp:l2/xstate.init', 'machine/lamp:l2/lamp.count']);
  });
});
