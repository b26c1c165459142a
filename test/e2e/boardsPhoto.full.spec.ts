import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boardsLike, expect, makeBoards, save } from './support/boards';
import { openAs, test } from './support/console';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#0a6270' } })
    .png()
    .toBuffer();

/** Opens the form of a board with an organisation selected, which the picture will belong to. */
async function openFormOfSelection(page: Page, id: string): Promise<void> {
  await openAs(page, '/boards');
  await expect(page.getByRole('heading', { level: 1, name: /^All boards of / })).toBeVisible();
  await page.goto(`${page.url()}&board=${id}`);
}

/** Holds back every upload until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**', async (route) => {
    if (route.request().method() === 'PUT') await released;
    await route.fallback();
  });
  return release;
}

test('a picture: only images are taken; uploaded, saved and shown', async ({ page }) => {
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Pictured Pier' }]);
  await openFormOfSelection(page, id);
  const chooser = page.getByRole('dialog', { name: /Manage a board\./ }).locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByText(/notes\.png is not an image/)).toBeVisible();
  await chooser.setInputFiles({
    name: 'pier (1)?.png',
    mimeType: 'image/png',
    buffer: await picture(),
  });
  await page.getByRole('button', { name: /^Upload pier/ }).click();
  await expect(page.getByRole('button', { name: /^Uploaded pier/ })).toBeDisabled();
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await page.goto('/boards?orgID=all&search=Pictured+Pier');
  await expect(page.getByRole('img', { name: 'Pictured Pier' })).toBeVisible();
});

test('a new board that is saved while its picture uploads waits for it', async ({ page }) => {
  await openAs(page, '/boards?add=manual');
  const release = await holdUploads(page);
  const dialog = page.getByRole('dialog', { name: /Add a new board\./ });
  await expect(dialog.getByText(/^Setting up a board for team: \S/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Board name' }).fill('Waiting Wharf');
  await dialog.getByRole('textbox', { name: 'Latitude' }).fill('38.7223');
  await dialog.getByRole('textbox', { name: 'Longitude' }).fill('-9.1393');
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Portugal');
  await dialog.getByRole('textbox', { name: 'Vertical Resolution' }).fill('400');
  await dialog.getByRole('textbox', { name: 'Surface area' }).fill('28.5');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'wharf.png', mimeType: 'image/png', buffer: await picture() });
  await dialog.getByRole('button', { name: /^Upload wharf/ }).click();
  await save(page).click();
  await expect(dialog.getByText('The board will be saved as soon as its picture is uploaded.')).toBeVisible();
  expect(await boardsLike(page.request, 'Waiting Wharf')).toEqual([]);
  release();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await expect(dialog.getByText('The board will be saved')).toHaveCount(0);
  await page.goto('/boards?orgID=all&search=Waiting+Wharf');
  await expect(page.getByRole('img', { name: 'Waiting Wharf' })).toBeVisible();
});
