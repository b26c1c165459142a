import type { Locator } from '@playwright/test';
import { callerOf } from './support/artworks';
import { makeBoards, openForm, save } from './support/boards';
import { expect, openAs, test, tokenFor } from './support/console';
import { fitsTheWidth } from './support/pages';

test.describe.configure({ timeout: 120_000 });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const boxOf = async (locator: Locator): Promise<Box> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
};

for (const [width, height] of [
  [1280, 900],
  [375, 812],
] as const) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('the form of a board: buttons in one row, a notice over none of them', async ({ page }) => {
      const name = `Row ${String(width)}`;
      const [id = ''] = await makeBoards(page.request, [{ boardname: name }]);
      await openForm(page, id);
      await page.getByRole('textbox', { name: 'City' }).fill('Faro');
      await save(page).click();
      const notice = page.getByText('Successfully saved the board. You can go back now.');
      await expect(notice).toBeVisible();
      const dialog = page.getByRole('dialog', { name: /Manage a board\./ });
      const at = await boxOf(notice);
      for (const button of [
        dialog.getByRole('button', { name: 'Delete' }),
        dialog.getByRole('button', { name: 'Cancel' }),
        dialog.getByRole('button', { name: 'Close' }),
      ])
        expect(overlap(at, await boxOf(button))).toBe(false);
      const rows = await Promise.all(
        ['Delete', 'Cancel', 'Saved!'].map(
          async (label) => (await boxOf(dialog.getByRole('button', { name: label }))).y,
        ),
      );
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(4);
      await fitsTheWidth(page, 'the form of a board');
      const api = callerOf(page.request, await tokenFor(page.request));
      expect(await api.get(`/api/boards/uncached/${id}`)).toMatchObject({ board: { boardloc: { city: 'Faro' } } });
    });
  });
}

test('campaign cards on a phone show their artwork', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const api = callerOf(page.request, await tokenFor(page.request));
  const { campaigns } = await api.get<{ campaigns: { campaignName: string; artworks: string[] }[] }>('/api/campaign/');
  const [first] = campaigns;
  await openAs(page, '/campaigns?orgID=all');
  const card = page.locator('article').first();
  await expect(card.getByRole('heading', { name: first?.campaignName ?? '' })).toBeVisible();
  const shown = page.locator('article img').first();
  await expect(shown).toBeVisible();
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test('at widths between phone and desktop the important columns are visible', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await openAs(page, '/home?orgID=all');
  for (const name of ['Created', 'Review']) {
    const header = page.getByRole('region', { name: 'LATEST ARTWORKS' }).getByRole('columnheader', { name });
    await expect(header).toBeVisible();
    // The header is not covered by another element.
    const box = await boxOf(header);
    const isOnTop = await header.evaluate((cell, [x, y]) => cell.contains(document.elementFromPoint(x, y)), [
      box.x + 20,
      box.y + box.height / 2,
    ] as const);
    expect(isOnTop).toBe(true);
  }
  await fitsTheWidth(page, '/home at 768 px');
});
