import type { Page } from '@playwright/test';
import { expect, logIn, robin, test } from './support/console';
import { startOtherApi } from './support/otherApi';
import { startOwnServer, type OwnServer } from './support/ownServer';

/** One server serves the console; the API is on another, which implements only section 7 of the specification. */
let other: Awaited<ReturnType<typeof startOtherApi>>;
let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000);
  other = await startOtherApi(baseURL ?? '', () => server.address);
  // No demo data: this server only serves the console.
  server = await startOwnServer({
    ADMIN_EMAIL: 'nobody@example.com',
    ADMIN_PASSWORD: 'six green bottles',
    API_URL: other.address,
  });
});
test.afterAll(async () => {
  await server.stop();
  await other.close();
});

/** The only failing request: the configuration, which section 7 does not have. */
const noConfig = /404 \(Not Found\) \(http:\/\/127\.0\.0\.1:\d+\/api\/config\)$/;
const broke = /Something went wrong|It's not working|could not be loaded|This page broke|Failed to|not allowed/;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.address}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(broke)).toHaveCount(0);
}

async function signInThere(page: Page): Promise<void> {
  await page.goto(`${server.address}/`);
  await logIn(page);
  await expect(page.getByText(`Hey ${robin.firstName}.`)).toBeVisible();
}

test('signing in, reviewing artwork, boards and campaigns work with an API of section 7 alone', async ({
  page,
  expectConsoleErrors,
}) => {
  test.setTimeout(300_000);
  expectConsoleErrors(noConfig);
  await signInThere(page);

  const artworks = page.getByRole('table', { name: 'LATEST ARTWORKS' });
  await expect(artworks.getByRole('row').nth(5)).toBeVisible();
  const approve = artworks.getByRole('button', { name: /^Approve / }).first();
  await approve.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Successfully saved message to file.')).toBeVisible();
  await expect(page.getByText(broke)).toHaveCount(0);

  await open(page, '/boards');
  await expect(page.getByRole('button', { name: /^Manage Board/ })).toHaveCount(10);
  await page
    .getByRole('button', { name: /^Manage Board/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Manage a board.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Changes' })).toBeVisible();

  await open(page, '/campaigns');
  await expect(page.getByRole('switch')).toHaveCount(5);
});

test('features that the API lacks are not offered, and their pages say so', async ({ page, expectConsoleErrors }) => {
  test.setTimeout(300_000);
  expectConsoleErrors(noConfig);
  await signInThere(page);
  await open(page, '/boards');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  for (const path of ['/users', '/organisations/', '/financial', '/newcampaign/', '/campaign/any', '/audit']) {
    await open(page, path);
    await expect(page.getByText('The product API in use does not offer this.')).toBeVisible();
  }
  for (const path of ['/profile', '/ads', '/management/campaigns', '/management/boards']) await open(page, path);
  expect(new Set(other.refused)).toEqual(new Set(['GET /api/config']));
});
