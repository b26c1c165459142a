import { managementLinks, quickLinks } from '../../src/client/shell/navigation';
import { expect, openAs, test } from './support/console';
import { watchNetwork } from './support/quietNetwork';

// A route's loader and its page must make identical calls, so that each is sent only once.
for (const { to } of [...quickLinks, ...managementLinks]) {
  test(`a first visit to ${to} sends no call twice`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) sent.push(pathname + search);
    });
    const quiet = watchNetwork(page);
    await openAs(page, `${to}?orgID=all`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    expect(sent.filter((call, place) => sent.indexOf(call) !== place)).toEqual([]);
  });
}
