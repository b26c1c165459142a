import { jumpTo, stateThat } from '#test/devtools';
import { useSelector } from '@xstate/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fromPromise, setup } from 'xstate';
import { createApiActionSanitizer } from '@reduxjs/toolkit/query';
import { listBoards } from '#contract/boards';
import { answer, answerCalls } from '#test/storyAnswers';
import { api } from '../../../src/client/api/api';
import { boardsApi, useListBoardsQuery } from '../../../src/client/boards/boards.api';
import { useBridgedActor } from '../../../src/client/machines/useBridgedActor';
import { createStore, type AppStore } from '../../../src/client/store';

const approving = setup({ actors: { approve: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'approving',
  initial: 'asking',
  states: {
    asking: { on: { 'decision.confirm': 'saving' } },
    saving: { invoke: { src: 'approve', onDone: 'saved' } },
    saved: {},
  },
});

/** Counts the boards, and decides: one part is drawn from the store, the other from a machine. */
function Page() {
  const actor = useBridgedActor('approving', 'f1', approving);
  const state = useSelector(actor, ({ value }) => value);
  const { data } = useListBoardsQuery({ query: {} });
  return (
    <>
      <p>{data === undefined ? 'Loading' : `${String(data.totalBoards)} boards`}</p>
      <button type="button" onClick={() => actor.send({ type: 'decision.confirm' })}>
        {state}
      </button>
    </>
  );
}

let total = 0;
let stopAnswers = (): void => undefined;
beforeEach(() => {
  total = 0;
  stopAnswers = answerCalls([answer(listBoards, () => ({ boards: [], totalBoards: (total += 1) }))]);
});
afterEach(() => stopAnswers());

const decided = (value: string) => stateThat(({ machines }) => machines['approving:f1']?.value === value);
const jump = (index: number) => act(async () => jumpTo(index));

async function decide(): Promise<AppStore> {
  const store = createStore();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await screen.findByText('1 boards');
  await userEvent.click(screen.getByRole('button', { name: 'asking' }));
  await screen.findByRole('button', { name: 'saved' });
  return store;
}

test('a jump moves the store and what is drawn from it; the machine stays, and nothing is sent until the newest state', async () => {
  const store = await decide();
  await jump(decided('saving'));
  expect(store.getState().machines['approving:f1']).toMatchObject({ value: 'saving' });
  await jump(0);
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'saved' })).toBeVisible();
  const read = store.dispatch(boardsApi.endpoints.listBoards.initiate({ query: { page: 2 } }, { subscribe: false }));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(total).toBe(1);
  await jump(stateThat());
  expect(await screen.findByText('1 boards')).toBeVisible();
  await act(async () => void (await read));
  expect(total).toBe(2);
});

test('a session exported under the names of its endpoints is imported as it was', async () => {
  const recorded: { type: string }[] = [];
  const named = createApiActionSanitizer(api);
  const from = createStore();
  from.listen({ predicate: () => true, effect: (action) => void recorded.push(named(action)) });
  await from.dispatch(boardsApi.endpoints.listBoards.initiate({ query: {} }, { subscribe: false }));
  expect(recorded.map(({ type }) => type)).toContain('api/executeQuery/fulfilled (listBoards)');
  const into = createStore();
  for (const action of recorded) into.dispatch(action);
  expect(boardsApi.endpoints.listBoards.select({ query: {} })(into.getState()).data?.totalBoards).toBe(1);
});
