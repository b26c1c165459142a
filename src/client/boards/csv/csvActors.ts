import { transfer, type Remote } from 'comlink';
import pLimit from 'p-limit';
import { fromPromise } from 'xstate';
import { importRowLimit } from '#contract/imports';
import type { AppDispatch } from '../../store';
import { csvLoadMachine, type Mending } from './csvLoad.machine';
import { rememberChunk, rememberLoad, type RememberedLoad } from './loading/loadMemory';
import { loadRowsActor, type Asynchronous } from './loading/loadRows';
import { openDesk } from './openDesk';
import { sendRowByRow } from './loading/sendRowByRow';
import { planThroughImport, sendThroughImport } from './loading/sendThroughImport';
import type { SheetDesk } from './sheetDesk';
import type { SheetSummary } from './sheetSummary';

/** What the machine's actors work with; Files stay here, outside store and machine. */
export interface CsvPorts {
  dispatch: AppDispatch;
  userId: string;
  boardOwner: string | null;
  team: string | null;
  /** Whether the API has the import call. */
  hasImport: boolean;
  files: Map<string, File>;
  /** By key of the file. */
  loads: Map<string, RememberedLoad>;
}

/** Calls of the plan under way at once. */
const plansAtOnce = 3;
/** Rows in one call of the load: half as many take a fifth longer in all. A cancel waits for the calls under way: 25 to 60 ms each, on a slow server ten times that, and then `Pace` has but one. */
const chunkRows = importRowLimit;
/** The same where each row is two calls. */
const chunkRowsAlone = 20;

/** The worker as it is opened by the first call. */
const desk = {
  sendable: async (...given) => (await openDesk()).sendable(...given),
  updateFields: async (...given) => (await openDesk()).updateFields(...given),
  chunk: async (...given) => (await openDesk()).chunk(...given),
  chunkBody: async (...given) => (await openDesk()).chunkBody(...given),
  setPlan: async (key, from, size, reply) => (await openDesk()).setPlan(key, from, size, transfer(reply, [reply])),
  setOutcomes: async (...given) => (await openDesk()).setOutcomes(...given),
  setAnswer: async (key, from, size, reply) => (await openDesk()).setAnswer(key, from, size, transfer(reply, [reply])),
  recall: async (...given) => (await openDesk()).recall(...given),
} satisfies Partial<Asynchronous<SheetDesk>>;

/** The CSV machine over the worker and the API. `ports` is read when an actor starts, so that it may change with the selection. */
export function csvMachine(ports: () => CsvPorts, announceLoaded: () => void) {
  return csvLoadMachine.provide({
    actors: {
      readFile: fromPromise<{ key: string; summary: SheetSummary }, { id: string }>(({ input }) =>
        readFile(ports(), input.id),
      ),
      mendFile: fromPromise<SheetSummary, Mending>(({ input }) => mendFile(ports(), input)),
      planFile: fromPromise<SheetSummary, { key: string }>(({ input }) => planFile(ports(), input.key)),
      loadRows: loadRowsActor({
        get dispatch() {
          return ports().dispatch;
        },
        get loads() {
          return ports().loads;
        },
        send: (load, chunk) => (ports().hasImport ? sendThroughImport : sendRowByRow)(desk)(load, chunk),
        desk,
        remember: rememberChunk,
      }),
    },
    actions: { announceLoaded },
  });
}

async function readFile(ports: CsvPorts, id: string): Promise<{ key: string; summary: SheetSummary }> {
  const file = ports.files.get(id);
  if (!file) throw new Error('The file is not here any more. Choose it again.');
  const desk = await openDesk();
  const opened = await desk.open(file);
  const known = ports.loads.get(opened.key);
  if (known) return { key: opened.key, summary: await desk.restore(opened.key, known.changes) };
  await remember(ports, desk, opened.key, file, opened.summary.rows);
  return opened;
}

async function remember(
  ports: CsvPorts,
  desk: Remote<SheetDesk>,
  key: string,
  file: File,
  rows: number,
): Promise<void> {
  const load: RememberedLoad = {
    loadId: crypto.randomUUID(),
    userId: ports.userId,
    key,
    name: file.name,
    file,
    rows,
    chunkRows: ports.hasImport ? chunkRows : chunkRowsAlone,
    changes: await desk.changes(key),
    boardOwner: ports.boardOwner,
    team: ports.team,
    startedAt: new Date().toISOString(),
    started: false,
    chunks: {},
  };
  ports.loads.set(key, load);
  await rememberLoad(load);
}

async function mendFile(ports: CsvPorts, mending: Mending): Promise<SheetSummary> {
  const desk = await openDesk();
  const { key } = mending;
  const summary =
    'order' in mending
      ? await desk.setOrder(key, mending.order)
      : 'position' in mending
        ? await desk.chooseColumn(key, mending.position, mending.field)
        : 'code' in mending
          ? await desk.fixAll(key, mending.code)
          : await desk.edit(key, mending.index, mending.cells);
  const load = ports.loads.get(key);
  if (load) {
    load.changes = await desk.changes(key);
    await rememberLoad(load);
  }
  return summary;
}

/** Asks the server what each row would do; without the import call nobody knows before. */
async function planFile(ports: CsvPorts, key: string): Promise<SheetSummary> {
  const opened = await openDesk();
  const before = await opened.summary(key);
  if (!ports.hasImport) return before;
  const limit = pLimit(plansAtOnce);
  await Promise.all(
    Array.from({ length: Math.ceil(before.rows / importRowLimit) }, (_, chunk) =>
      limit(() => planThroughImport(desk, key, ports, chunk * importRowLimit, importRowLimit)),
    ),
  );
  return opened.summary(key);
}
