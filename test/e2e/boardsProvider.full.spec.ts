import type { Locator, Page, Route } from '@playwright/test';
import { callerOf, type Caller } from './support/artworks';
import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';

test.describe.configure({ timeout: 400_000 });

const provider = '/sandbox/inventory/api';

async function openProvider(page: Page): Promise<Locator> {
  await openAs(page, '/boards?add=api');
  const dialog = page.getByRole('dialog', { name: /Add a new board\./ });
  await expect(dialog.getByRole('tab', { name: 'API CALL' })).toHaveAttribute('aria-selected', 'true');
  return dialog;
}

/** Chooses a media owner by keyboard, once the list is loaded. */
async function choose(page: Page, dialog: Locator, name: string): Promise<void> {
  await expect(dialog.getByText('Choose a media owner to see its screens.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Choose a Media Owner' }).fill(name);
  await page.keyboard.press('Enter');
}

interface ProviderList<Row> {
  count: number;
  results: Row[];
}

const apiOf = async ({ request }: Page): Promise<Caller> => callerOf(request, await tokenFor(request));

/** Calls the provider directly. */
async function ask<Row>(page: Page, path: string): Promise<ProviderList<Row>> {
  const { token } = await (await apiOf(page)).get<{ token: string }>('/api/boards/reach/authtoken');
  return callerOf(page.request, token).get(`${provider}${path}`);
}

/** The media owner with the fewest screens. */
async function smallest(page: Page): Promise<{ name: string; count: number }> {
  const { results } = await ask<{ name: string }>(page, '/publishers/?page_size=100');
  const counted = await Promise.all(
    results.map(async ({ name }) => {
      const { count } = await ask(page, `/screens/?page_size=100&publisher_name=${encodeURIComponent(name)}`);
      return { name, count };
    }),
  );
  return counted.reduce((least, each) => (each.count < least.count ? each : least));
}

const boardsOf = async (page: Page, publisher: string): Promise<{ _id: string; device_id: string }[]> => {
  const path = `/api/boards/uncached/?publisher=${encodeURIComponent(publisher)}&deleted=false&pageSize=500`;
  return (await (await apiOf(page)).get<{ boards: { _id: string; device_id: string }[] }>(path)).boards;
};

test('one screen is added, then all of a media owner: stopped, continued, and then none is left', async ({ page }) => {
  const { name } = await smallest(page);
  // The first 24 screens are enough for this test; more only make it slower.
  const count = 24;
  await page.route(`**${provider}/screens/**`, async (route) => {
    const answer = await route.fetch();
    const list: ProviderList<unknown> = await answer.json();
    await route.fulfill({ json: { ...list, count, next: null, results: list.results.slice(0, count) } });
  });
  const before = await boardsOf(page, name);
  const dialog = await openProvider(page);
  await choose(page, dialog, name);
  const table = dialog.getByRole('table');
  await expect(dialog.getByText(`${String(count)} screens, read in`)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('columnheader', { name: 'Country' })).toHaveAttribute('aria-sort', 'ascending');
  const add = table.getByRole('button', { name: /^Add to Marquee / }).first();
  const screen = (await add.getAttribute('aria-label'))?.replace('Add to Marquee ', '') ?? '';
  await add.click();
  await expect(table.getByRole('row', { name: screen }).getByText('Already on Marquee', { exact: true })).toBeVisible();
  await checkAccessibility(page, 'the screens of a media owner');

  // Hold back the calls, so that the run can be stopped.
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/api/boards/create*', (route) => (isOpen ? route.continue() : void held.push(route)));
  await dialog.getByRole('button', { name: /^Add all/ }).click();
  await page.getByRole('button', { name: 'Yes, add them' }).click();
  const run = dialog.getByRole('region', { name: 'Bulk actions' });
  await expect(run.getByText(/^0 of \d+$/)).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await run.getByRole('button', { name: 'Stop' }).click();
  isOpen = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(run.getByText(/\d+ not run/)).toBeVisible();
  await run.getByRole('button', { name: 'Close' }).click();

  await dialog.getByRole('button', { name: /^Add all/ }).click();
  await page.getByRole('button', { name: 'Yes, add them' }).click();
  await expect(run.getByText(/^\d+ boards? added/)).toBeVisible({ timeout: 180_000 });
  await expect(dialog.getByText(`${String(count)} already on Marquee`)).toBeVisible();
  const boards = await boardsOf(page, name);
  const known = new Set(before.map(({ _id }) => _id));
  const fresh = boards.filter(({ _id }) => !known.has(_id)).map(({ device_id: deviceId }) => deviceId);
  expect(fresh.length).toBeGreaterThan(0);
  expect(new Set(fresh).size).toBe(fresh.length);
  expect(before.filter(({ device_id: deviceId }) => fresh.includes(deviceId))).toEqual([]);

  await expect(dialog.getByRole('button', { name: 'Add all', exact: true })).toBeDisabled();
});

test('a slow provider can be cancelled and tried again', async ({ page }) => {
  const publishers = `**${provider}/publishers/**`;
  await page.route(publishers, () => undefined);
  const dialog = await openProvider(page);
  await expect(dialog.getByText('Asking the provider...')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Reading was cancelled.')).toBeVisible();
  await page.unroute(publishers);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Choose a media owner to see its screens.')).toBeVisible();
});
