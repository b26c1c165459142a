import { checkAccessibility, expect as hasty, openAs } from './support/console';
import { csvFile, devices, devicesOf, lineOf, listOf, test, uploader } from './support/csv';

test.describe.configure({ timeout: 300_000 });
const expect = hasty.configure({ timeout: 60_000 });
const page1 = '/boards?orgID=all&add=csv';

test('a damaged file: one row is fixed in place, two are returned as a CSV that loads after fixing', async ({
  page,
}) => {
  await openAs(page, page1);
  const csv = uploader(page);
  const semicolons = (line: string): string =>
    line.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';').replace('City 3', 'Zürich');
  const good = listOf('spoilt', 12).split('\n').map(semicolons);
  const bad = [...good];
  bad[2] = semicolons(lineOf('spoilt', 2).replace(',-77.5,', ',-91.5,').replace(',-167.5,', ',151.2,'));
  bad[5] = semicolons(lineOf('spoilt', 5).replace('spoilt-5', ''));
  bad[8] = `${good[8] ?? ''};one cell more`;
  const mixed = bad.map((line, place) => line + (['\r\n', '\n', '\r'][place % 3] ?? '')).join('');
  await csv.choose(csvFile('spoilt.csv', mixed, 'latin1'));
  await csv.ready('9 rows will be loaded. 3 come back to you as a CSV that loads again after fixing.');
  await expect(csv.dialog.getByText('Read as Windows-1252')).toBeVisible();

  await csv.tile('Errors').click();
  const latitude = page.getByRole('textbox', { name: 'latitude of line 3' });
  await expect(latitude).toHaveValue('-91.5');
  await expect(csv.dialog.getByRole('row').filter({ has: latitude })).toContainText(
    'Latitude must be between -90 and 90',
  );
  await checkAccessibility(page, 'rows with errors');
  await latitude.fill('-33.86');
  await latitude.press('Enter');
  await csv.ready('10 rows will be loaded. 2 come back to you as a CSV that loads again after fixing.');
  await csv.load.click();
  expect(await csv.counts()).toEqual({ Created: 10, Updated: 0, Unchanged: 0, Failed: 2 });
  await expect(csv.report.getByText('2 of 12 rows were not loaded.')).toBeVisible();
  await expect(page.getByText('Loaded everything!')).toHaveCount(0);

  const { name, lines } = await csv.failedRows();
  expect(name).toBe('spoilt-failed.csv');
  const [head = '', ...rows] = lines.filter((line) => line !== '');
  expect(head).toMatch(/;_row;_error$/);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/;6;"?The device id is missing/);
  expect(rows[1]).toContain('The row has more cells than the header.');
  const mended = [
    head,
    (rows[0] ?? '').replace('r-5;;', 'r-5;spoilt-5;'),
    (rows[1] ?? '').replace(';one cell more', ''),
  ].join('\r\n');
  await csv.again();
  await csv.choose(csvFile('spoilt-mended.csv', mended));
  await csv.ready('2 rows will be loaded.');
  await csv.load.click();
  await expect(csv.dialog.getByText('Loaded everything!')).toBeVisible();
  expect(await csv.counts()).toEqual({ Created: 2, Updated: 0, Unchanged: 0, Failed: 0 });
  expect(await devices(page, 'spoilt')).toEqual(devicesOf('spoilt', 12));

  // Load the correct file: one board has a latitude entered by hand, the other eleven are unchanged.
  await csv.again();
  await csv.choose(csvFile('spoilt-whole.csv', good.join('\n'), 'latin1'));
  await csv.ready('12 rows will be loaded.');
  await expect(csv.tile('Update')).toHaveText(/1/);
  await csv.load.click();
  expect(await csv.counts()).toEqual({ Created: 0, Updated: 1, Unchanged: 11, Failed: 0 });
});

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
