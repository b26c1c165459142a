import { callFailed } from '../../../../src/client/api/callFailed';
import { storeToken } from '../../../../src/client/api/token';
import type { ReadFile } from '../../../../src/client/boards/csv/csvLoad.context';
import { planThroughImport, sendThroughImport } from '../../../../src/client/boards/csv/loading/sendThroughImport';
import { createStore } from '../../../../src/client/store';
import { aFailedResult, aResult, readFileOf } from './readFiles';

const text = ['device_id,screen_name', 'd0,Zürich', ',nobody', 'd2,"Quay ""2"", north"', 'd3,Last'].join('\n');
const store = createStore();
let file: ReadFile;
const sent: { key: string | null; body: unknown; bytes: string }[] = [];
let answer: () => Response;
beforeEach(() => {
  storeToken('mq_1');
  sent.length = 0;
  globalThis.fetch = (_, init = {}) => {
    const bytes = new TextDecoder().decode(init.body as Uint8Array<ArrayBuffer>); // the import call sends bytes
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(bytes), bytes });
    return Promise.resolve(answer());
  };
  file = readFileOf(text, { name: 'a.csv', ownership: { boardOwner: 'o1', team: null } });
});
const chunk = { number: 7, from: 0, size: 3, count: 2 };
const send = () => sendThroughImport(store.dispatch)(file, chunk);

test('sends the good rows of a chunk with the load that they belong to, and counts the answer', async () => {
  answer = () => Response.json({ results: [aResult(0, { outcome: 'updated' }), aFailedResult(1)] });
  expect(await send()).toMatchObject({ record: { created: 0, updated: 1, unchanged: 0, failed: [[2, 'No.']] } });
  expect(sent[0]?.body).toEqual({
    rows: [
      expect.objectContaining({ boardname: 'Zürich', device_id: 'd0', opening_hours: '' }),
      expect.objectContaining({ boardname: 'Quay "2", north', device_id: 'd2', opening_hours: '' }),
    ],
    updateFields: ['device_id', 'boardname'],
    load: { id: 'L', fileName: 'a.csv', sha256: file.summary.key, rows: 4 },
    boardOwner: 'o1',
    keepTeam: true,
  });
});

test('a chunk that is sent again goes under the same key, with the same bytes; an edited one under another', async () => {
  answer = () => Response.json({}, { status: 503 });
  await send();
  expect(await send()).toMatchObject({ failure: { status: 503 } });
  expect(sent[0]?.key).toMatch(/^L-7-[0-9a-f]{24}$/);
  expect(sent[1]).toEqual(sent[0]);
  await file.open.change({ type: 'row.edit', id: 'f', index: 0, cells: { boardname: 'Genf' } });
  await send();
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('an invalid response is a failure that is retried, not the end of the load', async () => {
  answer = () => new Response('<html>Sign in to the network', { status: 200 });
  expect(await send()).toMatchObject({ failure: { status: 0 } });
  answer = () => Response.json({ message: 'hello' });
  expect(await send()).toMatchObject({ failure: { status: 0 } });
});

test('a dry run has neither a load nor a key', async () => {
  answer = () => Response.json({ results: [aResult(0), aResult(1, { outcome: 'unchanged' })] });
  await planThroughImport(store.dispatch, file, chunk);
  expect(sent[0]).toMatchObject({ key: null, body: { dryRun: true, boardOwner: 'o1', team: null } });
  expect((await file.open.sheet.summary()).plan).toEqual({ create: 1, update: 0, unchanged: 1 });
  answer = () => Response.json({ message: 'Away.' }, { status: 503 });
  const failed = jest.fn();
  store.listen({ actionCreator: callFailed, effect: ({ payload }) => void failed(payload.failure.status) });
  await expect(planThroughImport(store.dispatch, file, chunk)).rejects.toThrow('Away.');
  expect(failed).toHaveBeenCalledWith(503);
});
