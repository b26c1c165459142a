import { jumpTo, stateThat } from '#test/devtools';
import { useSelector } from '@xstate/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fromPromise, setup } from 'xstate';
import { machinesRestored } from '../../../src/client/machines/machines.slice';
import { useBridgedActor } from '../../../src/client/machines/useBridgedActor';
import { createStore, type AppStore } from '../../../src/client/store';

const calls = jest.fn();
const approving = setup({
  actors: {
    approve: fromPromise(() => {
      calls();
      return new Promise<void>((resolve) => setTimeout(resolve, 20));
    }),
  },
}).createMachine({
  id: 'approving',
  initial: 'asking',
  states: {
    asking: { on: { 'decision.confirm': 'saving' } },
    saving: { invoke: { src: 'approve', onDone: 'saved' } },
    saved: { on: { 'decision.again': 'asking' } },
  },
});

function Decision() {
  const actor = useBridgedActor('approving', 'f1', approving);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <>
      <p>It is {state}.</p>
      <button type="button" onClick={() => actor.send({ type: 'decision.confirm' })}>
        Confirm
      </button>
      <button type="button" onClick={() => actor.send({ type: 'decision.again' })}>
        Again
      </button>
    </>
  );
}

const seen = (value: string) => stateThat(({ machines }) => machines['approving:f1']?.value === value);
const jump = (index: number) => act(() => jumpTo(index));

let store: AppStore;
const user = userEvent.setup({ delay: null });
const stand = () => screen.getByText(/^It is/).textContent;
beforeEach(() => calls.mockClear());

async function decide() {
  store = createStore();
  render(
    <Provider store={store}>
      <Decision />
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('It is saved.');
}

describe('a jump in DevTools', () => {
  test('shows the recorded state, calls nothing and takes no event', async () => {
    await decide();
    expect(store.services.replay.isShown()).toBe(false);
    jump(seen('saving'));
    expect(stand()).toBe('It is saving.');
    expect(store.services.replay.isShown()).toBe(true);
    jump(seen('asking'));
    expect(stand()).toBe('It is asking.');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(stand()).toBe('It is asking.');
    expect(calls).toHaveBeenCalledTimes(1);
  });

  test('ends with a jump to the newest state, or by returning to live', async () => {
    await decide();
    jump(seen('asking'));
    jump(stateThat());
    expect(store.services.replay.isShown()).toBe(false);
    expect(stand()).toBe('It is saved.');
    jump(seen('saving'));
    act(() => void store.services.replay.returnToLive());
    expect(store.services.replay.isShown()).toBe(false);
    expect(stand()).toBe('It is saved.');
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(stand()).toBe('It is asking.');
    expect(calls).toHaveBeenCalledTimes(1);
  });
});

describe('an imported session', () => {
  const recorded = {
    'approving:f1': { value: 'saving', context: {}, status: 'active', says: '', seq: 3, run: 'another-run' },
  };

  test('is distinguished from this one even at the same count, and can be left again', async () => {
    await decide();
    act(() => void store.dispatch(machinesRestored(recorded)));
    expect(stand()).toBe('It is saving.');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(stand()).toBe('It is saving.');
    expect(calls).toHaveBeenCalledTimes(1);
    act(() => void store.services.replay.returnToLive());
    expect(stand()).toBe('It is saved.');
  });

  test('a machine that begins meanwhile shows the record and writes nothing over it', async () => {
    store = createStore({ machines: recorded });
    act(() => void store.dispatch({ type: 'look' }));
    render(
      <Provider store={store}>
        <Decision />
      </Provider>,
    );
    await waitFor(() => expect(stand()).toBe('It is saving.'));
    expect(store.getState().machines).toEqual(recorded);
    act(() => void store.services.replay.returnToLive());
    expect(stand()).toBe('It is asking.');
  });

  test('a state that the machine does not know leaves the live one on the screen', async () => {
    await decide();
    act(
      () =>
        void store.dispatch(
          machinesRestored({
            'approving:f1': { value: 'exploding', context: {}, status: 'active', says: '', seq: 1, run: 'old' },
          }),
        ),
    );
    expect(stand()).toBe('It is saved.');
  });

  test('actions exported under the names of their endpoints are replayed as themselves', () => {
    store = createStore();
    const before = store.getState();
    store.dispatch({ type: 'location/changed (moveSomewhere)', payload: '/boards' });
    expect(before.location.address).toBe('');
    expect(store.getState().location.address).toBe('/boards');
  });
});
