import pLimit from 'p-limit';
import { fromPromise } from 'xstate';
import { importRowLimit } from '#contract/imports';
import { isReadable } from '../../api/chosenFile';
import { uploadMessages } from '../../api/upload.messages';
import type { AppDispatch } from '../../store';
import type { FileChange, FilePlan, ListedFile, NewFile, OpenedFile } from './csvLoad.context';
import { csvLoadMachine } from './csvLoad.machine';
import {
  forgetLoad,
  rememberChunk,
  rememberLoad,
  unfinishedLoad,
  updateLoad,
  type Ownership,
} from './loading/loadMemory';
import { loadRowsActor } from './loading/loadRows';
import { openCsvWorker } from './openCsvWorker';
import { sendRowByRow } from './loading/sendRowByRow';
import { planThroughImport, sendThroughImport } from './loading/sendThroughImport';
import type { SheetSummary } from './sheet/sheetSummary';

/** The dependencies of the machine's actors. */
export interface CsvPorts extends Ownership {
  dispatch: AppDispatch;
  userId: string;
  /** Whether the API has the import call. */
  hasImport: boolean;
}

/** Concurrent calls of the plan. */
const plansAtOnce = 3;
/**
 * Rows in one call of the load; with half as many a load takes a fifth longer. Cancelling waits for the calls in
 * flight: 25 to 60 ms each, ten times that on a slow server.
 */
const chunkRows = importRowLimit;
/** The same for an API without the import call, where each row needs two calls. */
const chunkRowsAlone = 20;

/** The CSV machine over the worker and the API. `ports` is read when an actor starts, so that it may change with the selection. */
export function csvMachine(ports: () => CsvPorts, onLoadEnd: () => void) {
  return csvLoadMachine.provide({
    actors: {
      readFile: fromPromise<OpenedFile, { file: NewFile; others: readonly ListedFile[] }>(({ input }) =>
        readFile(ports(), input.file, input.others),
      ),
      changeFile: fromPromise<SheetSummary, FileChange>(({ input }) => changeFile(input)),
      planFile: fromPromise<SheetSummary, FilePlan>(({ input }) => planFile(ports(), input)),
      loadRows: loadRowsActor(() => {
        const { dispatch, hasImport } = ports();
        return {
          dispatch,
          send: hasImport ? sendThroughImport(dispatch) : sendRowByRow(dispatch),
          remember: rememberChunk,
          onEnd: onLoadEnd,
        };
      }),
    },
    actions: {
      rememberStart: (_, ids) => ids.forEach((id) => void updateLoad(id, { started: true })),
      forgetLoads: (_, ids) => ids.forEach((id) => void forgetLoad(id)),
    },
  });
}

async function readFile(
  ports: CsvPorts,
  { id, name, file }: NewFile,
  others: readonly ListedFile[],
): Promise<OpenedFile> {
  const openFile = await openCsvWorker();
  const before = await unfinishedLoad(id);
  const open = await orGone({ name, file }, openFile(file, before));
  const [summary, changes] = await Promise.all([open.sheet.summary(), open.sheet.changes()]);
  const twin = others.find((other) => other.summary?.key === summary.key);
  if (twin) throw new Error(`The same file as ${twin.name}.`);
  // What was only reviewed goes where the user is now.
  const { boardOwner, team } = before?.started ? before : ports;
  const load = {
    chunkRows: ports.hasImport ? chunkRows : chunkRowsAlone,
    startedAt: new Date().toISOString(),
    started: false,
    ...before,
    ...{ loadId: id, userId: ports.userId, name, file, rows: summary.rows, changes, boardOwner, team },
  };
  await rememberLoad(load);
  return { open, summary, ownership: { boardOwner, team }, chunkRows: load.chunkRows };
}

/** What the worker makes of a file; a failure says so if the browser can no longer read the file. */
const orGone = <T>({ name, file }: Pick<NewFile, 'name' | 'file'>, result: Promise<T>): Promise<T> =>
  result.catch(async (error: unknown) => {
    throw (await isReadable(file)) ? error : new Error(uploadMessages.fileGone(name));
  });

async function changeFile({ file, change }: FileChange): Promise<SheetSummary> {
  const { id, open } = file;
  const summary = await orGone(file, open.change(change));
  await updateLoad(id, { changes: await open.sheet.changes(), rows: summary.rows });
  return summary;
}

/**
 * Requests a dry run of each row for the load's owner from the server, which only the import call supports. Chunks that
 * are loaded have their results.
 */
async function planFile({ hasImport, dispatch }: CsvPorts, { file, earlier }: FilePlan): Promise<SheetSummary> {
  const { sheet } = file.open;
  const limit = pLimit(plansAtOnce);
  if (hasImport) {
    const ids = earlier.map(async ({ name, open }) => ({ name, ids: await open.deviceIds() }));
    await file.open.planAfter(await Promise.all(ids));
    const summary = await sheet.summary();
    if (summary.planned === summary.good) return summary;
    const { chunks } = await sheet.progress(file.chunkRows);
    await Promise.all(chunks.map((chunk) => limit(() => planThroughImport(dispatch, file, chunk))));
  }
  return sheet.summary();
}
