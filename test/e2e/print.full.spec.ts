import type { Page } from '@playwright/test';
import { callerOf, type Caller } from './support/artworks';
import { expect, openAs, test, tokenFor } from './support/console';

test.describe.configure({ timeout: 180_000 });

const firstCampaign = async (api: Caller): Promise<string> =>
  (await api.get<{ campaigns: { _id: string }[] }>('/api/campaign/')).campaigns[0]?._id ?? '';
const firstOrganisation = async (api: Caller): Promise<string> =>
  (await api.get<{ organisations: { _id: string }[] }>('/api/organisation/?pageSize=1')).organisations[0]?._id ?? '';

const pages: Readonly<Record<string, (api: Caller) => Promise<string>>> = {
  wallets: async () => '/financial',
  'a campaign': async (api) => `/campaign/${await firstCampaign(api)}`,
  'an organisation': async (api) => `/organisation/${await firstOrganisation(api)}`,
  insights: async () => '/insights',
};

/** An A4 sheet without its margins, in pixels. */
const sheet = { width: 703, height: 1032 };

/** Elements that a page break may split although they fit on one sheet. */
const cut = (page: Page) =>
  page.evaluate(
    (height) =>
      [...document.querySelectorAll('.mq-card, .mq-main tbody tr')]
        .filter((it) => it.getBoundingClientRect().height > 0 && it.getBoundingClientRect().height < height)
        .filter((it) => getComputedStyle(it).breakInside !== 'avoid')
        .map((it) => `${it.tagName} ${it.textContent.slice(0, 60)}`),
    sheet.height,
  );

for (const [name, path] of Object.entries(pages)) {
  test(`${name}, printed on A4 from the dark theme: black on white, without the frame, nothing cut`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAs(page, await path(callerOf(request, await tokenFor(request))));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    await page.setViewportSize(sheet);
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('.mq-main button:not(.mq-plain-button):visible, .mq-main a.ant-btn:visible')).toHaveCount(
      0,
    );
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(18, 25, 28)');
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll('.mq-main td, .mq-main th, .mq-main .mq-card, .mq-main svg')]
        .filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((it) => it.outerHTML.slice(0, 120)),
    );
    expect(tooWide).toEqual([]);
    expect(await cut(page)).toEqual([]);

    // The PDF has at least one page.
    await page.emulateMedia({ colorScheme: 'dark', media: null });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type \/Page\b(?!s)/g)?.length).toBeGreaterThan(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

test('a list of artworks is printed with its pictures', async ({ page }) => {
  await openAs(page, '/ads');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('.mq-main .mq-thumb');
  await expect(pictures.first()).toBeVisible();
  await expect(pictures.filter({ visible: true })).toHaveCount(await pictures.count());
});

test('the Print button on a dark phone: printed whole, and the page is there afterwards', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, '/insights?orgID=all');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights');
});
