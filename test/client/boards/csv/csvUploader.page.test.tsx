import { screen, waitFor, within } from '@testing-library/react';
import { getBoard } from '#contract/boards';
import { testApp } from '#test/app';
import { aBoard } from '#test/boards';
import { openPage, type OpenPage } from '#test/page';
import { anOrganisation, aTeam } from '#test/people';
import { connect, refusal } from '#test/wire';
import { UnfinishedLoads } from '../../../../src/client/boards/csv/UnfinishedLoads';
import { renderUi } from '../../ui/renderUi';
import { anUnfinishedLoad } from './readFiles';

/** What the browser has stored; jsdom has no IndexedDB. */
const stored = new Map<string, object>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (key: string, value: object) => void stored.set(key, { ...value }),
  delMany: async (names: string[]) => {
    for (const name of names) stored.delete(name);
  },
  get: async (key: string) => stored.get(key),
  keys: async () => [...stored.keys()],
  entries: async () => [...stored],
}));
beforeEach(() => stored.clear());

const on = testApp();

const header = 'id,device_id,screen_name,latitude,longitude,City,Country,Screen Resolution,Venue Type';
const line = (device: string, latitude = '51.5') =>
  `1,${device},Name of ${device},${latitude},-0.1,London,UK,1080x1920,Roadside`;
const csv = (name: string, ...lines: string[]) => new File([[header, ...lines].join('\n')], name, { type: 'text/csv' });
const load = () => screen.findByRole('button', { name: 'Load Boards' });
/** Puts files into the hidden input of the drop zone. */
async function drop(page: OpenPage, ...files: File[]): Promise<void> {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no drop zone yet');
    return found;
  });
  await page.user.upload(field, files);
}

test('good rows go in, bad ones come back; "Loaded everything!" is not said', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  await drop(page, csv('mixed.csv', line('q1'), line('q2', '-91.5'), line('', '1')));
  expect(await screen.findByText(/^1 row will be loaded\. 2 come back to you as a CSV/)).toBeVisible();
  expect(screen.getByText('mixed.csv').closest('div')).toHaveTextContent(/\d+ bytes · 3 rows/);
  await page.user.click(await load());
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(within(report).getByText('2 of 3 rows were not loaded.')).toBeVisible();
  expect(within(report).getByRole('button', { name: 'Download failed rows' })).toBeVisible();
  expect(screen.queryByText('Loaded everything!')).toBeNull();
  await page.user.click(within(report).getByRole('button', { name: 'Load another file' }));
  expect(await screen.findByText('1 created, 0 updated, 0 unchanged, 2 not loaded')).toBeVisible();
});

test('of several columns for the same value, the one that is read is named', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  await drop(page, new File(['name,device_id,Venue Name,Screen Name\nA,rep1,B,C'], 'names.csv', { type: 'text/csv' }));
  const said = 'Screen name is read from ‘Screen Name’ (column 4), not from ‘name’ (column 1), ‘Venue Name’ (column 3)';
  expect(await screen.findByText(said)).toBeVisible();
});

test('of thousands of unknown columns the first are named, and the others counted', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const names = Array.from({ length: 1500 }, (_, at) => `Q${String(at + 1)}`);
  await drop(page, new File([`device_id,${names.join()}\nA${','.repeat(1500)}`], 'survey.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/^Unknown columns, ignored: Q1, Q2, .*, Q20 and 1,480 more$/)).toBeVisible();
});

test('several files: one is taken away, one is no CSV, a copy says so', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  await drop(page, csv('one.csv', line('r1')), csv('two.csv', line('r2')));
  expect(await screen.findByText('2 rows will be loaded.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Remove two.csv' }));
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
  await drop(page, csv('copy.csv', line('r1')));
  expect(await screen.findByText('The same file as one.csv.')).toBeVisible();
});

test('of two files with the same device id, the later one says that it changes the board of the first', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const twice = ['z1', 'z2'].map((id) => line(id, '51.6'));
  await drop(page, csv('first.csv', line('z1')), csv('second.csv', ...twice), csv('third.csv', line('z3')));
  const found = await screen.findByRole('list', { name: 'What was found in second.csv' });
  expect(await within(found).findByText(/A file that is loaded before has the same device id/)).toBeVisible();
  expect(await screen.findByText(/first\.csv has the same device id and is loaded before/)).toBeVisible();
  const tiles = (name = 'second.csv') => screen.getByRole('radiogroup', { name: `Rows of ${name} by kind` });
  await waitFor(() => expect(tiles()).toHaveTextContent('Create1 Update1'));
  await waitFor(() => expect(tiles('third.csv')).toHaveTextContent('Create1 Update0'));
  await page.user.click(screen.getByRole('button', { name: 'Remove first.csv' }));
  await waitFor(() => expect(tiles()).toHaveTextContent('Create2 Update0'));
  await waitFor(() => expect(screen.queryByText(/is loaded before/)).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove third.csv' })).toBeEnabled());
  // What the third does is as planned before.
  expect(page.wire.sent('POST', /^\/api\/boards\/import$/)).toHaveLength(4);
});

