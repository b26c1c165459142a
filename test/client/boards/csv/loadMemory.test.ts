import {
  forgetLoad,
  rememberChunk,
  rememberLoad,
  unfinishedLoads,
  type RememberedLoad,
} from '../../../../src/client/boards/csv/loading/loadMemory';
import { anUnfinishedLoad } from './readFiles';

const kept = new Map<string, object>();
const written: string[] = [];
let isBroken = false;
let isHanging = false;
const ready = (): void => {
  if (isBroken) throw new Error('The browser keeps nothing');
};

jest.mock('idb-keyval', () => ({
  createStore: () => ready(),
  set: async (key: string, value: object) => {
    if (isHanging) await new Promise(() => undefined);
    written.push(key);
    kept.set(key, structuredClone({ ...value, file: undefined }));
  }, // IndexedDB stores a copy
  delMany: async (names: string[]) => {
    for (const name of names) kept.delete(name);
  },
  keys: async () => [...kept.keys()],
  get: async (key: string) => kept.get(key),
  entries: async () => {
    if (isHanging) await new Promise(() => undefined);
    return [...kept];
  },
}));

const load = (loadId: string, more: Partial<RememberedLoad> = {}): RememberedLoad =>
  anUnfinishedLoad({ loadId, rows: 2000, startedAt: '2026-11-21T08:00:00Z', ...more });
const chunk = { created: 990, updated: 0, unchanged: 0, failed: [] };

beforeEach(() => {
  kept.clear();
  written.length = 0;
  isBroken = false;
  isHanging = false;
});

it('brings back the loads of one user, newest first, with the chunks that were answered', async () => {
  await rememberLoad(load('old'));
  await rememberLoad(load('new', { startedAt: '2026-11-21T09:00:00Z' }));
  await rememberLoad(load('other', { userId: 'v' }));
  await rememberChunk('old', 0, chunk);
  await rememberChunk('old', 1, { ...chunk, failed: [[1004, 'no']] });
  const found = await unfinishedLoads('u');
  expect(found.map(({ loadId }) => loadId)).toEqual(['new', 'old']);
  expect(found[1]?.chunks).toEqual({ 0: chunk, 1: { ...chunk, failed: [[1004, 'no']] } });
  // A chunk does not write the file again.
  expect(written.filter((name) => name === 'old')).toHaveLength(1);
  await forgetLoad('old');
  expect([...kept.keys()]).toEqual(['new', 'other']);
  expect((await unfinishedLoads('u')).map(({ loadId }) => loadId)).toEqual(['new']);
});

it('a chunk of a load that was forgotten in the meantime does not bring it back', async () => {
  await rememberChunk('gone', 0, chunk);
  expect(await unfinishedLoads('u')).toEqual([]);
});

it('a browser without storage does not stop a load', async () => {
  isBroken = true;
  await rememberLoad(load('a'));
  await rememberChunk('a', 0, chunk);
  await forgetLoad('a');
  expect(await unfinishedLoads('u')).toEqual([]);
});

it('a storage that never answers is waited for once, until it answers again', async () => {
  jest.useFakeTimers();
  isHanging = true;
  const waits = [unfinishedLoads('u'), rememberLoad(load('a'))];
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all(waits)).toEqual([[], undefined]);
  const next = rememberChunk('a', 0, chunk);
  await jest.advanceTimersByTimeAsync(0);
  await next;
  jest.useRealTimers();
  isHanging = false;
  await rememberLoad(load('b'));
  expect((await unfinishedLoads('u')).map(({ loadId }) => loadId)).toEqual(['b']);
});
