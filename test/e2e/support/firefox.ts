import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox, MISSING } from '../../../scripts/browsers.cjs';
import { expect, tokenFor } from './console';

/** Milliseconds that an element may take to appear on a busy machine. */
const PATIENCE = 60_000;

const named = (name: string, role?: string): string =>
  `::-p-aria([name="${name.replaceAll('"', String.raw`\"`)}"]${role === undefined ? '' : `[role="${role}"]`})`;

/** Waits until one of the elements is visible. @returns the first visible one */
async function seen(message: string, look: () => Promise<ElementHandle[]>): Promise<ElementHandle> {
  let found: ElementHandle | undefined;
  await expect
    .poll(
      async () => {
        // An element may be removed in between; the next poll finds its replacement.
        const all = await look().catch(() => []);
        const visible = await Promise.all(all.map((one) => one.isVisible().catch(() => false)));
        found = all.find((_, place) => visible[place]);
        return found !== undefined;
      },
      { message, timeout: PATIENCE },
    )
    .toBe(true);
  if (found === undefined) throw new Error(`There is no ${message}`);
  return found;
}

/** A tab of Firefox. Elements are found by role and name in Firefox's accessibility tree. */
export class FirefoxTab {
  readonly page: Page;
  readonly #address: string;

  constructor(page: Page, address: string) {
    this.page = page;
    this.#address = address;
  }

  /** Waits for a visible element with this role and name (an expression is for its text), within `inside` if given. */
  find(role: string, name: string | RegExp, inside: Page | ElementHandle = this.page): Promise<ElementHandle> {
    if (typeof name === 'string') return seen(`${role} '${name}'`, () => inside.$$(named(name, role)));
    return seen(`${role} ${String(name)}`, async () => {
      const all = await inside.$$(`::-p-aria([role="${role}"])`);
      const texts = await Promise.all(all.map((one) => one.evaluate((it) => it.textContent)));
      return all.filter((_, place) => name.test(texts[place] ?? ''));
    });
  }

  /** The field with this label. Found without a role, since password fields have none. */
  field(name: string): Promise<ElementHandle> {
    return seen(`the field '${name}'`, async () => {
      const all = await this.page.$$(named(name));
      const fields = await Promise.all(all.map((one) => one.evaluate((it) => it.matches('input, textarea'))));
      return all.filter((_, place) => fields[place]);
    });
  }

  /** Clicks an element once it is enabled and no longer moves. */
  async click(role: string, name: string | RegExp, inside?: ElementHandle): Promise<void> {
    await (await this.find(role, name, inside)).asLocator().setTimeout(PATIENCE).click();
  }

  /** Replaces the text of a field. */
  async fill(name: string, text: string): Promise<void> {
    const field = await this.field(name);
    await field.click({ count: 3 });
    await field.type(text);
  }

  /** The hidden file input. */
  async file(): Promise<ElementHandle<HTMLInputElement>> {
    const field = await this.page.waitForSelector('input[type="file"]', { timeout: PATIENCE });
    if (field === null) throw new Error('No field takes files');
    return field;
  }

  async press(key: Parameters<Page['keyboard']['press']>[0]): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Waits until the page shows all these texts. */
  async reads(...texts: string[]): Promise<void> {
    for (const text of texts)
      await expect
        .poll(() => this.page.evaluate(() => document.body.innerText), { message: text, timeout: PATIENCE })
        .toContain(text);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.#address).href, { waitUntil: 'domcontentloaded', timeout: PATIENCE });
  }

  /** Opens a page as a signed-in administrator, without the login form. */
  async openAs(token: string, path: string): Promise<void> {
    await this.page.evaluateOnNewDocument(
      (value, origin) => {
        if (location.origin === origin) localStorage.setItem('marquee.token', value);
      },
      token,
      this.#address,
    );
    await this.open(path);
  }
}

/** Collects console errors (including content security policy violations), uncaught exceptions and failed responses. */
function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url ?? ''})`);
  });
  page.on('pageerror', (error) => errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
}

/** `test` with a tab of the installed Firefox, driven over WebDriver BiDi. Any error in its console fails the test. */
export const test = base.extend<{ tab: FirefoxTab }, { firefox: Browser }>({
  firefox: [
    async ({}, use) => {
      const executablePath = findFirefox();
      if (executablePath === undefined) throw new Error(MISSING);
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ firefox, baseURL }, use, info) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const errors: string[] = [];
    watch(page, errors);
    await use(new FirefoxTab(page, baseURL ?? ''));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('firefox.png'), await page.screenshot());
    await context.close();
    expect(errors, "Firefox's console").toEqual([]);
  },
});
export { expect, tokenFor };
