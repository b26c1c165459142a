import { expect, openAs, test } from './support/console';
import { csvFile, uploader } from './support/csv';
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

test('on a narrow screen a long file name is cut off, and a sentence keeps its room beside a button', async ({
  page,
}) => {
  await openAs(page, '/boards?orgID=all&add=csv');
  const { dialog, choose } = uploader(page);
  const name = `${'screens_of_the_north_'.repeat(3)}.csv`;
  await choose(csvFile(name, 'device_id,Screen Resolution,Screen Type\nn1,1080x1920,Digital Poster'));
  const sentence = dialog.getByText('Screen Resolution looks like WIDTHxHEIGHT.');
  expect((await sentence.boundingBox())?.width).toBeGreaterThan(120);
  const [file, read] = await Promise.all([
    dialog.getByText(name).boundingBox(),
    dialog.getByText('Read', { exact: true }).boundingBox(),
  ]);
  expect((file?.x ?? 0) + (file?.width ?? 0)).toBeLessThanOrEqual(read?.x ?? 0);
});
