import { expect, test } from './support/console';

for (const scheme of ['light', 'dark'] as const) {
  test(`the ${scheme} theme is there before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  });
}

test('the page runs under its own content security policy, and a planted script does not', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Content Security Policy/, /TrustedHTML/, /Trusted Type/);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const planted = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.planted = true">');
      return 'went in';
    } catch {
      return 'refused';
    }
  });
  expect(planted).toBe('refused');
});
