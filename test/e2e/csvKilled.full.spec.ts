import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/browsers.cjs';
import { expect, openAs } from './support/console';
import { csvFile, devices, devicesOf, listOf, test, uploader } from './support/csv';

const kills = Number(process.env['FAULT_KILLS'] ?? 10);
const count = Number(process.env['FAULT_ROWS'] ?? 20_000);
const folder = mkdtempSync(join(tmpdir(), 'marquee-killed-browser-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a browser process with the persistent profile of this test. */
async function startBrowser(baseURL = ''): Promise<{ context: BrowserContext; page: Page }> {
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    viewport: { width: 1280, height: 900 },
    ...chromiumOptions(),
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** The id of the main browser process that uses a profile. */
function processOf(profile: string): number {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0');
        return words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith('--type='));
      } catch {
        return false; // The process ended while it was read.
      }
    });
  if (found === undefined) throw new Error('The browser is not running');
  return Number(found);
}

test("a browser killed repeatedly during a load ends with exactly the file's boards, each once", async ({
  baseURL,
}) => {
  test.setTimeout(600_000 + kills * 60_000);
  let { context, page } = await startBrowser(baseURL);
  await openAs(page, '/boards?orgID=all&add=csv');
  let csv = uploader(page);
  await csv.choose(csvFile('killed.csv', listOf('killed', count)));
  await csv.ready(`${count.toLocaleString('en-US')} rows will be loaded.`);
  // In each browser, one chunk is answered. The server writes the others, but their responses are lost, so that the
  // load is still unfinished after the last kill.
  const cutOff = async (): Promise<void> => {
    let answered = 0;
    await page.route('**/api/boards/import', async (route) => {
      if (/"dryRun":true/.test(route.request().postData() ?? '')) return route.continue();
      answered += 1;
      if (answered === 1) return route.continue();
      await route.fetch().catch(() => undefined); // the browser may have been killed
    });
  };
  let before = '';
  for (let kill = 0; kill < kills; kill += 1) {
    await cutOff();
    if (kill === 0) await csv.load.click();
    else await csv.dialog.getByRole('button', { name: 'Continue killed.csv' }).click({ timeout: 120_000 });
    const status = csv.dialog.getByRole('region', { name: 'Loading' }).getByRole('status');
    await expect(status).toContainText(/^[\d,]+ of /, { timeout: 120_000 });
    // Every second kill waits until the progress has changed; the others come at any time.
    if (kill % 2 === 0)
      await expect.poll(async () => (await status.textContent())?.split(':')[0], { timeout: 120_000 }).not.toBe(before);
    before = (await status.textContent())?.split(':')[0] ?? '';
    await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 600));
    const closed = context.waitForEvent('close');
    process.kill(processOf(folder), 'SIGKILL');
    await closed;
    ({ context, page } = await startBrowser(baseURL));
    csv = uploader(page);
    await openAs(page, '/boards?orgID=all&add=csv');
  }
  await csv.dialog.getByRole('button', { name: 'Continue killed.csv' }).click({ timeout: 120_000 });
  await expect(csv.dialog.getByText('Loaded everything!')).toBeVisible({ timeout: 300_000 });
  expect(await csv.counts()).toEqual({ Created: count, Updated: 0, Unchanged: 0, Failed: 0 });
  expect(await devices(page, 'killed')).toEqual(devicesOf('killed', count));
  await context.close();
});
