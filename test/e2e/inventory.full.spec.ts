import type { APIRequestContext, Page } from '@playwright/test';
import type { InventoryDifference } from '../../src/contract/inventoryWatch';
import { expect, openAs, test, tokenFor } from './support/console';
import { anyTeam, callerOf, type Caller } from './support/artworks';

test.describe.configure({ timeout: 120_000 });

interface Summary {
  counts: { new: number; changed: number; gone: number; back: number; ignored: number };
  running: object | null;
}

async function checked(page: Page, request: APIRequestContext) {
  const api = callerOf(request, await tokenFor(request));
  const summary = () => api.get<Summary>('/api/inventory/summary');
  await openAs(page, '/inventory?orgID=all');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Compared with the provider/)).toBeVisible();
  await expect.poll(async () => (await summary()).running).toBeNull();
  return { api, summary };
}

/** Creates a campaign that books the board. */
async function book(api: Caller, boardID: string, campaignName: string): Promise<void> {
  const team = await anyTeam(api);
  await api.post('/api/campaign/create', {
    campaignName,
    parentOrg: team.orgID,
    managementTeam: team._id,
    startTime: '2026-01-01T00:00:00.000Z',
    endTime: '2099-01-01T00:00:00.000Z',
    campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 10 },
    campaignBoards: [boardID],
    artworks: [],
  });
}

test('a change is accepted and taken back by hand, and a gone screen leads to the campaign that books it', async ({
  page,
  request,
}) => {
  const { api, summary } = await checked(page, request);
  const open = (state: string) =>
    api.get<{ differences: InventoryDifference[] }>(`/api/inventory/differences?state=${state}&page=1&pageSize=100`);
  const tiles = page.getByRole('radiogroup', { name: 'States' });

  await tiles.getByText('Changed', { exact: true }).click();
  const [changed] = (await open('changed')).differences.filter(({ fields }) =>
    fields.every(({ ours }) => ours === null),
  );
  if (!changed) throw new Error('The sandbox changed no board.');
  const before = (await summary()).counts.changed;
  await page.getByRole('button', { name: `Accept ${changed.name}`, exact: true }).click();
  await expect(page.getByText('Accepted 1 difference.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Accept ${changed.name}`, exact: true })).toBeHidden();
  expect((await summary()).counts.changed).toBe(before - 1);

  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('button', { name: /^Undo: accepted 1 board/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Undo this?' }).getByRole('button', { name: "Yes, I'm sure." }).click();
  await expect(page.getByRole('button', { name: `Accept ${changed.name}`, exact: true })).toBeVisible();
  expect((await summary()).counts.changed).toBe(before);
  const [again] = (await open('changed')).differences.filter(({ _id }) => _id === changed._id);
  expect(again?.fields.map(({ from, to }) => [from, to])).toEqual(changed.fields.map(({ from, to }) => [from, to]));

  await tiles.getByText('Gone', { exact: true }).click();
  const [gone] = (await open('gone')).differences;
  if (!gone?.boardID) throw new Error('The sandbox removed no board.');
  const campaignName = `Books ${gone.name}`;
  await book(api, gone.boardID, campaignName);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: gone.name }).first();
  await row.getByRole('link', { name: campaignName }).click();
  await expect(page.getByRole('heading', { level: 1, name: campaignName })).toBeVisible();
  // The link in the campaign's config error leads back.
  await page.getByRole('link', { name: 'See the screens that are gone' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: gone.name }).first()).toBeVisible();
});
