import type { ImportRow } from '#contract/imports';
import { startApp, type TestApp } from '#test/app';
import { aBoard } from '#test/boards';
import { connect, refusal } from '#test/page';
import { storeToken } from '../../../../src/client/api/token';
import type { RememberedLoad } from '../../../../src/client/boards/csv/loadMemory';
import { sendRowByRow } from '../../../../src/client/boards/csv/sendRowByRow';

let on: TestApp;
beforeAll(async () => { on = await startApp(); });
afterAll(() => on.close());
beforeEach(() => { storeToken(on.token); });

const load: RememberedLoad = { loadId: 'L', userId: 'u', key: 'k', name: 'a.csv', file: new Blob(), rows: 0, changes: { order: 'height-first', edits: [] }, boardOwner: null, team: null, startedAt: '', started: true, chunks: {} };
const row = (device_id: string, rest: ImportRow = {}): ImportRow => ({ device_id, boardname: `Row ${device_id}`, ...rest });

test('looks each row up, updates every match or creates, four at once at most, by the specified calls alone', async () => {
  const { db } = on.services.database;
  const twins = [await aBoard(db, { deviceId: 'twin' }), await aBoard(db, { deviceId: 'twin', deviceSlot: 1 })];
  const wire = connect(on.app);
  let [under, most] = [0, 0];
  const send = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    most = Math.max(most, (under += 1));
    try {
      return await send(...given);
    } finally {
      under -= 1;
    }
  };
  const rows = [row('twin', { venueType: 'Airport' }), ...Array.from({ length: 12 }, (_, i) => row(`fresh-${String(i)}`)), row('bad', { boardcoords: { lat: 91, long: 0 } })];
  const outcome = await sendRowByRow(load, 0, rows);
  if ('failure' in outcome) throw new Error(outcome.failure.message);
  expect(outcome.results.map(({ outcome: what }) => what)).toEqual(['updated', ...Array.from({ length: 12 }, () => 'created'), 'failed']);
  expect(outcome.results[0]).toMatchObject({ boardIDs: twins, warnings: ["Another board is named 'Row twin': this one keeps its name."] });
  expect(outcome.results.at(-1)?.error?.field).toBe('boardcoords.lat');
  expect(most).toBe(4);
  expect(wire.calls.filter(({ path }) => path.includes('/import'))).toEqual([]);
  expect(wire.sent('GET', /^\/api\/boards\/findbydeviceid\//)).toHaveLength(14);
  expect(wire.sent('POST', /^\/api\/boards\/create$/)).toHaveLength(13);
  expect(wire.sent('POST', /^\/api\/boards\/modify\//)).toHaveLength(3);
});

test('trouble with the server or the session is not the rows\': the chunk comes back whole', async () => {
  const wire = connect(on.app);
  wire.interrupt((call) => (call.path.startsWith('/api/boards/findbydeviceid') ? refusal(503, 'unavailable') : undefined));
  expect(await sendRowByRow(load, 0, [row('x1'), row('x2')])).toMatchObject({ failure: { status: 503 } });
});
