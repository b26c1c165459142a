import type { Page } from '@playwright/test';
import { fakeAdmgmt } from '../server/ssp/fakePlatforms';
import { picture } from './support/artworks';
import { expect, logIn, test } from './support/console';
import { startOwnServer, type OwnServer } from './support/ownServer';

const admin = { email: 'first@market.example', password: 'a password for the first' };

let server: OwnServer;
let platform: Awaited<ReturnType<typeof fakeAdmgmt>>;
test.beforeAll(async () => {
  platform = await fakeAdmgmt();
  server = await startOwnServer({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SSP_URL: `${platform.origin}/prefix`,
    SSP_DRIVER: 'admgmt',
    SSP_TOKEN: 'token',
    SSP_BIDDER_ID: 'mar/quee',
  });
});
test.afterAll(async () => {
  await server.stop();
  await platform.close();
});

/** Chooses an option of a labelled select. */
async function choose(page: Page, field: string, name: string): Promise<void> {
  // The first is the sidebar's: lists may have a filter with the same label.
  const box = page.getByRole('combobox', { name: field }).first();
  await box.click();
  await box.fill(name);
  const option = page.locator('.ant-select-item-option:visible').and(page.getByTitle(name, { exact: true }));
  await expect(option).toBeVisible();
  await option.click();
}

test('from an empty database to a running campaign with approved, submitted artwork', async ({ page }) => {
  test.setTimeout(480_000);
  page.setDefaultTimeout(60_000);
  const dialog = page.getByRole('dialog');

  await test.step('the first administrator signs in', async () => {
    await page.goto(server.address);
    await logIn(page, admin.email, admin.password);
    await expect(page.getByText('There are no files to show.').first()).toBeVisible();
  });

  await test.step('creates an organisation and its team', async () => {
    await page.getByRole('link', { name: 'Organisations' }).click();
    await page.getByRole('button', { name: 'Create an organisation' }).click();
    await dialog.getByLabel('Name').fill('Harbour Media');
    await dialog.getByRole('combobox', { name: 'Type' }).fill('Board Owner');
    // Tab closes the list; Escape would close the dialog if the list is not open yet.
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Harbour Media was created.')).toBeVisible();
    await page.getByRole('link', { name: 'Harbour Media' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Media' })).toBeVisible();
    await page.getByRole('button', { name: 'Create a team' }).click();
    await dialog.getByLabel('Team name').fill('Mall network');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Mall network was saved.')).toBeVisible();
  });

  await test.step('adds credit, which the ledger shows', async () => {
    await page.getByRole('button', { name: 'Add credit' }).click();
    await dialog.getByLabel('Amount').fill('250');
    await dialog.getByLabel('Note').fill('Opening credit');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('$250.00 added.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Opening credit.*\$250\.00/ })).toBeVisible();
  });

  await test.step('selects the organisation and adds a board', async () => {
    await choose(page, 'Organisation', 'Harbour Media');
    await expect(page.getByText('Mall network', { exact: true }).first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Boards' }).click();
    await expect(page.getByText('There are no boards to show.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a new board' }).click();
    for (const [field, value] of Object.entries({
      boardname: 'Central Hall 1',
      latitude: '51.5',
      longitude: '-0.12',
      country: 'United Kingdom',
      height: '1080',
      width: '1920',
      surfaceArea: '12',
    })) {
      await dialog.locator(`[data-field="${field}"] input`).fill(value);
    }
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Successfully saved the board. You can go back now.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('row', { name: /Central Hall 1/ })).toBeVisible();
  });

  await test.step('uploads an artwork', async () => {
    await page.getByRole('link', { name: 'Admin Dash' }).click();
    const buffer = await picture(1, 1920, 1080);
    await page
      .getByLabel('Artwork files')
      .setInputFiles({ name: 'opening_1920x1080.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Upload opening_1920x1080.png' }).click();
    await expect(page.getByText('Uploaded file successfully. You can now save the ad.')).toBeVisible();
  });

  await test.step('creates a campaign with both, which waits for the review', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Campaigns' }).click();
    await page.getByRole('button', { name: 'Create New Campaign' }).click();
    await page.getByLabel('Campaign name').fill('Opening week');
    await page.getByRole('button', { name: 'Choose artworks' }).click();
    const artworks = page.getByRole('dialog', { name: 'Choose artworks' });
    await artworks.getByRole('checkbox', { name: 'opening_1920x1080.png' }).check();
    await artworks.getByRole('button', { name: 'Use 1 artwork' }).click();
    await page.getByRole('checkbox', { name: 'Select Central Hall 1' }).check();
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Opening week' })).toBeVisible();
    await expect(page.getByText('opening_1920x1080.png is waiting for review.')).toBeVisible();
  });
  const campaign = page.url();

  await test.step('approves the artwork, which goes to the supply-side platform', async () => {
    await page.getByRole('link', { name: 'Admin Dash' }).click();
    await page.getByRole('button', { name: 'Approve opening_1920x1080.png' }).first().click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Successfully saved message to file.')).toBeVisible();
    // The submission is held back for ten seconds, so that the decision can be undone.
    await expect
      .poll(() => platform.requests().filter(({ method }) => method === 'POST').length, { timeout: 60_000 })
      .toBe(1);
  });

  await test.step('and the campaign runs: active, nothing in its way', async () => {
    await page.goto(campaign);
    await expect(page.getByRole('switch', { name: 'Campaign Opening week active' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Artworks' }).getByText('Approved')).toBeVisible();
    await expect(page.getByText(/config error/)).toHaveCount(0);
    await page.goto(`${server.address}/ads?orgID=all`);
    await expect(page.getByText(/^Submitted/).first()).toBeVisible({ timeout: 60_000 });
  });
});
