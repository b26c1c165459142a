import type { Page } from '@playwright/test';
import { anyTeam, callerOf, uploadArtworks } from './support/artworks';
import { makeBoards } from './support/boards';
import { ana, checkAccessibility, expect, openAs, test, tokenFor } from './support/console';

// No retries: the boards and artworks of the first attempt would still exist.
test.describe.configure({ timeout: 240_000, retries: 0 });

const sizes = [
  [1920, 1080],
  [1080, 1920],
  [840, 400],
] as const;
const artworks = ['lane-wide.png', 'lane-tall.png', 'lane-banner.png'];

const editor = (page: Page) => page.getByRole('region', { name: 'Boards', exact: true });
const searchBoards = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Search boards' }).fill(text);
};

/** Ticks every board that the search finds, page by page. */
async function bookAll(page: Page, pages: number): Promise<void> {
  for (let at = 1; at <= pages; at += 1) {
    await page.getByRole('checkbox', { name: /Select all/ }).check();
    if (at < pages) await editor(page).getByRole('listitem', { name: 'Next Page' }).click();
  }
}

test('a campaign with 3 artworks on 40 boards: the two that fit none are seen and taken off before it is saved', async ({
  page,
  request,
}) => {
  const api = callerOf(request, await tokenFor(request));
  const team = await anyTeam(api);
  await uploadArtworks(request, api, team.orgID, artworks, sizes);
  await makeBoards(
    request,
    Array.from({ length: 40 }, (_, index) => {
      const [width, height] = index < 2 ? ([300, 900] as const) : (sizes[index % sizes.length] ?? sizes[0]);
      return {
        boardname: `Lane ${String(index + 1).padStart(2, '0')}`,
        boardsize: { width, height },
        lat: 38 + index / 50,
        long: -9 + index / 50,
      };
    }),
  );

  await test.step('made', async () => {
    await openAs(page, `/newcampaign/?orgID=${team.orgID}&teamID=${team._id}`, ana.email);
    await page.getByLabel('Campaign name').fill('Forty lanes');
    await page.getByRole('button', { name: 'Choose artworks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose artworks' });
    await dialog.getByRole('textbox').fill('lane-');
    for (const name of artworks) await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: 'Use 3 artworks' }).click();
    await searchBoards(page, 'Lane ');
    await expect(page.getByRole('row', { name: /Lane 06/ })).toBeVisible();
    await bookAll(page, 7);
    await expect(page.getByText('40 booked')).toBeVisible();
    await expect(page.getByText('2 without artwork')).toBeVisible();
    await checkAccessibility(page, 'the editor of a new campaign');
  });
  await test.step('what does not fit is seen and taken off', async () => {
    await searchBoards(page, '');
    await page.getByRole('combobox', { name: 'Fit' }).click();
    await page.getByTitle('Booked, without artwork').click();
    for (const name of ['Lane 01', 'Lane 02']) {
      await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Nothing fits it');
      await page.getByRole('checkbox', { name: `Select ${name}` }).uncheck();
    }
    await expect(page.getByText('38 booked')).toBeVisible();
    await expect(page.getByText('0 without artwork')).toBeVisible();
    await page.getByRole('button', { name: 'Create campaign' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forty lanes' })).toBeVisible();
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { campaign } = await api.get<{ campaign: { campaignBoards: string[] } }>(`/api/campaign/${id}`);
  expect(campaign.campaignBoards).toHaveLength(38);
});

test('a box on the map books the boards in it, and unsaved changes are not lost by leaving', async ({
  page,
  request,
}) => {
  const team = await anyTeam(callerOf(request, await tokenFor(request)));
  await openAs(page, `/newcampaign/?orgID=${team.orgID}&teamID=${team._id}`, ana.email);
  await page.getByLabel('Campaign name').fill('What the box holds');
  await page.getByRole('button', { name: 'Select an area' }).click();
  const map = page.getByRole('group', { name: 'Map of the boards' });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not drawn.');
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 80, box.y + box.height - 40, { steps: 5 });
  await page.mouse.up();
  const book = page.getByRole('button', { name: /^Book [1-9]/ });
  await expect(book).toBeEnabled();
  const [, count] = /^Book ([\d,]+)/.exec(await book.innerText()) ?? [];
  await book.click();
  await expect(page.getByText(`${count ?? 'none'} booked`)).toBeVisible();

  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await leave.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Campaign name')).toHaveValue('What the box holds');
  await expect(page.getByText(`${count ?? 'none'} booked`)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await leave.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});
