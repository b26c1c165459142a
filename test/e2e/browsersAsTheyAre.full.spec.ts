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
    await csv.dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('searchbox').first().fill(`translated-${way}-7`);
    await expect(page.getByRole('row', { name: new RegExp(`translated-${way}-7`) })).toBeVisible();
    await page.goto('/campaigns?orgID=all');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.getByRole('searchbox').first().fill('no such campaign');
    await page.getByRole('searchbox').first().fill('');
    await expect(page.getByRole('switch').first()).toBeVisible();
    await page.goto('/home?orgID=all');
    await page.getByRole('row').nth(1).waitFor();
    await page.keyboard.press('r');
    const review = page.getByRole('dialog', { name: /^Review mode/ });
    for (let step = 0; step < 4; step += 1) {
      await review.getByRole('button', { name: 'Approve' }).waitFor();
      await page.waitForTimeout(400);
      await page.keyboard.press('j');
    }
    await page.keyboard.press('d');
    await review.getByLabel('Reason').fill('Too dark.');
    await page.keyboard.press('Escape');
    await expect(page.getByText(/This page broke|could not be shown/)).toHaveCount(0);
  });
