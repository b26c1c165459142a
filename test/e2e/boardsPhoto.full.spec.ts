import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { boardsLike, expect, makeBoards, save } from './support/boards';
import { openAs, test, tokenFor } from './support/console';

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

test('an upload that meets a conflict goes on, and its picture is saved with what is chosen', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/409 \(Conflict\)/);
  const [id = ''] = await makeBoards(page.request, [{ boardname: 'Contested Canal' }]);
  await openFormOfSelection(page, id);
  const release = await holdUploads(page);
  await page
    .getByRole('dialog', { name: /Manage a board\./ })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'canal.png', mimeType: 'image/png', buffer: await picture() });
  await page.getByRole('button', { name: /^Upload canal/ }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Porto');
  const theirs = await page.request.post(`/api/boards/modify/${id}`, {
    headers: { authorization: `Bearer ${await tokenFor(page.request)}` },
    data: { boardloc: { city: 'Faro', state: '', country: 'Portugal' } },
  });
  expect(theirs.status()).toBe(200);
  await save(page).click();
  const conflict = page.getByRole('region', { name: 'Changed by somebody else' });
  await expect(conflict).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'City' })).toBeHidden();
  release();
  await expect(conflict.getByText('Image, yours')).toBeVisible();
  // The picture's own name, not its id.
  await expect(conflict.getByText('canal.png')).toBeVisible();
  await conflict.getByRole('button', { name: 'Save the chosen values' }).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Uploaded canal/ })).toBeDisabled();
  await page.goto('/boards?orgID=all&search=Contested+Canal');
  await expect(page.getByRole('img', { name: 'Contested Canal' })).toBeVisible();
  expect((await boardsLike(page.request, 'Contested Canal')).map(({ boardloc }) => boardloc.city)).toEqual(['Porto']);
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
