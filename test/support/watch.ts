import { listBoards, modifyBoard, type Board } from '#contract/boards';
import type { CallInput } from '#contract/endpoint';
import type { ImportField } from '#contract/imports';
import * as contract from '#contract/inventoryWatch';
import { applyRules } from '../../src/server/inventoryWatch/rules.service';
import { openCheck } from '../../src/server/inventoryWatch/checks.queries';
import { runCheck } from '../../src/server/inventoryWatch/runCheck';
import { startApp, type TestApp } from './app';
import { ScreenProvider, type GivenScreen } from './screenProvider';

/**
 * The app with a provider controlled by the test, and the acts of a user on `/inventory`; checks run without the job
 * queue. Each test begins with no boards, no checks, and an empty provider without faults.
 */
export function watchTest() {
  const provider = new ScreenProvider();
  const app = {} as TestApp; // filled before the first test
  beforeAll(async () => {
    const settings = { INVENTORY_URL: await provider.listen(), INVENTORY_USERNAME: 'u', INVENTORY_PASSWORD: 'p' };
    Object.assign(app, await startApp(settings));
  });
  beforeEach(async () => {
    Object.assign(provider, {
      screens: [],
      pageSize: 100,
      asked: [],
      retryAfter: '',
      disturb: (page: unknown) => page,
    });
    await app.services.database.pool.query(
      'truncate boards, campaign_boards, board_edits, board_loads, board_load_chunks, inventory_checks, inventory_seen, inventory_listed, inventory_differences, inventory_rules cascade',
    );
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  const list = async (query: CallInput<typeof contract.listDifferences>['query'] = {}) =>
    (await app.call(contract.listDifferences, { query: { pageSize: 500, ...query } })).reply.differences;
  const accept = async (items: { id: string; fields?: ImportField[] }[], load = `load-${String(Math.random())}`) =>
    (await app.call(contract.acceptDifferences, { body: { load, items } })).reply;
  const check = async (...screens: GivenScreen[]): Promise<contract.InventoryCheck | undefined> => {
    if (screens.length > 0) provider.screens = screens;
    const { check: opened } = await openCheck(app.services.database.db, 'Robin Vale');
    await runCheck(app.services, opened.id, { waits: [1, 1] });
    await applyRules(app.services.database);
    const { events } = (await app.call(contract.listInventoryHistory, {})).reply;
    return events.find(({ _id }) => _id === opened.id)?.check ?? undefined;
  };
  const acceptAll = async () => accept((await list()).map(({ _id }) => ({ id: _id })));
  const boardNamed = async (name: string): Promise<Board> => {
    const { boards } = (await app.call(listBoards, { query: { search: name, deleted: false } })).reply;
    const [found] = boards;
    if (!found) throw new Error(`No board is named ${name}`);
    return found;
  };
  return {
    app,
    provider,
    list,
    accept,
    acceptAll,
    /** Runs a check; with screens, the provider has these from now on. */
    check,
    /** The provider has these screens from now on, and each is accepted. */
    makeBoards: async (...screens: GivenScreen[]): Promise<void> => {
      await check(...screens);
      await acceptAll();
    },
    /** Name and state of each difference. */
    states: async () => (await list()).map(({ name, state }) => `${name} ${state}`),
    boardNamed,
    /** A user edits a board. @returns its id */
    edit: async (name: string, body: NonNullable<CallInput<typeof modifyBoard>['body']>): Promise<string> => {
      const { _id } = await boardNamed(name);
      await app.call(modifyBoard, { params: { id: _id }, body });
      return _id;
    },
    undo: (id: string) => app.call(contract.undoInventoryAct, { params: { id } }),
    /** Every screen is listed with these fields from now on. */
    listWith: (fields: object): void => {
      provider.disturb = (page) => ({
        ...page,
        results: page.results.map((each) => ({ ...(each as object), ...fields })), // the provider lists objects
      });
    },
  };
}

/** A screen with default values for all fields that are not given. */
export const aScreen = (id: number, given: Partial<GivenScreen> = {}): GivenScreen => ({
  id,
  device: `device:${String(id)}`,
  name: `Screen ${String(id)}`,
  ...given,
});
