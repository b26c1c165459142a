import { createActor, setup } from 'xstate';
import type { ImportResult } from '#contract/imports';
import type { CsvLoadEvent } from '../../../../src/client/boards/csv/csvLoad.machine';
import type { RememberedLoad } from '../../../../src/client/boards/csv/loadMemory';
import { loadRowsActor, type SendChunk } from '../../../../src/client/boards/csv/loadRows';

const aLoad = (rows: number): RememberedLoad => ({
  loadId: 'L', userId: 'u', key: 'k', name: 'boards.csv', file: new Blob(), rows, changes: { order: 'height-first', edits: [] }, boardOwner: null, team: null, startedAt: '', started: true, chunks: {},
});
const created = (count: number): ImportResult[] => Array.from({ length: count }, (_, index) => ({ index, outcome: 'created', boardIDs: [String(index)], changed: [], warnings: [], error: null }));

/** Runs the actor to its end; `bad` rows of every chunk have errors and are not sent. */
async function run(load: RememberedLoad, send: SendChunk, options: { bad?: number; stopAfter?: number } = {}): Promise<{ events: CsvLoadEvent[]; ended: Extract<CsvLoadEvent, { type: 'load.ended' }>; outcomes: number }> {
  const events: CsvLoadEvent[] = [];
  let outcomes = 0;
  const logic = loadRowsActor({
    dispatch: (action) => action, send, loads: new Map([['k', load]]), wait: () => Promise.resolve(),
    desk: {
      chunk: (_, from, size) => Promise.resolve(Array.from({ length: Math.max(0, Math.min(size, load.rows - from) - (options.bad ?? 0)) }, (__, i) => ({ index: from + i, row: { device_id: String(from + i) } }))),
      setOutcomes: (_, indexes) => {
        outcomes += indexes.length;
        return Promise.resolve();
      },
    },
  });
  const ended = await new Promise<Extract<CsvLoadEvent, { type: 'load.ended' }>>((resolve) => {
    const machine = setup({ types: { events: {} as CsvLoadEvent }, actors: { logic } }).createMachine({
      invoke: { id: 'child', src: 'logic', input: { files: [{ key: 'k', name: 'boards.csv' }] } },
      on: { '*': { actions: ({ event, self }) => {
        events.push(event);
        if (event.type === 'load.ended') resolve(event);
        else if (events.length === options.stopAfter) self.getSnapshot().children['child']?.send({ type: 'stop' });
      } } },
    });
    createActor(machine).start();
  });
  return { events, ended, outcomes };
}

describe('loadRows', () => {
  it('sends every row once, in chunks of 1,000, and counts rows with errors as failed', async () => {
    const sizes: number[] = [];
    const { ended, outcomes } = await run(aLoad(2500), (_, __, rows) => { sizes.push(rows.length); return Promise.resolve({ results: created(rows.length) }); }, { bad: 10 });
    expect(sizes.sort((a, b) => b - a)).toEqual([990, 990, 490]);
    expect(ended.counts).toEqual({ created: 2470, updated: 0, unchanged: 0, failed: 30, left: 0 });
    expect(outcomes).toBe(2470);
  });

  it('waits and tries again on 429, 5xx and a lost network, and says so', async () => {
    const answers = [429, 503, 0];
    const { ended, events } = await run(aLoad(10), (_, __, rows) => {
      const status = answers.shift();
      return Promise.resolve(status === undefined ? { results: created(rows.length) } : { failure: { status, code: 'unknown' as const, message: 'busy', ...(status === 429 ? { retryAfter: 7 } : {}) } });
    });
    expect(events.filter(({ type }) => type === 'chunk.waits').map((event) => (event.type === 'chunk.waits' ? event.seconds : 0))).toEqual([7, 2, 4]);
    expect(ended.counts).toMatchObject({ created: 10, failed: 0, left: 0 });
  });

  it('fails the rows of a chunk that is refused for good, and goes on', async () => {
    const { ended } = await run(aLoad(1500), (_, chunk, rows) => Promise.resolve(chunk === 0 ? { failure: { status: 422, code: 'request.unprocessable' as const, message: 'no' } } : { results: created(rows.length) }));
    expect(ended.counts).toEqual({ created: 500, updated: 0, unchanged: 0, failed: 1000, left: 0 });
  });

  it('stops at the end of a session with the rest left, and goes on from there', async () => {
    const load = aLoad(5000);
    let calls = 0;
    const first = await run(load, (_, __, rows) => Promise.resolve((calls += 1) > 2 ? { failure: { status: 401, code: 'session.required' as const, message: 'Sign in first.' } } : { results: created(rows.length) }));
    expect(first.ended.failure?.status).toBe(401);
    expect(first.ended.counts).toMatchObject({ created: 2000, left: 3000 });
    const sent: number[] = [];
    const second = await run(load, (_, chunk, rows) => { sent.push(chunk); return Promise.resolve({ results: created(rows.length) }); });
    expect(sent).toEqual([2, 3, 4]);
    expect(second.ended.counts).toEqual({ created: 5000, updated: 0, unchanged: 0, failed: 0, left: 0 });
  });

  it('told to stop, finishes what is in flight and sends no more', async () => {
    const { ended } = await run(aLoad(10_000), (_, __, rows) => Promise.resolve({ results: created(rows.length) }), { stopAfter: 1 });
    expect(ended.counts.created).toBeLessThan(10_000);
    expect(ended.counts.created + ended.counts.left).toBe(10_000);
  });
});
