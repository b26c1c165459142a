import { createActor } from 'xstate';
import type { Failure } from '../../../../src/client/api/request';
import type { CsvLoadEvent, ReadFile } from '../../../../src/client/boards/csv/csvLoad.context';
import { loadRowsActor, type SendChunk } from '../../../../src/client/boards/csv/loading/loadRows';
import type { Chunk, ChunkRecord } from '../../../../src/client/boards/csv/sheet/sheetSummary';
import { allCreated, aReadFile, startLoad } from './readFiles';

const noSession: Failure = { status: 401, code: 'session.required', message: 'Sign in first.' };
const recorded: SendChunk = async (file, chunk) => ({ record: await allCreated(file, chunk) });

/** Runs the actor to its end. */
async function run(
  file: ReadFile,
  send: SendChunk,
  stopAfter?: number,
): Promise<{ events: CsvLoadEvent[]; ended: Extract<CsvLoadEvent, { type: 'load.ended' }> }> {
  const events: CsvLoadEvent[] = [];
  const logic = loadRowsActor(() => ({ dispatch: (action) => action, send, wait: () => Promise.resolve() }));
  const ended = await new Promise<Extract<CsvLoadEvent, { type: 'load.ended' }>>((resolve) => {
    startLoad(logic, [file], (event, stop) => {
      events.push(event);
      if (event.type === 'load.ended') resolve(event);
      else if (events.length === stopAfter) stop();
    });
  });
  return { events, ended };
}

describe('loadRows', () => {
  it('sends every row once, in chunks of the size that the load began with, and counts rows with errors as failed', async () => {
    const sent: Chunk[] = [];
    const { ended } = await run(aReadFile(2500, 500, 10), (file, chunk) => {
      sent.push(chunk);
      return recorded(file, chunk);
    });
    expect(sent).toEqual(
      [490, 500, 490, 500, 490].map((count, number) => ({ number, from: number * 500, size: 500, count })),
    );
    expect(ended.counts).toEqual({ created: 2470, updated: 0, unchanged: 0, failed: 30, left: 0 });
  });

  it('waits and tries again on 429, 5xx and a lost network, and says so', async () => {
    const answers = [429, 503, 0];
    const { ended, events } = await run(aReadFile(10), async (file, chunk) => {
      const status = answers.shift();
      if (status === undefined) return recorded(file, chunk);
      const failure = { status, code: 'unknown' as const, message: 'busy' };
      return { failure: status === 429 ? { ...failure, retryAfter: 7 } : failure };
    });
    expect(
      events
        .filter(({ type }) => type === 'chunk.waits')
        .map((event) => (event.type === 'chunk.waits' ? event.seconds : 0)),
    ).toEqual([7, 2, 4]);
    expect(ended.counts).toMatchObject({ created: 10, failed: 0, left: 0 });
  });

  it('fails the rows of a chunk that is refused for good, and goes on', async () => {
    const file = aReadFile(1500);
    const { ended } = await run(file, async (_, chunk) =>
      chunk.number === 0
        ? { failure: { status: 422, code: 'request.unprocessable', message: 'no' } }
        : recorded(file, chunk),
    );
    expect(ended.counts).toEqual({ created: 500, updated: 0, unchanged: 0, failed: 1000, left: 0 });
    const { rows } = await file.open.sheet.failedRows();
    expect(rows.map((row) => row.slice(-2))).toEqual(
      Array.from({ length: 1000 }, (_, index) => [String(index + 2), 'no']),
    );
  });

  it('stops at the end of a session with the rest left, and goes on from there', async () => {
    const load = aReadFile(5000);
    let calls = 0;
    const first = await run(load, async (file, chunk) =>
      (calls += 1) > 2 ? { failure: noSession } : recorded(file, chunk),
    );
    expect(first.ended.failure?.status).toBe(401);
    expect(first.ended.counts).toMatchObject({ created: 2000, left: 3000 });
    const sent: number[] = [];
    const second = await run(load, (file, chunk) => {
      sent.push(chunk.number);
      return recorded(file, chunk);
    });
    expect(sent).toEqual([2, 3, 4]);
    expect(second.ended.counts).toEqual({ created: 5000, updated: 0, unchanged: 0, failed: 0, left: 0 });
  });

  it('told to stop, finishes what is in flight, sends no more and asks nothing of the rows that are left', async () => {
    let sent = 0;
    const { ended, events } = await run(
      aReadFile(10_000, 100),
      (file, chunk) => {
        sent += 1;
        return recorded(file, chunk);
      },
      3,
    );
    expect(sent).toBeLessThan(20);
    expect(events.filter(({ type }) => type === 'chunk.loaded')).toHaveLength(sent);
    expect(ended.counts).toEqual({
      created: sent * 100,
      updated: 0,
      unchanged: 0,
      failed: 0,
      left: 10_000 - sent * 100,
    });
  });

  it('says when nothing is in flight any more, also of a load that was left', async () => {
    let answer: (given: { record: ChunkRecord }) => void = () => undefined;
    const onEnd = jest.fn();
    const send = () => new Promise<{ record: ChunkRecord }>((resolve) => (answer = resolve));
    const actor = createActor(
      loadRowsActor(() => ({ dispatch: (action) => action, send, onEnd })),
      {
        input: { files: [aReadFile(1000)] },
      },
    ).start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    actor.stop();
    expect(onEnd).not.toHaveBeenCalled();
    answer({ record: { created: 1000, updated: 0, unchanged: 0, failed: [] } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('a worker that fails ends the load with the rest left, and what is in flight is counted all the same', async () => {
    const { ended } = await run(aReadFile(5000), async (file, chunk) => {
      if (chunk.number === 1) throw new Error('The file is no longer open. Choose it again.');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return recorded(file, chunk);
    });
    expect(ended.failure?.message).toMatch(/no longer open/);
    expect(ended.counts).toMatchObject({ created: 1000, left: 4000 });
  });
});
