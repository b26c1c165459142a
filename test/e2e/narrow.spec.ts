import { expect, openAs, test } from './support/console';
import { checkPage } from './support/pages';

test.use({ viewport: { width: 320, height: 700 } });

test('on a narrow screen every main page fits, and a board is opened from its card', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, address] of ['/home', '/campaigns', '/organisations/', '/users', '/boards'].entries()) {
    await (index === 0 ? openAs(page, `${address}?orgID=all`) : page.goto(`${address}?orgID=all`));
    await checkPage(page, `${address} at 320 px`);
  }
  await page
    .getByRole('button', { name: /^Manage Board / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /Manage a board\./ });
  await expect(form.getByRole('textbox', { name: 'Board name' })).toBeInViewport();
  await expect(form.getByRole('button', { name: 'Close' }).first()).toBeInViewport();
});
