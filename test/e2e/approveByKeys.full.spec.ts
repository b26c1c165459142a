import type { Locator, Page } from '@playwright/test';
import { callerOf } from './support/artworks';
import { checkAccessibility, expect, password, robin, test, tokenFor } from './support/console';
import { inLatest, reachesTheSsp, reasonField, undecided } from './support/decisions';

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
  await expect(question.getByRole('button', { name: /^Approve/ })).toBeFocused();
  await checkAccessibility(page, 'the question of an approval in the dark');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(review.getByRole('heading', { name: approved })).toBeVisible();
  await page.keyboard.press('a');
  await expect(question.getByRole('button', { name: /^Approve/ })).toBeFocused();
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
