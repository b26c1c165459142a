import type { Page } from '@playwright/test';
import { managementLinks, quickLinks } from '../../src/client/shell/navigation';
import { expect, openAs, test } from './support/console';

/** Limits for the scripts loaded until the page's content is shown, in kB (brotli). See docs/decisions/017-console-start.md. */
const most = { login: 290, page: 515 };

const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0) / 1000, // filtered above
  );

test('the login page stays within its budget of scripts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  const size = await scripts(page);
  console.log(`    login: ${size.toFixed(0)} kB`);
  expect(size).toBeLessThan(most.login);
});

for (const { to } of [...quickLinks, ...managementLinks]) {
  test(`${to} stays within the budget of scripts for a page`, async ({ page }) => {
    await openAs(page, `${to}?orgID=all`);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    const size = await scripts(page);
    console.log(`    ${to}: ${size.toFixed(0)} kB`);
    expect(size).toBeLessThan(most.page);
  });
}
