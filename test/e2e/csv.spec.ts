import { callerOf } from './support/artworks';
import { checkAccessibility, expect, openAs, tokenFor } from './support/console';
import { csvFile, devices, devicesOf, listOf, test, uploader } from './support/csv';

test.describe.configure({ timeout: 300_000 });

test('two files are loaded, the same rows again change nothing, and a load is undone', async ({ page }) => {
  await openAs(page, '/boards?orgID=all&add=csv');
  const csv = uploader(page);
  await expect(csv.load).toBeDisabled();
  const harbour = csvFile('harbour.csv', listOf('harbour', 40));
  await csv.choose(harbour, csvFile('station.csv', listOf('station', 25)));
  await csv.ready('65 rows will be loaded.');
  await expect(csv.dialog.getByText(`${harbour.buffer.length.toLocaleString('en-US')} bytes · 40 rows`)).toBeVisible();
  await expect(csv.tile('Create')).toHaveText(/40/);
  await checkAccessibility(page, 'the review');
  await page.setViewportSize({ width: 768, height: 900 });
  expect((await csv.dialog.getByRole('columnheader', { name: 'Board' }).first().boundingBox())?.width).toBeGreaterThan(
    120,
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  // Hold back the first chunk until the button has been checked in its loading state.
  let letThrough = (): void => undefined;
  const seen = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/boards/import', async (route) => {
    await seen;
    await route.continue();
  });
  await csv.load.click();
  await expect(csv.dialog.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  letThrough();
  await expect(csv.dialog.getByText('Loaded everything!')).toBeVisible();
  await expect(csv.dialog.getByRole('button', { name: 'Loaded', exact: true })).toBeDisabled();
  expect(await csv.counts()).toEqual({ Created: 65, Updated: 0, Unchanged: 0, Failed: 0 });
  await checkAccessibility(page, 'the report');
  expect(await devices(page, 'harbour')).toEqual(devicesOf('harbour', 40));

  await csv.again();
  await csv.choose({ ...harbour, name: 'harbour again.csv' });
  await csv.ready('0 rows will be loaded. 40 are unchanged.');
  await expect(csv.tile('Unchanged')).toHaveText(/40/);
  await csv.load.click();
  expect(await csv.counts()).toEqual({ Created: 0, Updated: 0, Unchanged: 40, Failed: 0 });
  expect(await devices(page, 'harbour')).toEqual(devicesOf('harbour', 40));

  // One of the boards has been changed since: undo keeps and names it.
  const api = callerOf(page.request, await tokenFor(page.request));
  const { boards } = await api.get<{ boards: { _id: string }[] }>('/api/boards/findbydeviceid/harbour-7');
  await api.post(`/api/boards/modify/${boards[0]?._id ?? ''}`, { boardPaused: true });
  await csv.again();
  const past = csv.dialog.getByRole('table', { name: 'Past loads' });
  await expect(past.getByRole('row', { name: /^harbour\.csv/ })).toContainText(
    '40 created, 0 updated, 0 unchanged, 0 not loaded',
  );
  await expect(past.getByRole('row', { name: /^harbour again\.csv/ })).toContainText(
    '0 created, 0 updated, 40 unchanged, 0 not loaded',
  );
  await past.getByRole('button', { name: 'Undo this load: harbour.csv' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the load of harbour.csv?' });
  await question.getByRole('button', { name: "Yes, I'm sure." }).click();
  await expect(question).toBeHidden();
  const left = page.getByRole('dialog', { name: 'Left as they are' });
  await expect(left.getByRole('listitem')).toHaveText(/Quay "7", harbour/);
  await checkAccessibility(page, 'what an undo left');
  await left.getByRole('button', { name: 'Close' }).last().click();
  await expect(past.getByRole('row', { name: /^harbour\.csv/ })).toContainText('Undone by');
  expect(await devices(page, 'harbour')).toEqual(['harbour-7']);
  expect(await devices(page, 'station')).toEqual(devicesOf('station', 25));
});
