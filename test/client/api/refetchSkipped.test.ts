import { boardsApi } from '../../../src/client/boards/boards.api';
import { createStore } from '../../../src/client/store';

/** The requests sent so far; each stays open until the test answers it. */
const asked: { address: string; answer: (body: unknown) => void }[] = [];
beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (input, options) =>
    new Promise((resolve, reject) => {
      asked.push({
        address: input instanceof Request ? input.url : String(input),
        answer: (body) => resolve(Response.json(body)),
      });
      options?.signal?.addEventListener('abort', () => {
        reject(new DOMException('signal is aborted without reason', 'AbortError'));
      });
    });
});
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const lists = () => asked.filter(({ address }) => address.includes('/api/boards/uncached/'));
const page = (boardPaused: boolean) => ({ boards: [{ _id: 'b1', boardname: 'One', boardPaused }], totalBoards: 1 });
const query = { page: 1, pageSize: 10, sortID: 'boardname', sortDesc: true } as const;

test('a change that finishes while the list is being requested is in the list in the end', async () => {
  const store = createStore();
  const list = store.dispatch(boardsApi.endpoints.listBoards.initiate({ query }));
  await turn();
  lists()[0]?.answer(page(false));
  await list;

  const change = () =>
    store.dispatch(
      boardsApi.endpoints.modifyBoard.initiate({ params: { id: 'b1' }, body: { boardPaused: true } }, { track: false }),
    );
  const [first, second] = [change(), change()];
  await turn();
  const [one, other] = asked.filter(({ address }) => address.includes('/modify/'));
  one?.answer({});
  await first;
  await turn();
  expect(lists()).toHaveLength(2);
  other?.answer({});
  await second;
  await turn();
  // Stale: read before the second change.
  lists()[1]?.answer(page(false));
  await turn();
  await turn();
  expect(lists()).toHaveLength(3);
  lists()[2]?.answer(page(true));
  await turn();
  await turn();
  expect(boardsApi.endpoints.listBoards.select({ query })(store.getState()).data?.boards[0]?.boardPaused).toBe(true);
  expect(lists()).toHaveLength(3);
  list.unsubscribe();
});

test('the same query requested twice without a change in between is sent once', async () => {
  const store = createStore();
  const list = store.dispatch(boardsApi.endpoints.listBoards.initiate({ query }));
  await turn();
  void store.dispatch(boardsApi.endpoints.listBoards.initiate({ query }, { subscribe: false, forceRefetch: true }));
  lists()[0]?.answer(page(false));
  await list;
  await turn();
  expect(lists()).toHaveLength(1);
  list.unsubscribe();
});

test('nothing of an ended session is requested again', async () => {
  const store = createStore();
  const list = store.dispatch(boardsApi.endpoints.listBoards.initiate({ query }));
  await turn();
  store.dispatch(boardsApi.util.invalidateTags(['board']));
  store.dispatch(boardsApi.util.resetApiState());
  lists()[0]?.answer(page(false));
  await turn();
  await turn();
  expect(lists()).toHaveLength(1);
  list.unsubscribe();
});

test('an aborted query without subscribers is not repeated, and is not an error', async () => {
  const said = jest.spyOn(console, 'error');
  const store = createStore();
  const { initiate, select } = boardsApi.endpoints.listBoardIds;
  const ids = store.dispatch(initiate({ query: { paused: true } }));
  await turn();
  asked[0]?.answer({ boards: [], totalBoards: 0 });
  await ids;
  store.dispatch(boardsApi.util.invalidateTags(['board']));
  store.dispatch(boardsApi.util.invalidateTags(['board']));
  await turn();
  expect(asked).toHaveLength(2);
  ids.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(2);
  expect(select({ query: { paused: true } })(store.getState()).status).toBe('uninitialized');
  expect(said).not.toHaveBeenCalled();
});
