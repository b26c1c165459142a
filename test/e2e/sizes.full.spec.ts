import type { Page } from '@playwright/test';
import { managementLinks, quickLinks } from '../../src/client/shell/navigation';
import { expect, openAs, test } from './support/console';

/** The scripts loaded so far, in kB (brotli); the limits are those of docs/decisions/017-console-start.md. */
const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000, // filtered above
  );

test('the login page and every list stay within their budgets of scripts', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(await scripts(page)).toBeLessThan(290);
  for (const { to } of [...quickLinks, ...managementLinks]) {
    await openAs(page, `${to}?orgID=all`);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    expect(await scripts(page), to).toBeLessThan(500);
  }
});
