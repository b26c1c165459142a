import { createActor } from 'xstate';
import type { ImportResult } from '#contract/imports';
import type { Failure } from '../../../../src/client/api/request';
import type { CsvLoadEvent } from '../../../../src/client/boards/csv/csvLoad.context';
import type { RememberedLoad } from '../../../../src/client/boards/csv/loading/loadMemory';
import { loadRowsActor, Pace, type Chunk, type SendChunk } from '../../../../src/client/boards/csv/loading/loadRows';
import type { ChunkRecord } from '../../../../src/client/boards/csv/sheet/sheetSummary';
import { aRememberedLoad, openWorker, startLoad } from './rememberedLoad';

const aLoad = (rows: number, chunkRows = 1000): RememberedLoad => aRememberedLoad({ rows, chunkRows });

const allCreated = (count: number): ChunkRecord => ({ created: count, updated: 0, unchanged: 0, failed: [] });
const noSession: Failure = { status: 401, code: 'session.required', message: 'Sign in first.' };

/** Runs the actor to its end. The first `bad` rows of each chunk have errors and are not sent. */
async function run(
  load: RememberedLoad,
  send: SendChunk,
  options: { bad?: number; stopAfter?: number } = {},
): Promise<{ events: CsvLoadEvent[]; ended: Extract<CsvLoadEvent, { type: 'load.ended' }>; refused: ImportResult[] }> {
  const events: CsvLoadEvent[] = [];
  const refused: ImportResult[] = [];
  const logic = loadRowsActor({
    dispatch: (action) => action,
    send,
    loads: new Map([['k', load]]),
    wait: () => Promise.resolve(),
    open: openWorker(options.bad, refused),
  });
  const ended = await new Promise<Extract<CsvLoadEvent, { type: 'load.ended' }>>((resolve) => {
    startLoad(logic, (event, stop) => {
      events.push(event);
      if (event.type === 'load.ended') resolve(event);
      else if (events.length === options.stopAfter) stop();
    });
  });
  return { events, ended, refused };
}

describe('loadRows', () => {
  it('sends every row once, in chunks of the size that the load began with, and counts rows with errors as failed', async () => {
    const sent: Chunk[] = [];
    const { ended } = await run(
      aLoad(2500, 500),
      (_, chunk) => {
        sent.push(chunk);
        return Promise.resolve({ record: allCreated(chunk.size - 10) });
      },
      { bad: 10 },
    );
    expect(sent).toEqual([0, 1, 2, 3, 4].map((number) => ({ number, from: number * 500, size: 500 })));
    expect(ended.counts).toEqual({ created: 2450, updated: 0, unchanged: 0, failed: 50, left: 0 });
  });

  it('goes on with a load that an older console began by the thousand', async () => {
    const sent: Chunk[] = [];
    await run(aLoad(2500), (_, chunk) => {
      sent.push(chunk);
      return Promise.resolve({ record: allCreated(chunk.size) });
    });
    expect(sent.map(({ from, size }) => [from, size])).toEqual([
      [0, 1000],
      [1000, 1000],
      [2000, 500],
    ]);
  });

  it('waits and tries again on 429, 5xx and a lost network, and says so', async () => {
    const answers = [429, 503, 0];
    const { ended, events } = await run(aLoad(10), () => {
      const status = answers.shift();
      return Promise.resolve(
        status === undefined
          ? { record: allCreated(10) }
          : {
              failure: {
                status,
                code: 'unknown' as const,
                message: 'busy',
                ...(status === 429 ? { retryAfter: 7 } : {}),
              },
            },
      );
    });
    expect(
      events
        .filter(({ type }) => type === 'chunk.waits')
        .map((event) => (event.type === 'chunk.waits' ? event.seconds : 0)),
    ).toEqual([7, 2, 4]);
    expect(ended.counts).toMatchObject({ created: 10, failed: 0, left: 0 });
  });

  it('fails the rows of a chunk that is refused for good, and goes on', async () => {
    const { ended, refused } = await run(aLoad(1500), (_, { number }) =>
      Promise.resolve(
        number === 0
          ? { failure: { status: 422, code: 'request.unprocessable' as const, message: 'no' } }
          : { record: allCreated(500) },
      ),
    );
    expect(ended.counts).toEqual({ created: 500, updated: 0, unchanged: 0, failed: 1000, left: 0 });
    expect(refused.map(({ index }) => index)).toEqual(Array.from({ length: 1000 }, (_, index) => index));
  });

  it('stops at the end of a session with the rest left, and goes on from there', async () => {
    const load = aLoad(5000);
    let calls = 0;
    const first = await run(load, () =>
      Promise.resolve((calls += 1) > 2 ? { failure: noSession } : { record: allCreated(1000) }),
    );
    expect(first.ended.failure?.status).toBe(401);
    expect(first.ended.counts).toMatchObject({ created: 2000, left: 3000 });
    const sent: number[] = [];
    const second = await run(load, (_, { number }) => {
      sent.push(number);
      return Promise.resolve({ record: allCreated(1000) });
    });
    expect(sent).toEqual([2, 3, 4]);
    expect(second.ended.counts).toEqual({ created: 5000, updated: 0, unchanged: 0, failed: 0, left: 0 });
  });

  it('told to stop, finishes what is in flight, sends no more and asks nothing of the rows that are left', async () => {
    let sent = 0;
    const { ended, events } = await run(
      aLoad(100_000, 500),
      () => {
        sent += 1;
        return Promise.resolve({ record: allCreated(500) });
      },
      { stopAfter: 3 },
    );
    expect(sent).toBeLessThan(20);
    expect(events.filter(({ type }) => type === 'chunk.loaded')).toHaveLength(sent);
    expect(ended.counts).toEqual({
      created: sent * 500,
      updated: 0,
      unchanged: 0,
      failed: 0,
      left: 100_000 - sent * 500,
    });
  });

  it('says when nothing is in flight any more, also of a load that was left', async () => {
    let answer: (given: { record: ChunkRecord }) => void = () => undefined;
    const onEnd = jest.fn();
    const send = () => new Promise<{ record: ChunkRecord }>((resolve) => (answer = resolve));
    const actor = createActor(
      loadRowsActor({
        dispatch: (action) => action,
        send,
        loads: new Map([['k', aLoad(1000)]]),
        onEnd,
        open: openWorker(),
      }),
      { input: { files: [{ key: 'k', name: 'boards.csv' }] } },
    ).start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    actor.stop();
    expect(onEnd).not.toHaveBeenCalled();
    answer({ record: allCreated(1000) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('a worker that fails ends the load with the rest left, and what is in flight is counted all the same', async () => {
    const { ended } = await run(aLoad(5000), async (_, { number }) => {
      if (number === 1) throw new Error('The file is no longer open. Choose it again.');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { record: allCreated(1000) };
    });
    expect(ended.failure?.message).toMatch(/no longer open/);
    expect(ended.counts).toMatchObject({ created: 1000, left: 4000 });
  });
});

describe('the pace', () => {
  const after = (...took: number[]): number => {
    const pace = new Pace();
    for (const milliseconds of took) pace.took(milliseconds);
    return pace.atOnce;
  };
  it.each([
    [[], 2],
    [[50], 3],
    [[50, 50, 50], 3],
    [[300, 600], 2],
    [[900], 1],
    [[900, 900, 900], 1],
    [[900, 50, 50, 50], 3],
  ])('after answers of %j ms there are %i calls at once', (took, calls) => {
    expect(after(...took)).toBe(calls);
  });
});
