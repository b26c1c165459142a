import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { callerOf, filesNamed } from './support/artworks';
import { checkAccessibility, expect, openAs, test, tokenFor } from './support/console';
import { startCuttingProxy } from './support/cuttingProxy';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Upload artwork' });
const chosen = (page: Page, name: string): Locator => panel(page).getByRole('listitem').filter({ hasText: name });
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Artwork files').setInputFiles({ name, mimeType, buffer });

/** A picture of about 3 MB that does not compress, so that the connection can be cut in mid-upload. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

test('an upload cut at 1, 50 and 99 % is reported, and the retry uses a new signed address', async ({
  page,
  request,
  baseURL,
  expectConsoleErrors,
}) => {
  test.setTimeout(420_000);
  expectConsoleErrors(/net::ERR_/);
  const bytes = await noise();
  const proxy = await startCuttingProxy(baseURL ?? '');
  try {
    const api = callerOf(request, await tokenFor(request));
    await openAs(page, `${proxy.address}/home`);
    for (const [index, share] of [0.01, 0.5, 0.99].entries()) {
      const name = `cut-${String(share * 100)}.png`;
      await choose(page, name, 'image/png', bytes);
      const row = chosen(page, name);
      proxy.cutUploadAfter(Math.floor(bytes.length * share));
      await row.getByRole('button', { name: `Upload ${name}`, exact: true }).click();
      await expect(row.getByRole('alert')).toContainText('Failed to upload your file. Please try again.', {
        timeout: 30_000,
      });
      expect(await filesNamed(api, name)).toEqual([]);
      if (index === 0) await checkAccessibility(page, 'a failed upload');

      await row.getByRole('button', { name: `Try again ${name}`, exact: true }).click();
      await expect(row.getByRole('button', { name: `Uploaded ${name}`, exact: true })).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Uploaded file successfully. You can now save the ad.').last()).toBeVisible();
      const [file] = await api
        .get<{ files: { bytes: number; fileURL: string }[] }>(`/api/file/artworks/?search=${name}`)
        .then(({ files }) => files);
      expect(file?.bytes).toBe(bytes.length);
      const stored = await request.get(new URL(file?.fileURL ?? '').pathname);
      expect((await stored.body()).equals(bytes)).toBe(true);
    }
    expect(proxy.uploads()).toHaveLength(6);
  } finally {
    await page.close();
    await proxy.close();
  }
});
