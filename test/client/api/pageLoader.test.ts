import { createPageRouter } from '../../../src/client/shell/router';
import { pageLoader, type DispatchRead } from '../../../src/client/api/pageLoader';
import { forgetToken, storeToken } from '../../../src/client/api/token';

afterEach(forgetToken);

const begun = (address: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    const reads: unknown[] = [];
    const collect: DispatchRead = (read) => {
      reads.push(read);
      return undefined as never; // nobody reads an answer here
    };
    const router = createPageRouter(collect, address);
    router.dispose();
    setTimeout(() => resolve(reads));
  });

test('a page begins its first calls before its code is loaded: the user, the configuration, its list', async () => {
  storeToken('t');
  expect(await begun('/boards?orgID=all')).toHaveLength(3);
  expect(await begun('/home?orgID=all')).toHaveLength(6);
});

test('while the address names no selection, a page does not request its boards early', async () => {
  storeToken('t');
  expect(await begun('/boards')).toHaveLength(2);
  expect(await begun('/boards?orgID=&teamID=')).toHaveLength(2);
});

test('without a session nothing is requested, since loaders run before the guard', async () => {
  expect(await begun('/boards?orgID=all')).toEqual([]);
});

test('once the page is shown its hooks follow the address', () => {
  expect(
    pageLoader(
      () => undefined as never,
      () => [],
    ).shouldRevalidate(),
  ).toBe(false);
});
