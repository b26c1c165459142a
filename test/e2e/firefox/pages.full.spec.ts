import { expect, test, tokenFor } from '../support/firefox';

test.describe.configure({ timeout: 300_000 });

/** Pages that load code of their own (plots, tables, maps), and an unknown address. */
const pages = ['/insights', '/financial', '/campaigns', '/organisations/', '/inventory', '/profile', '/no/such/page'];

test('Firefox: pages open with one heading, no sideways scrolling, and nothing in the console', async ({
  tab,
  request,
}) => {
  const token = await tokenFor(request);
  for (const path of pages) {
    await tab.openAs(token, path);
    await expect
      .poll(
        () =>
          tab.page.evaluate(() => ({
            headings: document.querySelectorAll('h1').length,
            busy: document.querySelectorAll('[aria-busy="true"]').length,
            sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          })),
        { message: path, timeout: 60_000 },
      )
      .toEqual({ headings: 1, busy: 0, sideways: false });
    // The page prefetches its links when it is idle.
    await tab.page.waitForNetworkIdle({ idleTime: 300, concurrency: 2 });
  }
});
