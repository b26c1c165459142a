import { checkAccessibility, openAs, test } from './support/console';
import { checkPage, fitsTheWidth, pages, recordPages } from './support/pages';

const widths = [1280, 768, 375, 320] as const;

for (const scheme of ['light', 'dark'] as const)
  for (const address of pages)
    test(`${address} in ${scheme}: a heading, nothing for axe to say, no sideways scrolling`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openAs(page, address);
      await checkPage(page, `${address} (${scheme})`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await fitsTheWidth(page, `${address} at ${String(width)} px`);
        if (width === 375) await checkAccessibility(page, `${address} at 375 px`);
      }
    });

for (const address of ['/', '/forgotpassword', '/resetpassword', '/confirmemail', '/oidc/callback'])
  test(`${address} without a session: a heading, nothing for axe to say, no sideways scrolling`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await checkPage(page, `${address} (${colorScheme}) at ${String(width)} px`);
      }
    }
  });

test('the pages of single records, opened at every width', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openAs(page, '/home');
  for (const path of [...(await recordPages(page)), '/audit'])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${path}?orgID=all`);
      await checkPage(page, `${path} at ${String(width)} px`);
    }
});