test('what is wrong is fixed for one row and for all alike, without typing', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const rows = [
    ...['f1', 'f2', 'f3'].map((id) => line(id).replace('Roadside', 'Road side').replace('UK', 'United Kingdom')),
    ...['f4', 'f5'].map((id) => line(id, '"51,5"').replace('-0.1', '"-0,1"').replace('London', 'N/A')),
  ];
  await drop(page, csv('fixed.csv', ...rows));
  const found = await screen.findByRole('list', { name: 'What was found in fixed.csv' });
  const table = await screen.findByRole('table', { name: /fixed\.csv/ });
  await page.user.click((await within(table).findAllByRole('button', { name: 'Use a decimal point' }))[0]!);
  await page.user.click(await within(found).findByRole('button', { name: 'Use a decimal point' }));
  for (const fix of ["Use 'Roadside' for all 3", 'Use United Kingdom for all 2', 'Take as missing for all 2'])
    await page.user.click(await within(found).findByRole('button', { name: fix }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'What was found in fixed.csv' })).toBeNull());
  expect(await screen.findByText('5 rows will be loaded.')).toBeVisible();
  const done = within(await screen.findByRole('list', { name: 'Fixed in fixed.csv' }));
  await page.user.click(done.getByRole('button', { name: 'Undo', description: /Use United Kingdom/ }));
  await screen.findByRole('button', { name: 'Use United Kingdom for all 2' });
});

test('Enter in a cell checks its row; the focus stays there, or goes to the next row once the cell is right and gone', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const wrong = ['e1', 'e2'].map((id) => line(id, '-91.5').replace('UK', 'United Kingdom'));
  await drop(page, csv('typed.csv', ...wrong));
  const cell = (number: number) => screen.findByRole('textbox', { name: `latitude of line ${String(number)}` });
  const type = async (text: string): Promise<void> => {
    await page.user.clear(document.activeElement!);
    await page.user.keyboard(`${text}{Enter}`);
  };
  await page.user.click(await cell(2));
  await type('-95');
  // The group of what was found is another one as soon as the row has been checked.
  await screen.findByText(/^-95$/, { selector: '.mq-csv-row *' });
  expect(await cell(2)).toHaveFocus();
  expect(await cell(2)).toHaveValue('-95');
  await type('51');
  await waitFor(async () => expect(await cell(3)).toHaveFocus());
  await type('52');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Rows of typed.csv' })).toHaveFocus());
});

test('rows that change nothing are not counted as rows that will be loaded', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  await drop(page, csv('same.csv', line('n1')));
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
  await page.user.click(await load());
  await page.user.click(await screen.findByRole('button', { name: 'Load another file' }));
  await drop(page, csv('same.csv', line('n1')));
  expect(await screen.findByText('0 rows will be loaded. 1 is unchanged.')).toBeVisible();
  await drop(page, csv('more.csv', line('n2')));
  expect(await screen.findByText('1 row will be loaded. 1 is unchanged.')).toBeVisible();
});

test('boards of another organisation are named and change only after a tick; they keep their team', async () => {
  const [harbour, alder] = [
    await anOrganisation(on.db, { orgName: 'Harbour Media' }),
    await anOrganisation(on.db, { orgName: 'Alder & Finch' }),
  ];
  const [transit, launch] = [
    await aTeam(on.db, { teamName: 'Transit team', orgId: harbour }),
    await aTeam(on.db, { teamName: 'Launch squad', orgId: alder }),
  ];
  const id = await aBoard(on.db, { deviceId: 't1', boardOwner: alder, team: launch });
  await aBoard(on.db, { deviceId: 't2', boardOwner: alder, team: launch });
  const page = await openPage(on, `/boards?orgID=${harbour}&teamID=${transit}&add=csv`);
  await drop(page, csv('others.csv', line('t1'), line('t2')));
  expect(await screen.findByText(/2 of these boards belong to/)).toHaveTextContent('Alder & Finch, team Launch squad');
  expect(await load()).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Leave their team alone' })).toBeChecked();
  await page.user.click(screen.getByRole('checkbox', { name: 'Change 2 boards of Alder & Finch' }));
  await waitFor(async () => expect(await load()).toBeEnabled());
  await page.user.click(await load());
  expect(await screen.findByText('Loaded everything!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Loaded' })).toBeDisabled();
  const { board } = (await on.call(getBoard, { params: { id } })).reply;
  expect(board).toMatchObject({ boardname: 'Name of t1', boardOwner: alder, team: launch });
});

