import type { Locator, Page } from '@playwright/test';
import { callerOf, filesNamed, submissionsOf, type Caller } from './support/artworks';
import { checkAccessibility, expect, password, robin, signIn, test, tokenFor } from './support/console';

test('the server answers the probes and serves the API document', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
  const document: { openapi: string } = await (await request.get('/api/openapi.json')).json();
  expect(document.openapi).toMatch(/^3\.1/);
});

test('an administrator signs in by the form and is greeted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Hello, Admin.' })).toBeVisible();
  await checkAccessibility(page, '/');
  await signIn(page);
  await expect(page.getByText(`Hey ${robin.firstName}.`)).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the ${scheme} theme is there before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  });
}

test('the page runs under its own content security policy, and a planted script does not', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Content Security Policy/, /TrustedHTML/, /Trusted Type/);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  const planted = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.planted = true">');
      return 'went in';
    } catch {
      return 'refused';
    }
  });
  expect(planted).toBe('refused');
});

const reasonField = (page: Page) => page.getByPlaceholder('Type in your reason for disapproval (required)');
const inLatest = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'LATEST ARTWORKS' }).getByRole('row').filter({ hasText: name });

/** The names of undecided demo artworks, with or without ads. */
async function undecided(api: Caller, ads: boolean): Promise<string[]> {
  return (await filesNamed(api, ''))
    .filter(
      (file) => file.isPreApproved === null && file.ads > 0 === ads && /^[\w-]+\.(jpg|png|webp)$/.test(file.fileName),
    )
    .map(({ fileName }) => fileName);
}

async function reachesTheSsp(api: Caller, name: string): Promise<void> {
  const [file] = await filesNamed(api, name);
  await expect
    .poll(async () => (await submissionsOf(api, file?._id ?? '')).map(({ state }) => state), {
      message: name,
      timeout: 90_000,
      intervals: [1_000],
    })
    .toEqual(['approved']);
}

test('the main job by mouse: approve one with ads, disapprove another, and all of it is still there', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const api = callerOf(request, await tokenFor(request));
  const [approved = ''] = await undecided(api, true);
  const [rejected = ''] = await undecided(api, false);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText(`Hey ${robin.firstName}.`)).toBeVisible();

  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(approved);
  const row = inLatest(page, approved);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('NOT SET');
  await checkAccessibility(page, '/home');
  await row.getByRole('button', { name: `Approve ${approved}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(approved);
  await checkAccessibility(page, 'the confirmation of an approval');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Successfully saved message to file.')).toBeVisible();
  await expect(row).toContainText('Approved');
  await expect(row).toContainText('Queued for the SSP');

  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(rejected);
  await inLatest(page, rejected)
    .getByRole('button', { name: `Disapprove ${rejected}`, exact: true })
    .click();
  const send = dialog.getByRole('button', { name: 'Disapprove', exact: true });
  await expect(send).toBeDisabled();
  await reasonField(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(send).toBeDisabled();
  await checkAccessibility(page, 'the dialog that asks for a reason');
  await reasonField(page).fill('Price is out of date');
  await send.click();
  await expect(inLatest(page, rejected)).toContainText('Rejected');

  await page.reload();
  await expect(inLatest(page, rejected)).toContainText('Price is out of date');
  expect(await filesNamed(api, rejected)).toMatchObject([
    { isPreApproved: false, isReviewed: true, approvalComment: 'Price is out of date', decidedBy: 'Robin Vale' },
  ]);
  await reachesTheSsp(api, approved);
  await page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' }).fill(approved);
  await expect(row).toContainText('Submitted');
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${String(target)}`);
}

test('the main job by keyboard alone, in the dark theme', async ({ page, request }) => {
  test.setTimeout(420_000);
  const api = callerOf(request, await tokenFor(request));
  const [approved = ''] = await undecided(api, true);
  const [rejected = ''] = await undecided(api, false);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(robin.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Hey ${robin.firstName}.`)).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Search LATEST ARTWORKS by name' });
  await tabTo(page, search);
  await page.keyboard.type(approved);
  await expect(inLatest(page, approved)).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'LATEST ARTWORKS' }).getByRole('row')).toHaveCount(2);
  await checkAccessibility(page, '/home in the dark');
  await tabTo(page, inLatest(page, approved).getByRole('button', { name: `Review ${approved}`, exact: true }));
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Review mode' });
  await expect(review.getByRole('heading', { name: approved })).toBeVisible();
  await expect(review.getByText(/^Fit on the (.* )?boards? booked$/)).toBeVisible();
  await expect(review.locator('.ant-skeleton')).toHaveCount(0);
  await checkAccessibility(page, 'review mode in the dark');
  // Booked boards do not fit, so a dialog opens over review mode; Esc closes only this dialog.
  const question = page.getByRole('dialog', { name: 'Approve this artwork?' });
  await page.keyboard.press('a');
  await expect(question.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await checkAccessibility(page, 'the question of an approval in the dark');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(review.getByRole('heading', { name: approved })).toBeVisible();
  await page.keyboard.press('a');
  await expect(question.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.getByText('The artwork is decided.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inLatest(page, approved)).toContainText('Approved');
  await expect(inLatest(page, approved).getByRole('button', { name: `Review ${approved}`, exact: true })).toBeFocused();

  await tabTo(page, search);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(rejected);
  await expect(inLatest(page, rejected)).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'LATEST ARTWORKS' }).getByRole('row')).toHaveCount(2);
  await tabTo(page, inLatest(page, rejected).getByRole('button', { name: `Disapprove ${rejected}`, exact: true }));
  await page.keyboard.press('Enter');
  await expect(reasonField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Disapprove', exact: true })).toBeDisabled();
  await page.keyboard.type('Logo is cut off at the edge');
  await page.keyboard.press('Enter');
  await expect(inLatest(page, rejected)).toContainText('Rejected');

  await page.reload();
  await expect(inLatest(page, rejected)).toContainText('Logo is cut off at the edge');
  await reachesTheSsp(api, approved);
});
