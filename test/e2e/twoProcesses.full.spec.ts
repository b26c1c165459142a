import type { Browser, Page } from '@playwright/test';
import { anyTeam, callerOf, filesNamed, uploadArtworks, type Caller } from './support/artworks';
import { ana, expect, openAs, test as base, tokenFor } from './support/console';
import { startOwnServer } from './support/ownServer';

/** Two processes of the product on one PostgreSQL database or, without PostgreSQL, one on the embedded database. */
const test = base.extend<object, { processes: { first: string; second: string } }>({
  processes: [
    async ({}, use) => {
      const first = await startOwnServer({ DEMO: '1' });
      const second = first.database === 'postgresql' ? await startOwnServer({ DEMO: '1' }, first) : undefined;
      await use({ first: first.address, second: second?.address ?? first.address });
      await second?.stop();
      await first.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ processes }, use) => {
    await use(processes.first);
  },
});

/** Opens a page as Ana, in a browser of her own. */
async function browserOfAna(browser: Browser, address: string, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await openAs(page, path, ana.email);
  return page;
}

async function upload(api: Caller, request: Parameters<typeof uploadArtworks>[0], names: string[]): Promise<string[]> {
  const team = await anyTeam(api);
  return uploadArtworks(request, api, team.orgID, names);
}

test("a decision in one browser comes into the other's table without a reload, at another process", async ({
  page,
  request,
  browser,
  processes,
}) => {
  const api = callerOf(request, await tokenFor(request));
  const names = ['across-1.png', 'across-2.png', 'across-3.png'];
  await upload(api, request, names);
  await openAs(page, '/home?orgID=all&latest.search=across-');
  const hers = await browserOfAna(browser, processes.second, '/home?orgID=all&latest.search=across-');
  for (const name of names) await expect(hers.getByRole('row').filter({ hasText: name })).toContainText('NOT SET');

  for (const name of names) {
    await page.getByRole('button', { name: `Approve ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(hers.getByRole('row').filter({ hasText: name })).toContainText('Approved');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect((await filesNamed(api, 'across-')).every(({ isPreApproved }) => isPreApproved)).toBe(true);
  await hers.context().close();
});

test('rows stay where they are while others upload, and come when they are asked for', async ({
  request,
  browser,
  processes,
}) => {
  const api = callerOf(request, await tokenFor(request));
  await upload(api, request, ['held-1.png', 'held-2.png']);
  const hers = await browserOfAna(browser, processes.second, '/home?orgID=all&latest.search=held-');
  const rows = hers.getByRole('region', { name: 'LATEST ARTWORKS' }).or(hers.locator('main')).getByRole('row');
  const first = rows.filter({ hasText: 'held-2.png' });
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  await upload(api, request, ['held-3.png', 'held-4.png', 'held-5.png']);
  await expect(hers.getByText('3 new:')).toBeVisible();
  expect(await first.boundingBox()).toEqual(before);
  await expect(rows.filter({ hasText: 'held-5.png' })).toHaveCount(0);
  await hers.getByRole('button', { name: 'show', exact: true }).click();
  await expect(rows.filter({ hasText: 'held-5.png' })).toBeVisible();
  await expect(hers.getByText('3 new:')).toBeHidden();
  await hers.context().close();
});
