import type { Page } from '@playwright/test';
import { picture } from './support/artworks';
import { makeBoards, save } from './support/boards';
import { expect, openAs, test } from './support/console';

/** Opens the form of a board with an organisation selected, which the picture will belong to. */
async function openFormOfSelection(page: Page, id: string): Promise<void> {
  await openAs(page, '/boards');
  await expect(page.getByRole('heading', { level: 1, name: /^All boards of / })).toBeVisible();
  await page.goto(`${page.url()}&board=${id}`);
}

test('a picture: only images are taken; uploaded, saved and shown', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Pictured Pier' }]);
  await openFormOfSelection(page, id);
  const chooser = page.getByRole('dialog', { name: /Manage a board\./ }).locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText(/notes\.png is not an image/)).toBeVisible();
  await chooser.setInputFiles({ name: 'pier (1)?.png', mimeType: 'image/png', buffer: await picture(1) });
  await page.getByRole('button', { name: /^Upload pier/ }).click();
  await expect(page.getByRole('button', { name: /^Uploaded pier/ })).toBeDisabled();
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await page.goto('/boards?orgID=all&search=Pictured+Pier');
  await expect(page.getByRole('img', { name: 'Pictured Pier' })).toBeVisible();
});
