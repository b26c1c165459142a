import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devices, devicesOf, listOf } from '../support/csv';
import { expect, test, tokenFor } from '../support/firefox';

test.describe.configure({ timeout: 300_000 });

test('Firefox: loads a CSV of boards, and undoes the load', async ({ tab, request }) => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-firefox-'));
  const file = join(folder, 'foxes.csv');
  await writeFile(file, listOf('foxes', 40));
  await tab.openAs(await tokenFor(request), '/boards?orgID=all&add=csv');
  await tab.find('button', 'Load Boards');
  await (await tab.file()).uploadFile(file);
  await tab.reads('40 rows will be loaded.');
  await tab.click('button', 'Load Boards');
  await tab.reads('Loaded everything!');
  expect(await devices({ request }, 'foxes')).toEqual(devicesOf('foxes', 40));

  await tab.click('button', 'Load another file');
  await tab.click('button', 'Undo this load: foxes.csv');
  await tab.click('button', "Yes, I'm sure.");
  await tab.reads('Undone by');
  expect(await devices({ request }, 'foxes')).toEqual([]);
  await rm(folder, { recursive: true });
});
