import * as contract from '#contract/inventoryWatch';
import { asScreen, type Page } from '#test/screenProvider';
import { aScreen, watchTest } from '#test/watch';
import { openCheck } from '../../../src/server/inventoryWatch/checks.queries';
import { runCheck } from '../../../src/server/inventoryWatch/runCheck';

const on = watchTest();

describe('a provider that fails, loops or sends wrong data', () => {
  beforeEach(async () => {
    on.provider.pageSize = 2;
    await on.makeBoards(aScreen(1), aScreen(2), aScreen(3));
    await on.check(aScreen(1, { hours: 'x' }), aScreen(2), aScreen(4), aScreen(5), aScreen(6));
    expect(await on.states()).toEqual([
      'Screen 1 changed',
      'Screen 3 gone',
      'Screen 4 new',
      'Screen 5 new',
      'Screen 6 new',
    ]);
  });
  const told = async (): Promise<string> => {
    const before = await on.list();
    expect((await on.check())?.state).toBe('failed');
    expect(await on.list()).toEqual(before);
    const { lastFailed, running } = (await on.app.call(contract.getInventorySummary, {})).reply;
    expect(running).toBeNull();
    return lastFailed?.error ?? '';
  };

  test('a page that fails twice is read again; one that fails for good fails the check', async () => {
    let failures = 2;
    on.provider.disturb = (page, number) => (number === 2 && (failures -= 1) >= 0 ? 503 : page);
    expect((await on.check())?.state).toBe('done');
    on.provider.disturb = (page, number) => (number === 2 ? 503 : page);
    expect(await told()).toContain('answered with status 503');
  });

  test('the connection breaks', async () => {
    on.provider.disturb = () => Promise.reject(new Error('broken'));
    expect(await told()).toContain('cannot be reached');
  });

  test('pages that link back to themselves', async () => {
    on.provider.disturb = (page, number) =>
      number === 3 ? { ...page, next: `${on.provider.address}/api/screens/?page_size=100&page=1` } : page;
    expect(await told()).toContain('same screens repeatedly');
  });

  test('fewer screens than it says it has', async () => {
    on.provider.disturb = (page) => ({ ...page, next: null });
    expect(await told()).toContain('says that it has 5 screens, but listed 2');
  });

  test('a screen that a page lists twice does not stop the watch', async () => {
    on.provider.disturb = (page, number) => ({
      ...page,
      count: 6,
      results: number === 3 ? [...page.results, ...page.results] : page.results,
    });
    expect((await on.check())?.state).toBe('done');
  });

  test('an empty page in the middle repeats nothing; a hundred of them in a row are too many', async () => {
    const addressOf = (page: number) => `${on.provider.address}/api/screens/?page_size=100&page=${String(page)}`;
    const { screens } = on.provider;
    on.provider.disturb = (page, number) =>
      number < 3
        ? page
        : {
            ...page,
            next: number === 3 ? addressOf(4) : null,
            results: number === 3 ? [] : screens.slice(4).map(asScreen),
          };
    expect(await on.check()).toMatchObject({ state: 'done', screens: 5, found: { gone: 1 } });
    on.provider.disturb = (page, number) => ({ ...page, next: addressOf(number + 1), results: [] });
    expect(await told()).toContain('one empty page after another');
  });

  test('more screens than it says it has', async () => {
    on.provider.disturb = (page) => ({ ...page, count: page.results.length });
    expect(await on.check()).toMatchObject({ state: 'done', screens: 5, found: { gone: 1 } });
  });

  test('where two pages list one screen, another may have been passed over: nothing more is gone', async () => {
    await on.check(aScreen(1), aScreen(2), aScreen(4), aScreen(5), aScreen(6));
    const withAgain = (count: number) => (page: Page, number: number) => ({
      ...page,
      count,
      results: number === 2 ? [...page.results, asScreen(aScreen(1))] : page.results,
    });
    on.provider.screens = [aScreen(1), aScreen(4), aScreen(5)];
    on.provider.disturb = withAgain(4);
    expect(await on.check()).toMatchObject({ state: 'done', screens: 3, total: 4, found: { gone: 1 } });
    expect(await on.states()).toContain('Screen 3 gone');
    // As many different screens as it says it has: none was passed over.
    on.provider.disturb = withAgain(3);
    expect(await on.check()).toMatchObject({ state: 'done', screens: 3, total: 3, found: { gone: 2 } });
    on.provider.disturb = withAgain(5);
    expect(await told()).toContain('says that it has 5 screens, but listed 4');
  });

  test('a provider that asks for time gets it, if it is not too long', async () => {
    let refused = 0;
    on.provider.disturb = (page, number) => (number === 2 && (refused += 1) === 1 ? 429 : page);
    on.provider.retryAfter = '1';
    const start = performance.now();
    expect((await on.check())?.state).toBe('done');
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    on.provider.disturb = () => 429;
    on.provider.retryAfter = '3000';
    on.provider.asked = [];
    expect(await told()).toContain('answered with status 429: no');
    expect(on.provider.asked).toEqual([1]);
  });

  test('no screens at all', async () => {
    on.provider.disturb = () => ({ count: 0, next: null, results: [] });
    expect(await told()).toContain('no screens at all');
  });
});

describe('a check that is stopped', () => {
  beforeEach(() => {
    on.provider.pageSize = 2;
    on.provider.screens = [1, 2, 3, 4, 5, 6, 7].map((id) => aScreen(id));
  });

  test('goes on from the page it was at', async () => {
    const { check: opened } = await openCheck(on.app.db, 'Robin Vale');
    let pages = 0;
    expect(await runCheck(on.app.services, opened.id, { isStopping: () => (pages += 1) > 2 })).toBe(false);
    expect(await on.list()).toEqual([]);
    on.provider.asked = [];
    expect(await runCheck(on.app.services, opened.id)).toBe(true);
    // The page that was in flight at the stop may be requested twice.
    expect([...new Set(on.provider.asked)]).toEqual([3, 4]);
    expect((await on.list()).length).toBe(7);
  });

  test('cancelled, it leaves nothing; a second check runs afterwards', async () => {
    const { check: opened } = await openCheck(on.app.db, 'Robin Vale');
    on.provider.disturb = async (page, number) => {
      if (number === 2) await on.app.call(contract.cancelInventoryCheck, { params: { id: opened.id } });
      return page;
    };
    await runCheck(on.app.services, opened.id);
    expect(await on.list()).toEqual([]);
    const left = await on.app.services.database.pool.query(
      'select 1 from inventory_seen union all select 1 from inventory_differences',
    );
    expect(left.rows).toEqual([]);
    expect((await on.app.call(contract.cancelInventoryCheck, { params: { id: opened.id } })).failure.code).toBe(
      'check.not_found',
    );
    on.provider.disturb = (page) => page;
    expect((await on.check())?.state).toBe('done');
  });
});
