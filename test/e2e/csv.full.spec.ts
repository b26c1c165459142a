import { checkAccessibility, expect as hasty, openAs } from './support/console';
import { csvFile, devices, devicesOf, listOf, test, uploader } from './support/csv';

test.describe.configure({ timeout: 300_000 });
const expect = hasty.configure({ timeout: 60_000 });
const page1 = '/boards?orgID=all&add=csv';

test('a load that is interrupted by closing the page is continued, and each row is loaded once', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  await openAs(page, page1);
  const csv = uploader(page);
  const count = 3400;
  await csv.choose(csvFile('long.csv', listOf('long', count)));
  await csv.ready('3,400 rows will be loaded.');
  let sent = 0;
  await page.route('**/api/boards/import', async (route) => {
    sent += 1;
    if (sent === 1) return route.continue();
    // The server writes this chunk, but its response is lost; later chunks are never sent.
    if (sent === 2) await route.fetch();
  });
  const progress = csv.dialog.getByRole('region', { name: 'Loading' });
  await csv.load.click();
  await expect(progress.getByRole('status')).toContainText(/^\d+ of 3,400/);
  await expect(progress.getByRole('status')).not.toContainText(/^0 of/);
  await expect.poll(async () => (await devices(page, 'long')).length).toBeGreaterThanOrEqual(900);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();

  const unfinished = csv.dialog.getByRole('list', { name: 'Unfinished loads' });
  await expect(unfinished.getByText(/of 3,400 rows are loaded/)).toBeVisible();
  await checkAccessibility(page, 'a load to continue');
  await unfinished.getByRole('button', { name: 'Continue long.csv' }).click();
  await expect(csv.dialog.getByText('Loaded everything!')).toBeVisible({ timeout: 120_000 });
  expect(await csv.counts()).toEqual({ Created: count, Updated: 0, Unchanged: 0, Failed: 0 });
  expect(await devices(page, 'long')).toEqual(devicesOf('long', count));
  await csv.again();
  await expect(
    csv.dialog.getByRole('table', { name: 'Past loads' }).getByRole('row', { name: /^long\.csv/ }),
  ).toContainText('3,400 created, 0 updated, 0 unchanged, 0 failed');
});
