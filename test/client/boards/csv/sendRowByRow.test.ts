import type { ImportField, ImportResult, ImportRow } from '#contract/imports';
import { testApp } from '#test/app';
import { aBoard } from '#test/boards';
import { connect, refusal } from '#test/wire';
import { storeToken } from '../../../../src/client/api/token';
import type { ReadFile } from '../../../../src/client/boards/csv/csvLoad.context';
import type { ChunkRecord } from '../../../../src/client/boards/csv/sheet/sheetSummary';
import { createStore } from '../../../../src/client/store';
import { sendRowByRow } from '../../../../src/client/boards/csv/loading/sendRowByRow';

const on = testApp();
beforeEach(() => {
  storeToken(on.token);
});

const row = (device_id: string, rest: ImportRow = {}): ImportRow => ({
  device_id,
  boardname: `Row ${device_id}`,
  ...rest,
});

const record: ChunkRecord = { created: 1, updated: 2, unchanged: 0, failed: [] };
function send(rows: ImportRow[], fields: ImportField[] = ['device_id', 'boardname', 'venueType']) {
  const results: ImportResult[] = [];
  const sheet = {
    chunk: () => rows,
    updateFields: () => fields,
    setOutcomes: (_: number, __: number, given: ImportResult[]) => {
      results.push(...given);
      return record;
    },
  };
  const file = { open: { sheet }, ownership: { boardOwner: null, team: null } } as unknown as ReadFile; // all that is read of it
  const chunk = { number: 0, from: 0, size: rows.length, count: rows.length };
  return { results, answer: sendRowByRow(createStore().dispatch)(file, chunk) };
}

test('looks each row up, updates every match or creates, four at once at most, by the specified calls alone', async () => {
  const twins = [await aBoard(on.db, { deviceId: 'twin' }), await aBoard(on.db, { deviceId: 'twin', deviceSlot: 1 })];
  const wire = connect(on.app);
  let [under, most] = [0, 0];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    most = Math.max(most, (under += 1));
    try {
      return await fetchBefore(...given);
    } finally {
      under -= 1;
    }
  };
  const rows = [
    row('twin', { venueType: 'Airport' }),
    ...Array.from({ length: 12 }, (_, i) => row(`fresh-${String(i)}`)),
    row('bad', { boardcoords: { lat: 91, long: 0 } }),
  ];
  // Two chunks sent at once share the limit of four.
  const [first, second] = [send(rows.slice(0, 7)), send(rows.slice(7))];
  expect([await first.answer, await second.answer]).toEqual([{ record }, { record }]);
  const results = [...first.results, ...second.results];
  expect(results.map(({ outcome: what }) => what)).toEqual([
    'updated',
    ...Array.from({ length: 12 }, () => 'created'),
    'failed',
  ]);
  expect(results[0]).toMatchObject({
    boardIDs: twins,
    warnings: ["Another board is named 'Row twin': this one keeps its name."],
  });
  expect(results.at(-1)?.error?.field).toBe('boardcoords.lat');
  expect(most).toBe(4);
  expect(wire.calls.filter(({ path }) => path.includes('/import'))).toEqual([]);
  expect(wire.sent('GET', /^\/api\/boards\/findbydeviceid\//)).toHaveLength(14);
  expect(wire.sent('POST', /^\/api\/boards\/create$/)).toHaveLength(13);
  expect(wire.sent('POST', /^\/api\/boards\/modify\//)).toHaveLength(3);
});

test('a failure of the server or the session is not blamed on the rows: the whole chunk is returned', async () => {
  const wire = connect(on.app);
  wire.interrupt((call) =>
    call.path.startsWith('/api/boards/findbydeviceid') ? refusal(503, 'unavailable') : undefined,
  );
  expect(await send([row('x1'), row('x2')]).answer).toMatchObject({ failure: { status: 503 } });
});

test('a create carries every field of the row, an update those that the file has a column for', async () => {
  const id = await aBoard(on.db, { deviceId: 'known', venueType: 'Airport', city: 'Oslo' });
  const wire = connect(on.app);
  const empty = {
    boardminCPI: '',
    surfaceArea: '',
    opening_hours: '',
    venueType: '',
    boardloc: { city: '', country: 'Norway' },
  };
  const rows = [
    { device_id: 'known', ...empty },
    { device_id: 'unknown', ...empty },
  ];
  await send(rows, ['device_id', 'venueType', 'boardloc.country']).answer;
  expect(wire.sent('POST', /^\/api\/boards\/create$/).map(({ body }) => body)).toEqual([
    { ...rows[1], boardOwner: '', team: '' },
  ]);
  expect(wire.sent('POST', /^\/api\/boards\/modify\//).map(({ path, body }) => [path, body])).toEqual([
    [`/api/boards/modify/${id}`, { device_id: 'known', venueType: '', boardloc: { country: 'Norway' } }],
  ]);
});