test('what could not be checked is not loaded; after another try the boards of others are named', async () => {
  const [harbour, alder] = [
    await anOrganisation(on.db, { orgName: 'Unchecked Media' }),
    await anOrganisation(on.db, { orgName: 'Elm & Finch' }),
  ];
  await aBoard(on.db, { deviceId: 'u1', boardOwner: alder });
  const wire = connect(on.app);
  const page = await openPage(on, `/boards?orgID=${harbour}&add=csv`, { wire });
  const allow = wire.interrupt((call) =>
    call.path === '/api/boards/import' ? refusal(503, 'unavailable', 'Away.', {}) : undefined,
  );
  await drop(page, csv('unchecked.csv', line('u1')));
  const said = await screen.findByText('What the file would change could not be checked.');
  expect(await load()).toBeDisabled();
  expect(screen.queryByText('1 row will be loaded.')).toBeNull();
  allow();
  await page.user.click(
    within(said.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Try again' }),
  );
  expect(await screen.findByText(/1 of these boards belongs to/)).toHaveTextContent('Elm & Finch');
  expect(screen.queryByText('What the file would change could not be checked.')).toBeNull();
  expect(await load()).toBeDisabled();
});

test.each([
  { name: 'reviewed.csv', device: 'v1', started: false },
  { name: 'begun.csv', device: 'v2', started: true },
])('$name goes on after another organisation was chosen', async ({ name, device, started }) => {
  const [before, now] = [
    await anOrganisation(on.db, { orgName: `Before ${name}` }),
    await anOrganisation(on.db, { orgName: `Now ${name}` }),
  ];
  const owner = started ? before : now;
  const first = await openPage(on, `/boards?orgID=${before}&add=csv`);
  await drop(first, csv(name, line(device)));
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
  first.close();
  // As if 'Load Boards' had been pressed and the browser had ended at once.
  for (const load of stored.values()) Object.assign(load, { started });
  const page = await openPage(on, `/boards?orgID=${now}&add=csv`);
  const button = await screen.findByRole('button', { name: `Continue ${name}` });
  if (started) expect(await screen.findByText(new RegExp(`boards of Before ${name}`))).toBeVisible();
  await page.user.click(button);
  if (!started) {
    await waitFor(async () => expect(await load()).toBeEnabled());
    await page.user.click(await load());
  }
  expect(await screen.findByText('Loaded everything!')).toBeVisible();
  expect(screen.queryByText(new RegExp(`boards of Before ${name}`)) !== null).toBe(started);
  const sent = page.wire.sent('POST', /^\/api\/boards\/import$/).map(({ body }) => body);
  expect(sent).toMatchObject([{ dryRun: true, boardOwner: owner }, { boardOwner: owner }]);
});

test('a column without a known name is chosen by hand', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  await drop(page, new File(['Gerät,screen_name\nh1,Hand'], 'hand.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/Choose the device id column/)).toBeVisible();
  expect(await load()).toBeDisabled();
  await page.user.click(screen.getByRole('combobox', { name: 'Field of column Gerät' }));
  await page.user.click(await screen.findByText('device_id', { selector: '.ant-select-item-option-content' }));
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
});

test('how a file is read is said and can be changed; a header without rows says so', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const bytes = new TextEncoder()
    .encode('Kestrel\ndevice_id,screen_name\np1,?')
    .map((byte) => (byte === 63 ? 0xb3 : byte));
  const book = new File(['PK\u0003\u0004'], 'book.csv', { type: 'text/csv' });
  await drop(page, new File([bytes], 'polish.csv', { type: 'text/csv' }), csv('none.csv'), book);
  // Below the name, not beside it, where a whole sentence takes the room of both.
  expect((await screen.findByText(/^This is a zip archive/)).parentElement).toHaveTextContent(/^book\.csv4 bytes/);
  expect(await screen.findByText('This file has a header and no rows.')).toBeVisible();
  expect(await screen.findByText('Header is line 2.')).toBeVisible();
  expect(await screen.findByText('Read as Windows-1252.')).toBeVisible();
  await page.user.click(screen.getByRole('combobox', { name: 'Encoding of polish.csv' }));
  await page.user.click(await screen.findByText('Central Europe'));
  expect(await screen.findByText('Read as Windows-1250.')).toBeVisible();
  expect(await screen.findByText(/Line 3 reads ‘ł’/)).toBeVisible();
});

/** Makes a file fail as it does in a browser after it was saved again, renamed, deleted or locked. */
function change(file: File): File {
  const fails = () => Promise.reject(new DOMException('The requested file could not be read.', 'NotReadableError'));
  return Object.assign(file, { arrayBuffer: fails, slice: () => ({ arrayBuffer: fails }) });
}

test('K16: a file that changed on disk says so when it is chosen and when it is read again; the others go on', async () => {
  const page = await openPage(on, '/boards?orgID=all&add=csv');
  const here = new File(['Kestrel\ndevice_id\nw1'], 'here.csv', { type: 'text/csv' });
  await drop(page, change(csv('gone.csv', line('w2'))), here);
  expect(await screen.findByText('gone.csv has changed or is gone: choose it again.')).toBeVisible();
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
  change(here);
  await page.user.click(screen.getByRole('combobox', { name: 'Header of here.csv' }));
  await page.user.click(await screen.findByText('Line 1'));
  expect(await screen.findByText('here.csv has changed or is gone: choose it again.')).toBeVisible();
  expect(await load()).toBeEnabled();
});

test('an unavailable server is waited for, and the load continues after a pause', async () => {
  const wire = connect(on.app);
  const page = await openPage(on, '/boards?orgID=all&add=csv', { wire });
  await drop(page, csv('later.csv', line('s1')));
  expect(await screen.findByText('1 row will be loaded.')).toBeVisible();
  const allow = wire.interrupt((call) =>
    call.path === '/api/boards/import' && !JSON.stringify(call.body).includes('dryRun')
      ? refusal(503, 'unavailable', 'Away.', {})
      : undefined,
  );
  await page.user.click(await load());
  expect(await screen.findByText(/Away\. The next try is in/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Pause' }));
  const resume = await screen.findByRole('button', { name: 'Resume' });
  await page.user.click(screen.getByRole('tab', { name: 'MANUAL UPLOAD' }));
  const question = await screen.findByRole('dialog', { name: 'Leave before everything is loaded?' });
  await page.user.click(within(question).getByRole('button', { name: 'Stay here' }));
  allow();
  await page.user.click(resume);
  expect(await screen.findByText('Loaded everything!')).toBeVisible();
});

test('report, tiles and rows agree, also of a load that goes on after a reload and of a row refused in the load', async () => {
  const wire = connect(on.app);
  const away = (status: number, ...devices: string[]) =>
    wire.interrupt(({ path, body }) => {
      const sent = JSON.stringify(body);
      return path === '/api/boards/import' && !sent.includes('dryRun') && devices.some((each) => sent.includes(each))
        ? refusal(status, 'unavailable', 'Away.', {})
        : undefined;
    });
  const open = () => openPage(on, '/boards?orgID=all&add=csv', { wire });
  const goOn = async (page: OpenPage) =>
    page.user.click(await screen.findByRole('button', { name: 'Continue long.csv' }));
  const first = await open();
  await drop(first, csv('long.csv', line('l1'), line('l2'), line('l3')));
  expect(await screen.findByText('3 rows will be loaded.')).toBeVisible();
  first.close();
  for (const kept of stored.values()) Object.assign(kept, { chunkRows: 1 });
  const second = await open();
  await goOn(second);
  const allow = away(503, 'l2', 'l3');
  await waitFor(async () => expect(await load()).toBeEnabled());
  await second.user.click(await load());
  expect(await screen.findByText(/^1 of 3: 1 created/)).toBeVisible();
  second.close();
  allow();
  away(422, 'l3');
  // A chunk that the server stores after the page is gone.
  const unanswered = wire
    .sent('POST', /boards\/import$/)
    .findLast(({ body }) => /^(?!.*dryRun).*l2/.test(JSON.stringify(body)));
  const { path: url, headers, body } = unanswered!;
  await on.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
  const third = await open();
  expect(await screen.findByText(/^2 of 3 rows are loaded/)).toBeVisible();
  await goOn(third);
  const report = await screen.findByRole('region', { name: 'Report' });
  expect(report).toHaveTextContent('Created2Updated0Unchanged0Failed1');
  expect(screen.getByRole('radiogroup', { name: 'Rows of long.csv by kind' })).toHaveTextContent(
    'All rows3 Create2 Update0 Unchanged0 Warnings3 Errors1',
  );
  const rows = within(screen.getByRole('table', { name: 'Rows of long.csv' })).getAllByRole('row');
  expect(rows.flatMap((row) => /Created|Unchanged|Failed|Warning/.exec(row.textContent) ?? [])).toEqual([
    'Created',
    'Created',
    'Failed',
  ]);
});

test('the separator before the day of an unfinished load is never alone on a line', () => {
  const load = anUnfinishedLoad({ rows: 5, started: false, startedAt: '2026-11-21T10:00:00Z' });
  renderUi(<UnfinishedLoads loads={[load]} onResume={jest.fn()} onDiscard={jest.fn()} />);
  expect(screen.getByText(/5 rows, not loaded yet/).textContent).toMatch(/yet\u00a0· 21 Nov 2026/);
});
