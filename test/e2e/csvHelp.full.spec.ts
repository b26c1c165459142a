import { readFile } from 'node:fs/promises';
import { expect as hasty, openAs, tokenFor } from './support/console';
import { csvFile, test, uploader } from './support/csv';

test.describe.configure({ timeout: 300_000 });
const expect = hasty.configure({ timeout: 60_000 });

for (const [width, height] of [
  [1280, 900],
  [375, 812],
] as const)
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('the expected columns are listed before a file is chosen; a spreadsheet is refused in the drop zone', async ({
      page,
    }) => {
      await openAs(page, '/boards?orgID=all&add=csv');
      const { dialog, choose } = uploader(page);
      await expect(dialog.getByText(/^Columns, in any order: .*device_id.*latitude.*City/)).toBeVisible();
      const [template] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download a template' }).click(),
      ]);
      expect(template.suggestedFilename()).toBe('boards-template.csv');
      expect(await readFile(await template.path(), 'utf8')).toMatch(/device_id,.*latitude,longitude/);

      await choose({ ...csvFile('boards.xlsx', 'PK'), mimeType: 'application/vnd.ms-excel' });
      const refusal = dialog.getByRole('alert').filter({ hasText: 'Only text/csv is accepted: boards.xlsx.' });
      await expect(refusal).toContainText('choose Save As, then CSV UTF-8');
      await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
    });

    test('everyday column names, swapped coordinates and a misspelt venue are found, fixed and loaded', async ({
      page,
    }) => {
      await openAs(page, '/boards?orgID=all&add=csv');
      const csv = uploader(page);
      const [device, city] = [`help-${String(width)}`, `Lisbon ${String(width)}`];
      await csv.choose(
        csvFile(
          'help.csv',
          [
            'Device,Name,Town,Country,Latitude,Longitude,Venue,Resolution',
            `${device}-1,Rossio ${device},${city},Portugal,-9.14,38.71,Roadside,1080x1920`,
            `${device}-2,Chiado ${device},${city},Portugal,38.71,-9.14,Road side,1080x1920`,
          ].join('\n'),
        ),
      );
      await csv.ready('2 rows will be loaded.');
      await expect(csv.dialog.getByText('Columns: 8 of 8 are read')).toBeVisible();
      const found = csv.dialog.getByRole('list', { name: 'What was found in help.csv' }).getByRole('listitem');
      const swapped = found.filter({ hasText: 'Latitude and longitude lie outside the country of the row' });
      const venue = found.filter({ hasText: 'Venue type' });
      await expect(swapped).toBeVisible();
      // The list numbers lines as the file does, and shows the message in full.
      await expect(csv.dialog.getByRole('textbox', { name: 'latitude of line 2' })).toHaveValue('-9.14');
      const message = csv.dialog
        .getByRole('cell', { name: /outside the country of the row/ })
        .getByText(/outside the country of the row/);
      expect(await message.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
      await swapped.getByRole('button', { name: 'Swap' }).click();
      await expect(swapped).toHaveCount(0);
      await venue.getByRole('button', { name: "Use 'Roadside'" }).click();
      await expect(found).toHaveCount(0);
      await expect(csv.tile('Create')).toHaveText(/2/);
      await csv.ready('2 rows will be loaded.');
      await csv.load.click();
      await expect(csv.dialog.getByText('Loaded everything!')).toBeInViewport();
      await expect(csv.report.getByText('Created')).toBeInViewport();
      const reply = await page.request.get('/api/boards/uncached/', {
        headers: { authorization: `Bearer ${await tokenFor(page.request)}` },
        params: { search: device, pageSize: '10', sortID: 'boardname', sortDesc: 'true' },
      });
      const { boards }: { boards: { boardcoords: object; boardloc: { city: string }; venueType: string }[] } =
        await reply.json();
      for (const board of boards)
        expect(board).toMatchObject({
          boardcoords: { lat: 38.71, long: -9.14 },
          boardloc: { city, country: 'Portugal' },
          venueType: 'Roadside',
        });
      expect(boards).toHaveLength(2);
    });
  });
