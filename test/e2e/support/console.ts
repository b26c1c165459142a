import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

/** The demo administrators; all have the same password. */
export const robin = { email: 'admin@example.com', firstName: 'Robin' };
export const ana = { email: 'second@example.com', firstName: 'Ana' };
export const password = 'marquee-demo';

interface Fixtures {
  /** Console errors and uncaught exceptions of the page. Unexpected ones fail the test. */
  consoleErrors: string[];
  /** Declares the console errors that a test causes on purpose, such as the browser's error for a refused call. */
  expectConsoleErrors: (...allowed: RegExp[]) => void;
}

/** `test` with a page on which an unexpected console error fails the test. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => use([]),
  expectConsoleErrors: async ({ allowed }, use) => use((...more) => void allowed.push(...more)),
  consoleErrors: [
    async ({ page, allowed }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(errors);
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Signs in through the API. @returns a session token */
export async function tokenFor(request: APIRequestContext, email = robin.email): Promise<string> {
  const response = await request.post('/api/super', { data: { loginEmail: email, loginPass: password } });
  expect(response.status(), await response.text()).toBe(200);
  const body: { tokenToStore: string } = await response.json();
  return body.tokenToStore;
}

/** Opens a page of the console as a signed-in administrator, without the login form. */
export async function openAs(page: Page, address: string, email = robin.email): Promise<void> {
  const token = await tokenFor(page.request, email);
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-once') === null) {
      sessionStorage.setItem('signed-in-once', '1');
      localStorage.setItem('marquee.token', value);
    }
  }, token);
  await page.goto(address);
}

/** Fills in and sends the login form. */
export async function logIn(page: Page, email = robin.email, pass = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(pass);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Waits for animations to end, then fails with a readable list if axe finds violations on the page. */
export async function checkAccessibility(page: Page, where = 'the page'): Promise<void> {
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n  ')}`,
  );
  expect(found, `axe on ${where}`).toEqual([]);
}
