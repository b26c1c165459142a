import { ana, checkAccessibility, expect, nameless, openAs, robin, test } from './support/console';

/** Every address of the console without an id, for an administrator. */
const pages = [
  '/home',
  '/boards',
  '/campaigns',
  '/users',
  '/organisations/',
  '/ads',
  '/profile',
  '/financial',
  '/insights',
  '/inventory',
  '/audit',
  '/newcampaign/',
  '/management/campaigns',
  '/management/boards',
  '/no/such/page',
];

/** In the dark theme `npm test` checks three pages, since it also checks all stories; `npm run test:e2e` checks all. */
const inTheDark = process.env['E2E'] === 'short' ? pages.slice(0, 3) : pages;

for (const scheme of ['light', 'dark'] as const) {
  for (const address of scheme === 'light' ? pages : inTheDark) {
    test(`${address} in ${scheme}: a heading, nothing for axe to say, no sideways scrolling`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openAs(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await checkAccessibility(page, `${address} (${scheme})`);
      for (const width of [1280, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 800 });
        // The layout follows the window size with a delay.
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            { message: `${address} at ${width} px` },
          )
          .toBeLessThanOrEqual(0);
        if (width === 375 && process.env['E2E'] !== 'short') await checkAccessibility(page, `${address} at 375 px`);
      }
    });
  }
}

for (const [email, greeting] of [
  [robin.email, `Hey ${robin.firstName}.`],
  [ana.email, `Hey ${ana.firstName}.`],
  [nameless.email, 'Hey you.'],
] as const) {
  test(`${email} is greeted with '${greeting}'`, async ({ page }) => {
    await openAs(page, '/home', email);
    await expect(page.getByText(greeting)).toBeVisible();
  });
}
