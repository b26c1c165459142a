import type { Remote } from 'comlink';
import pLimit from 'p-limit';
import { fromPromise } from 'xstate';
import { importRowLimit } from '#contract/imports';
import { isReadable } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import type { AppDispatch } from '../../store';
import { csvLoadMachine } from './csvLoad.machine';
import type { FileChange, OpenedFile } from './csvLoad.context';
import { rememberChunk, rememberLoad, type Ownership, type RememberedLoad } from './loading/loadMemory';
import { loadRowsActor } from './loading/loadRows';
import { rememberedEncoding, rememberEncoding } from './loading/encodingMemory';
import { openCsvWorker } from './openCsvWorker';
import { sendRowByRow } from './loading/sendRowByRow';
import { planThroughImport, sendThroughImport } from './loading/sendThroughImport';
import type { CsvWorker } from './csvWorker';
import type { SheetSummary } from './sheet/sheetSummary';

/** The dependencies of the machine's actors. Files are kept here, outside store and machine. */
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

/** Concurrent calls of the plan. */
const plansAtOnce = 3;
/**
 * Rows in one call of the load; with half as many a load takes a fifth longer. Cancelling waits for the calls in
 * flight: 25 to 60 ms each, ten times that on a slow server, where `Pace` allows only one.
 */
const chunkRows = importRowLimit;
/** The same for an API without the import call, where each row needs two calls. */
const chunkRowsAlone = 20;

/** The CSV machine over the worker and the API. `ports` is read when an actor starts, so that it may change with the selection. */
export function csvMachine(ports: () => CsvPorts, onLoadEnd: () => void) {
  return csvLoadMachine.provide({
    actors: {
      readFile: fromPromise<OpenedFile, { id: string }>(({ input }) => readFile(ports(), input.id)),
      changeFile: fromPromise<SheetSummary, FileChange>(({ input }) => changeFile(ports(), input)),
      planFile: fromPromise<SheetSummary, { key: string }>(({ input }) => planFile(ports(), input.key)),
      loadRows: loadRowsActor({
        get dispatch() {
          return ports().dispatch;
        },
        get loads() {
          return ports().loads;
        },
        send: (load, chunk) =>
          (ports().hasImport ? sendThroughImport : sendRowByRow)(openCsvWorker, ports().dispatch)(load, chunk),
        open: openCsvWorker,
        remember: rememberChunk,
        onEnd: onLoadEnd,
      }),
    },
  });
}

async function readFile(ports: CsvPorts, id: string): Promise<OpenedFile> {
  const file = ports.files.get(id);
  if (!file) throw new Error('The file is no longer available. Choose it again.');
  const worker = await openCsvWorker();
  const opened = await orGone(file, worker.open(file, rememberedEncoding(file.name)));
  const known = ports.loads.get(opened.key);
  if (!known) return { ...opened, ownership: await remember(ports, worker, opened.key, file, opened.summary.rows) };
  // What was only reviewed goes where the user is now.
  if (!known.started) await rememberLoad(Object.assign(known, ownershipOf(ports)));
  const summary = await orGone(file, worker.restore(opened.key, known.changes, Object.values(known.chunks)));
  return { key: opened.key, summary, ownership: ownershipOf(known) };
}

const ownershipOf = ({ boardOwner, team }: Ownership): Ownership => ({ boardOwner, team });

/** What the worker makes of a file; a failure says so if the browser can no longer read the file. */
const orGone = <T>(file: File, result: Promise<T>): Promise<T> =>
  result.catch(async (error: unknown) => {
    throw (await isReadable(file)) ? error : new Error(uploadMessages.fileGone(file.name));
  });

async function remember(
  ports: CsvPorts,
  worker: Remote<CsvWorker>,
  key: string,
  file: File,
  rows: number,
): Promise<Ownership> {
  const load: RememberedLoad = {
    loadId: crypto.randomUUID(),
    userId: ports.userId,
    key,
    name: file.name,
    file,
    rows,
    chunkRows: ports.hasImport ? chunkRows : chunkRowsAlone,
    changes: await worker.changes(key),
    ...ownershipOf(ports),
    startedAt: new Date().toISOString(),
    started: false,
    chunks: {},
  };
  ports.loads.set(key, load);
  await rememberLoad(load);
  return ownershipOf(load);
}

async function changeFile(ports: CsvPorts, change: FileChange): Promise<SheetSummary> {
  const worker = await openCsvWorker();
  const { key } = change;
  const file = ports.files.get(change.id);
  const changed = worker.change(key, change);
  const summary = await (file ? orGone(file, changed) : changed);
  const load = ports.loads.get(key);
  if (load) {
    load.changes = await worker.changes(key);
    load.rows = summary.rows;
    await rememberLoad(load);
    if (change.type === 'reading.choose' && change.reading.encoding)
      rememberEncoding(load.name, change.reading.encoding);
  }
  return summary;
}

/**
 * Requests a dry run of each row for the load's owner from the server, which only the import call supports. Chunks that
 * are loaded have their results.
 */
async function planFile(ports: CsvPorts, key: string): Promise<SheetSummary> {
  const worker = await openCsvWorker();
  const before = await worker.summary(key);
  const load = ports.loads.get(key);
  if (!ports.hasImport || !load) return before;
  const limit = pLimit(plansAtOnce);
  const size = load.chunkRows;
  await Promise.all(
    Array.from({ length: Math.ceil(before.rows / size) }, async (_, chunk) =>
      load.chunks[chunk]
        ? undefined
        : limit(() => planThroughImport(openCsvWorker, ports.dispatch, key, load, chunk * size, size)),
    ),
  );
  return worker.summary(key);
}
