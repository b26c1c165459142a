import type { Page } from '@playwright/test';
import { makeBoards } from './support/boards';
import { expect, openAs, test } from './support/console';

test.describe.configure({ timeout: 120_000 });

/** The rows of a list, without the placeholders of a loading one. */
const rowsOf = (page: Page) => page.locator('.ant-table-tbody > .ant-table-row:not([role=status] *)');

for (const [width, height] of [
  [1280, 900],
  [375, 812],
] as const)
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('ticking a row moves no row', async ({ page }) => {
      await openAs(page, '/boards?orgID=all');
      const row = rowsOf(page).nth(2);
      const before = await row.boundingBox();
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await expect(page.getByRole('region', { name: 'Bulk actions' })).toBeVisible();
      await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    });

    test('what is ticked is drawn on the map', async ({ page }, { retry }) => {
      const at = `Shoal${String(width)}${retry === 0 ? '' : String(retry)}`;
      await makeBoards(page.request, [
        { boardname: `${at} North`, lat: -20, long: -120 },
        { boardname: `${at} South`, lat: -40, long: -100 },
      ]);
      await openAs(page, `/boards?orgID=all&search=${at}&view=map`);
      const list = page.getByRole('region', { name: 'In this view' });
      await list.getByRole('checkbox', { name: `Select ${at} North` }).check();
      const map = page.getByRole('group', { name: /^Map of the boards/ });
      const ticked = map.getByRole('button', { name: `Manage Board ${at} North, selected` });
      const other = map.getByRole('button', { name: `Manage Board ${at} South`, exact: true });
      await expect(ticked).toBeVisible();
      const look = (pin: typeof other) =>
        pin.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
      expect(await look(ticked)).not.toBe(await look(other));
    });
  });

test('columns and the height of rows are chosen, and stay after a reload', async ({ page }) => {
  await openAs(page, '/boards?orgID=all');
  const heightOfRow = async (): Promise<number> => (await rowsOf(page).first().boundingBox())?.height ?? 0;
  await expect(rowsOf(page)).toHaveCount(10);
  const before = await heightOfRow();
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('group', { name: 'Columns of Boards' });
  await expect(columns.getByRole('checkbox', { name: /Board Name/ })).toBeDisabled();
  await columns.getByRole('checkbox', { name: 'City' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('radiogroup', { name: 'Row height: Boards' }).getByLabel('Compact rows').click();
  for (const visit of ['now', 'after a reload']) {
    if (visit !== 'now') await page.reload();
    await expect(rowsOf(page)).toHaveCount(10);
    await expect(page.getByRole('columnheader', { name: 'City' })).toHaveCount(0);
    expect(await heightOfRow()).toBeLessThan(before);
  }
  await page.getByRole('button', { name: 'Columns' }).click();
  await columns.getByRole('button', { name: 'Reset columns' }).click();
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
});

for (const [address, opens] of [
  ['/boards', 'dialog'],
  ['/campaigns', 'tab'],
] as const)
  test(`${address} by keys: J and K go through the rows, X ticks, Enter opens, / searches`, async ({ page }) => {
    await openAs(page, `${address}?orgID=all`);
    await expect(rowsOf(page).nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(rowsOf(page).nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(rowsOf(page).nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    // The filters come after the rows.
    const search = page.locator('main [data-search]').first();
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await rowsOf(page).nth(1).focus();
    const wasActive = opens === 'tab' && (await rowsOf(page).nth(1).getByRole('switch').isChecked());
    if (opens === 'dialog') {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: /Manage a board\./ })).toBeVisible();
      return;
    }
    const [opened] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(opened).toHaveURL(/\/campaign\//);
    // The switch in the same row is unchanged.
    await expect(rowsOf(page).nth(1).getByRole('switch')).toBeChecked({ checked: wasActive });
  });

for (const [width, linesOfCountry] of [
  [768, 2],
  [1440, 1],
] as const)
  test(`at ${String(width)} px the names of boards and countries are read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, '/boards?orgID=all&country=United+Kingdom');
    await expect(rowsOf(page).first()).toBeVisible();
    expect((await page.locator('.mq-board-name').first().boundingBox())?.width).toBeGreaterThan(140);
    const lines = await page
      .getByRole('cell', { name: 'United Kingdom', exact: true })
      .first()
      .evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      });
    expect(lines).toBeLessThanOrEqual(linesOfCountry);
  });

for (const address of ['/home', '/ads'])
  test(`${address}: the longest relative time fits into its column`, async ({ page }) => {
    await openAs(page, `${address}?orgID=all`);
    const cell = rowsOf(page).locator('td:has(time > .mq-two)').first();
    await expect(cell).toBeVisible();
    const left = await cell.evaluate((td) => {
      const time = td.querySelector('time')!;
      time.querySelector('.mq-two')!.textContent = '44 minutes ago';
      return (
        td.getBoundingClientRect().right -
        parseFloat(getComputedStyle(td).paddingRight) -
        time.getBoundingClientRect().right
      );
    });
    expect(left).toBeGreaterThanOrEqual(0);
  });
