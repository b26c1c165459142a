import { Secret, TOTP } from 'otpauth';
import { checkAccessibility, expect, nameless, openAs, password, test } from './support/console';
import type { Page } from '@playwright/test';

const codeAt = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Signs in with the form up to the request for the code. */
async function askedForCode(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('input[name="email"]').fill(nameless.email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="code"]')).toBeFocused();
}
async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="code"]').fill(code);
  await page.keyboard.press('Enter');
}
async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
  });
}

test('the second factor is set up with an app, required at the login, replaced by a recovery code and switched off', async ({
  page,
  expectConsoleErrors,
}) => {
  // Sign-ins without a code or with a wrong one get a 401.
  expectConsoleErrors(/status of 401/);
  await openAs(page, '/profile', nameless.email);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password').last().fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('.mq-profile-scan code').innerText()).trim();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await checkAccessibility(page, 'the second factor being set up');
  await page.locator('input[autocomplete="one-time-code"]').fill(codeAt(secret, 0));
  await page.keyboard.press('Enter');
  const shownCodes = page.locator('.mq-profile-codes code');
  await expect(shownCodes).toHaveCount(10);
  const codes = await shownCodes.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await signOut(page);
  await askedForCode(page);
  await giveCode(page, '000000');
  await expect(page.getByRole('alert').first()).toBeVisible();
  // The code that enabled the second factor is used up, so take the code of the next time step.
  await giveCode(page, codeAt(secret, 1));
  await page.waitForURL(/\/home/);

  await signOut(page);
  await askedForCode(page);
  await giveCode(page, codes[0] ?? '');
  await page.waitForURL(/\/home/);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Current password').last().fill(password);
  await page.getByLabel('Authentication code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});
