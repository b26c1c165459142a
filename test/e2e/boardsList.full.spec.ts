import { readFile } from 'node:fs/promises';
import { boardsLike, expect, makeBoards } from './support/boards';
import { openAs, test, tokenFor } from './support/console';

test.describe.configure({ timeout: 400_000 });

const letters = 'ABCDEFGHIJKL'.split('');

test('the default list, and its state in the address', async ({ page }) => {
  await openAs(page, '/boards?orgID=all');
  await expect(page.getByRole('heading', { level: 1, name: 'All boards' })).toBeVisible();
  await expect(page.getByText(/^\d+ boards in \d+ countries/)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Board Name',
    'Country',
    'City',
    'Media Owner',
    'Type',
    'Image',
    'Is Deleted',
    'Manage',
  ]);
  const rows = page.getByRole('button', { name: /^Manage Board / });
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('columnheader', { name: 'Board Name' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByTitle('Switzerland').click();
  await expect(page).toHaveURL(/country=Switzerland/);
  await expect(page.getByText(/^\d+ boards in 1 country/)).toBeVisible();
  await page.getByRole('columnheader', { name: 'City' }).click();
  await expect(page).toHaveURL(/sortID=city|sort=city/i);
  await page.reload();
  await expect(page.getByText(/^\d+ boards in 1 country/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/country=/);
  await page.goto('/boards?orgID=all&country=Atlantis');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(10);
});

test('ticks over pages, all that match, pause, resume, delete', async ({ page }, { retry }) => {
  // A retry uses other names: the boards of the first attempt still exist.
  const bay = `Bulk Bay${retry === 0 ? '' : String(retry)}`;
  await makeBoards(
    page.request,
    letters.map((letter) => ({ boardname: `${bay} ${letter}` })),
  );
  await openAs(page, `/boards?orgID=all&search=${encodeURIComponent(bay)}`);
  const bulk = page.getByRole('region', { name: 'Bulk actions' });
  const act = async (name: string) => {
    await bulk.getByRole('button', { name: 'Bulk Actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await page.getByRole('checkbox', { name: `Select ${bay} L`, exact: true }).check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${bay} A`, exact: true }).check();
  await expect(bulk.getByText('2 selected')).toBeVisible();
  await expect(bulk.getByRole('button', { name: 'Create New Board' })).toBeVisible();
  await bulk.getByRole('button', { name: 'Bulk Actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Resume Selected' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await bulk.getByRole('button', { name: 'Select all 12 that match' }).click();
  await expect(bulk.getByText('12 selected')).toBeVisible();
  await act('Pause Selected');
  await expect(page.getByText('12 boards paused.')).toBeVisible();
  await bulk.getByRole('button', { name: 'Close' }).click();
  expect((await boardsLike(page.request, bay)).map(({ boardPaused }) => boardPaused)).toEqual(letters.map(() => true));

  // The selection covers two pages; all twelve boards are paused, so they can be resumed.
  await page.getByRole('checkbox', { name: `Select ${bay} A`, exact: true }).check();
  await bulk.getByRole('button', { name: 'Select all 12 that match' }).click();
  await act('Resume Selected');
  await expect(page.getByText('12 boards active again.')).toBeVisible();
  await bulk.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('checkbox', { name: `Select ${bay} A`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Select ${bay} B`, exact: true }).check();
  await act('Delete Selected');
  const question = page.getByRole('dialog', { name: /Delete this board\? It cannot be undone\./ });
  await expect(question.getByText(`${bay} B`)).toBeVisible();
  await expect(question.getByRole('button', { name: "No, I'll keep it." })).toBeFocused();
  await question.getByRole('button', { name: "Yes, I'm sure." }).click();
  await expect(page.getByText('Successfully deleted campaign. Refresh this page.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${bay} A`) }).getByText('Deleted')).toBeVisible();
  expect(
    (await boardsLike(page.request, bay)).filter(({ isDeleted }) => isDeleted).map(({ boardname }) => boardname),
  ).toEqual([`${bay} A`, `${bay} B`]);
});

test('the export holds the boards of the filter, no formula, and changes nothing when it is loaded back', async ({
  page,
}) => {
  const names = ['=Export Edge, "quoted"', 'Export Edge 2', 'Export Edge 3'];
  const ids = await makeBoards(
    page.request,
    names.map((boardname, at) => ({ boardname, device_id: `e2e.export:${String(at)}` })),
  );
  await page.request.post(`/api/boards/delete/${ids[2] ?? ''}`, {
    headers: { authorization: `Bearer ${await tokenFor(page.request)}` },
    data: {},
  });
  await openAs(page, '/boards?orgID=all&search=Export+Edge');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  await expect(page.getByText('Exported 2 boards.')).toBeVisible();
  await expect(page.getByText(/^1 deleted board was left out\./)).toBeVisible();
  const file = await download.path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe(
    'id,device_id,publisher_id,publisher_name,screen_name,latitude,longitude,City,Region,Country,Screen Resolution,Screen Type,Venue Type,Ad Types,screen_img_url',
  );
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).toContain(`"'=Export Edge, ""quoted"""`);

  const before = await boardsLike(page.request, 'Export Edge');
  await page.goto('/boards?add=csv');
  await page
    .getByRole('dialog', { name: /Add a new board\./ })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'boards.csv', mimeType: 'text/csv', buffer: await readFile(file) });
  await page.getByRole('button', { name: 'Load Boards' }).click();
  await expect(page.getByText('Loaded everything!').first()).toBeVisible();
  expect(await boardsLike(page.request, 'Export Edge')).toEqual(before);
});
