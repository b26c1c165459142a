import type { Locator, Page } from '@playwright/test';
import { callerOf } from './artworks';
import { expect, tokenFor, test as base } from './console';
import { startOwnServer, type OwnServer } from './ownServer';

/** Tests on a server without demo data: all its boards come from CSV files. */
export const test: typeof base = base.extend<object, { own: OwnServer }>({
  own: [
    async ({}, use) => {
      const own = await startOwnServer({ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'marquee-demo' });
      await use(own);
      await own.stop();
    },
    // Creating two databases is slow on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.address),
});

const header =
  'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types';

/** A row with all fourteen columns; the device id is `<list>-<number>`. */
const lineOf = (list: string, number: number): string =>
  `r-${String(number)},${list}-${String(number)},37,Publisher ${String(number % 9)},"Quay ""${String(number)}"", ${list}",${String((number % 160) - 79.5)},${String((number % 340) - 169.5)},City ${String(number % 200)},Region,Portugal,1920x1080,digital,Airport,"static, video"`;

/** A CSV with `count` valid rows. */
export const listOf = (list: string, count: number): string =>
  [header, ...Array.from({ length: count }, (_, i) => lineOf(list, i + 1))].join('\n');

interface CsvFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
export const csvFile = (name: string, content: string): CsvFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

/** Locators and actions of the CSV uploader. */
export function uploader(page: Page) {
  const dialog = page.getByRole('dialog', { name: /Add a new board\./ });
  const report = dialog.getByRole('region', { name: 'Report' });
  return {
    dialog,
    load: dialog.getByRole('button', { name: 'Load Boards' }),
    /** Chooses files in the drop zone's file input. */
    choose: (...files: CsvFile[]) => dialog.locator('input[type="file"]').setInputFiles(files),
    /** Waits until the rows are read and the plan is shown. */
    ready: async (words: string | RegExp) => {
      await expect(dialog.getByText(words)).toBeVisible({ timeout: 90_000 });
      await expect(dialog.getByRole('button', { name: 'Load Boards' })).toBeEnabled({ timeout: 90_000 });
    },
    again: () => dialog.getByRole('button', { name: 'Load another file' }).click(),
    tile: (name: string): Locator =>
      dialog
        .getByRole('radiogroup', { name: /^Rows of .* by kind$/ })
        .first()
        .locator('label', { hasText: name }),
    /** The counts of the report: Created, Updated, Unchanged, Failed. */
    counts: async (): Promise<Record<string, number>> => {
      await expect(report).toBeVisible({ timeout: 120_000 });
      const [names, values] = [
        await report.locator('.ant-statistic-title').allTextContents(),
        await report.locator('.ant-statistic-content').allTextContents(),
      ];
      return Object.fromEntries(names.map((name, place) => [name, Number(values[place]?.replaceAll(',', ''))]));
    },
  };
}

/** The device ids of all boards that are not deleted, one for each board. */
export async function devices({ request }: Pick<Page, 'request'>, list: string): Promise<string[]> {
  const api = callerOf(request, await tokenFor(request));
  const path = `/api/boards/uncached/?search=${list}&deleted=false&pageSize=500&sortID=boardname&sortDesc=false`;
  const found: string[] = [];
  for (let number = 1; ; number += 1) {
    const { boards } = await api.get<{ boards: { device_id: string }[] }>(`${path}&page=${String(number)}`);
    if (boards.length === 0) return found.sort();
    found.push(...boards.map(({ device_id }) => device_id));
  }
}

/** What `devices` returns when exactly the boards of the file exist. */
export const devicesOf = (list: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${list}-${String(i + 1)}`).sort();
