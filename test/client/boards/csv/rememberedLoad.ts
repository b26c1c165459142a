import { createActor, setup } from 'xstate';
import type { ImportResult } from '#contract/imports';
import type { CsvLoadEvent } from '../../../../src/client/boards/csv/csvLoad.context';
import type { RememberedLoad } from '../../../../src/client/boards/csv/loading/loadMemory';
import type { loadRowsActor } from '../../../../src/client/boards/csv/loading/loadRows';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';

/** A load that has begun and has no answers yet. */
export const aRememberedLoad = (given: Partial<RememberedLoad> = {}): RememberedLoad => ({
  loadId: 'L',
  userId: 'u',
  key: 'k',
  name: 'boards.csv',
  file: new Blob(),
  rows: 0,
  chunkRows: 1000,
  changes: { order: 'height-first', edits: [] },
  boardOwner: null,
  team: null,
  startedAt: '',
  started: true,
  chunks: {},
  ...given,
});

/** The summary of a file with one good and one bad row, under the key of the load. */
export const aSummary = new Sheet(new TextEncoder().encode('device_id,screen_name\nd1,A\n,B'), 'k').summary();

/** What the server says of the row at a position; by default that its board was created. */
export const aResult = (index: number, said: Partial<ImportResult> = {}): ImportResult => ({
  ...{ index, outcome: 'created', boardIDs: [], changed: [], warnings: [], error: null },
  ...said,
});
/** That the row failed. */
export const aFailedResult = (index: number, message = 'No.', field: string | null = null, code = 'x'): ImportResult =>
  aResult(index, { outcome: 'failed', error: { code, message, field } });

/** A worker of which the first `bad` rows of each chunk have errors; `refused` collects what the server refuses. */
export const openWorker =
  (bad = 0, refused: ImportResult[] = []) =>
  async () => ({
    sendable: async (_: string, rows: number, size: number) =>
      Array.from({ length: Math.ceil(rows / size) }, (__, chunk) =>
        Math.max(0, Math.min(size, rows - chunk * size) - bad),
      ),
    setOutcomes: async (_: string, from: number, __: number, results: ImportResult[]) => {
      refused.push(...results);
      const failed = results.map(({ index, error }): [number, string] => [from + index, error?.message ?? '']);
      return { created: 0, updated: 0, unchanged: 0, failed };
    },
    summary: async () => aSummary,
  });

/** Starts the actor of a load and tells its events. @returns what stops the load */
export function startLoad(
  logic: ReturnType<typeof loadRowsActor>,
  tell: (event: CsvLoadEvent, stop: () => void) => void,
): () => void {
  const machine = setup({ types: { events: {} as CsvLoadEvent }, actors: { logic } }).createMachine({
    // `types` above only declares types
    invoke: { id: 'child', src: 'logic', input: { files: [{ key: 'k', name: 'boards.csv' }] } },
    on: { '*': { actions: ({ event }) => tell(event, stop) } },
  });
  const actor = createActor(machine);
  const stop = (): void => actor.getSnapshot().children['child']?.send({ type: 'stop' });
  actor.start();
  return stop;
}
