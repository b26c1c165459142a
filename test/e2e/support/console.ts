import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

/** The demo administrators; all have the same password. */
export const robin = { email: 'admin@example.com', firstName: 'Robin' };
export const ana = { email: 'second@example.com', firstName: 'Ana' };
export const nameless = { email: 'noname@example.com' };
export const password = 'marquee-demo';

interface Fixtures {
  /** What the browser's console said as an error, and what the page threw. Empty at the end of each test, or the test fails. */
  consoleErrors: string[];
  /** Says which errors a test causes on purpose (a refused call is one to the browser). */
  expectConsoleErrors: (...allowed: RegExp[]) => void;
}

/** `test` with a page whose console is watched: an unexpected error fails the test. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => {
    await use([]);
  },
  expectConsoleErrors: async ({ allowed }, use) => {
    await use((...more) => void allowed.push(...more));
  },
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

/** A session token from the product API itself. */
export async function tokenFor(request: APIRequestContext, email = robin.email): Promise<string> {
  const response = await request.post('/api/super', { data: { loginEmail: email, loginPass: password } });
  expect(response.status(), await response.text()).toBe(200);
  const body: { tokenToStore: string } = await response.json();
  return body.tokenToStore;
}

/** Opens a page of the console as a signed-in administrator, without going through the form. */
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

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, email = robin.email): Promise<void> {
  await page.goto('/');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/home/);
}

/** Fails with a readable list when axe finds anything on the page as it is now, once nothing fades in or out any more. */
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
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(' ')).join('\n  ')}`,
  );
  expect(found, `axe on ${where}`).toEqual([]);
}
