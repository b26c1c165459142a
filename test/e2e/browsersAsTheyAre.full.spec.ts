import { expect, openAs, test } from './support/console';

test.describe.configure({ timeout: 300_000 });

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
