import { createActor, setup } from 'xstate';
import type { ImportResult } from '#contract/imports';
import type { CsvLoadEvent, ReadFile } from '../../../../src/client/boards/csv/csvLoad.context';
import type { UnfinishedLoad } from '../../../../src/client/boards/csv/loading/loadMemory';
import type { loadRowsActor } from '../../../../src/client/boards/csv/loading/loadRows';
import { OpenFile, type RemoteFile } from '../../../../src/client/boards/csv/openFile';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';
import type { Chunk, ChunkRecord } from '../../../../src/client/boards/csv/sheet/sheetSummary';

/** A load that has begun and has no answers yet. */
export const anUnfinishedLoad = (given: Partial<UnfinishedLoad> = {}): UnfinishedLoad => ({
  loadId: 'L',
  userId: 'u',
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

/** A file that is open as in the worker; the first `bad` of every thousand rows have errors. */
export function aReadFile(rows: number, chunkRows = 1000, bad = 0): ReadFile {
  const lines = Array.from({ length: rows }, (_, row) => (row % 1000 < bad ? `,R${String(row)}` : `d${String(row)},R`));
  return readFileOf(['device_id,screen_name', ...lines].join('\n'), { chunkRows });
}

/** The text as a file of the machine, without a worker. */
export function readFileOf(text: string, given: Partial<ReadFile> = {}): ReadFile {
  const [file, sheet] = [new Blob([text]), new Sheet(new TextEncoder().encode(text), 'k')];
  const read = { problem: null, planned: true, planFailure: null, ownership: { boardOwner: null, team: null } };
  return {
    ...{ id: 'L', name: 'boards.csv', bytes: file.size, file, summary: sheet.summary(), chunkRows: 1000 },
    ...read,
    open: new OpenFile(file, sheet) as unknown as RemoteFile, // the same functions, which answer at once
    ...given,
  };
}

/** What the server says when it has created each row of a chunk. */
export const allCreated = (file: ReadFile, { from, size, count }: Chunk): Promise<ChunkRecord> =>
  Promise.resolve(
    file.open.sheet.setOutcomes(
      from,
      size,
      Array.from({ length: count }, (_, index) => aResult(index)),
    ),
  );

/** Starts the actor of a load and tells its events. @returns what stops the load */
export function startLoad(
  logic: ReturnType<typeof loadRowsActor>,
  files: readonly ReadFile[],
  tell: (event: CsvLoadEvent, stop: () => void) => void,
): () => void {
  const machine = setup({ types: { events: {} as CsvLoadEvent }, actors: { logic } }).createMachine({
    // `types` above only declares types
    invoke: { id: 'child', src: 'logic', input: { files } },
    on: { '*': { actions: ({ event }) => tell(event, stop) } },
  });
  const actor = createActor(machine);
  const stop = (): void => actor.getSnapshot().children['child']?.send({ type: 'stop' });
  actor.start();
  return stop;
}
