import type { Locator, Page } from '@playwright/test';
import { expect } from './support/boards';
import { callerOf, type Caller } from './support/artworks';
import { openAs, test, tokenFor } from './support/console';

/** Limit for the screens of one media owner on a busy machine, in milliseconds. */
const timeLimit = 600_000;

interface SeenBoard {
  _id: string;
  device_id: string;
}

/** Reads all boards that are not deleted, page by page. */
async function allBoards(api: Caller): Promise<SeenBoard[]> {
  const found: SeenBoard[] = [];
  for (let page = 1; ; page += 1) {
    const { boards, totalBoards } = await api.get<{ boards: SeenBoard[]; totalBoards: number }>(
      `/api/boards/uncached/?deleted=false&pageSize=500&page=${String(page)}&sortID=boardname&sortDesc=false`,
    );
    found.push(...boards);
    if (found.length >= totalBoards || boards.length === 0) return found;
  }
}

/** The number of boards per device id. */
const tally = (boards: readonly SeenBoard[]): Map<string, number> =>
  boards.reduce((counts, { device_id: id }) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>());

interface ProviderPage<Row> {
  next: string | null;
  results: Row[];
}

/** Reads a whole list directly from the provider, following `next`. */
async function provided<Row>(
  page: Page,
  api: Caller,
  path: string,
  params: Record<string, string> = {},
): Promise<Row[]> {
  const { token } = await api.get<{ token: string }>('/api/boards/reach/authtoken');
  const rows: Row[] = [];
  let address: string | null =
    `/sandbox/inventory/api${path}?${new URLSearchParams({ page_size: '100', ...params }).toString()}`;
  while (address !== null) {
    const answer: ProviderPage<Row> = await (
      await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })
    ).json();
    rows.push(...answer.results);
    address = answer.next;
  }
  return rows;
}

async function choose(page: Page, dialog: Locator, name: string, count: number): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Choose a Media Owner' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${String(count)} screens, read in`)).toBeVisible();
}

/** Runs 'Add all' to its end. @returns the text of the summary */
async function addAll(page: Page, dialog: Locator): Promise<string> {
  const summary = page.getByText(/^\d+ boards? added\./);
  const run = dialog.getByRole('region', { name: 'Bulk actions' });
  await expect(summary).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Add all/ }).click();
  await page.getByRole('button', { name: 'Yes, add them' }).click();
  // The summary is shown for a few seconds only, so start to wait for it now.
  const [said] = await Promise.all([
    summary.textContent({ timeout: timeLimit }),
    expect(run.getByText(/^\d+ done$/)).toBeVisible({ timeout: timeLimit }),
  ]);
  await run.getByRole('button', { name: 'Close' }).click();
  return said ?? '';
}

test('all screens of all media owners become boards, each once; a second time nothing is left to add', async ({
  page,
  expectConsoleErrors,
}) => {
  // The provider's token expires after five minutes; the first 401 makes the console fetch a new one.
  expectConsoleErrors(/401 \(Unauthorized\) \(.*\/sandbox\/inventory\//);
  test.setTimeout(10 * timeLimit);
  const api = callerOf(page.request, await tokenFor(page.request));
  const owners = await provided<{ name: string }>(page, api, '/publishers/');
  const screens = new Map<string, string[]>();
  for (const { name } of owners)
    screens.set(
      name,
      (await provided<{ device_id: string }>(page, api, '/screens/', { publisher_name: name })).map(
        ({ device_id: id }) => id,
      ),
    );
  const offered = [...screens.values()].flat();
  expect(owners).toHaveLength(5);
  expect(offered).toHaveLength(1130);
  expect(new Set(offered).size).toBe(1130);

  const before = await allBoards(api);
  const had = tally(before);
  const missing = offered.filter((id) => !had.has(id)).length;

  await openAs(page, '/boards?add=api');
  const dialog = page.getByRole('dialog', { name: /Add a new board\./ });
  await expect(dialog.getByText('Choose a media owner to see its screens.')).toBeVisible();
  for (const [name, ids] of screens) {
    await test.step(`${name}: ${String(ids.length)} screens`, async () => {
      await choose(page, dialog, name, ids.length);
      const fresh = ids.filter((id) => !had.has(id)).length;
      const said = await addAll(page, dialog);
      expect(said).toBe(
        `${String(fresh)} board${fresh === 1 ? '' : 's'} added.${fresh === ids.length ? '' : ` ${String(ids.length - fresh)} already on Marquee.`}`,
      );
      await expect(dialog.getByText(`${String(ids.length)} already on Marquee`)).toBeVisible();
    });
  }
  const after = await allBoards(api);
  const now = tally(after);
  expect(after).toHaveLength(before.length + missing);
  expect(offered.filter((id) => now.get(id) !== (had.get(id) ?? 1))).toEqual([]);

  for (const [name, ids] of screens) {
    await test.step(`${name} again`, async () => {
      await choose(page, dialog, name, ids.length);
      await expect(dialog.getByText(`${String(ids.length)} already on Marquee`)).toBeVisible({ timeout: timeLimit });
      await expect(dialog.getByRole('button', { name: 'Add all', exact: true })).toBeDisabled();
    });
  }
  expect(await allBoards(api)).toHaveLength(after.length);
});
