import type { Page } from '@playwright/test';
import { expect, openAs, test } from './support/console';
import { csvFile, listOf, uploader } from './support/csv';

test.describe.configure({ timeout: 300_000 });

/**
 * Does what page translation does to a document: each text is put into `<font>` elements, as it is or as a copy, and
 * again every 300 ms for the texts that came since.
 */
async function translate(page: Page, way: 'wraps' | 'replaces'): Promise<void> {
  await page.addInitScript((copies) => {
    const translateAll = (): void => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('font, textarea, script, style, [translate=no]'))
          continue;
        const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        const inner = outer.cloneNode();
        outer.append(inner);
        text.replaceWith(outer);
        inner.appendChild(copies ? document.createTextNode(text.data) : text);
      }
    };
    addEventListener('DOMContentLoaded', () => setInterval(translateAll, 300));
  }, way === 'replaces');
}

for (const way of ['wraps', 'replaces'] as const)
  test(`a translated page goes on: the translator ${way} the texts`, async ({ page }) => {
    await translate(page, way);
    await openAs(page, '/boards?orgID=all&add=csv');
    const csv = uploader(page);
    await csv.choose(csvFile(`translated-${way}.csv`, listOf(`translated-${way}`, 30)));
    await csv.ready('30 rows will be loaded.');
    await csv.load.click();
    await expect(csv.dialog.getByText('Loaded everything!')).toBeVisible({ timeout: 60_000 });
    await page.goto('/boards?orgID=all');
    await page.getByPlaceholder(/^Search/).fill('no such board');
    await page.waitForTimeout(1_000);
    await page.getByPlaceholder(/^Search/).fill('');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.goto('/campaigns?orgID=all');
    for (const _ of ['flipped', 'flipped back']) {
      await page.getByRole('switch').first().click();
      await page.waitForTimeout(1_000);
    }
    await page.goto('/home?orgID=all');
    await page
      .getByRole('button', { name: /Review/ })
      .first()
      .click();
    const review = page.getByRole('dialog', { name: /^Review mode/ });
    await expect(review).toBeVisible();
    for (const key of ['j', 'j', 'k', 'd']) {
      await page.waitForTimeout(700);
      await page.keyboard.press(key);
    }
    await review.getByLabel(/Reason/).fill('Too dark.');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/This page broke|could not be shown/)).toHaveCount(0);
  });

test('a contrast theme shows what is on, chosen and open', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openAs(page, '/campaigns?orgID=all');
  const background = (name: string) =>
    page
      .getByRole('switch', { checked: name === 'on' })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('on')).not.toBe(await background('off'));
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline('label:has(> input[type="radio"]:checked)')).toBe('solid');
  expect(await outline('label:has(> input[type="radio"]:not(:checked))')).toBe('none');
  await page.goto('/boards?orgID=all&add=manual');
  const dialog = page.getByRole('dialog', { name: /Add a new board/ });
  await expect(dialog.locator('.ant-modal-container')).toHaveCSS('border-top-style', 'solid');
  await expect(dialog.getByLabel('Board name')).toHaveCSS('outline-style', 'solid');
});
