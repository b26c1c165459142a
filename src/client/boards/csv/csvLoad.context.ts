import type { Failure } from '../../api/request';
import type { Ownership } from './loading/loadMemory';
import type { ChangeEvent, RemoteFile } from './openFile';
import type { LoadCounts, SheetSummary } from './sheet/sheetSummary';

/** A file that the user chose. Its id is also that of its load on the server and in the browser's storage. */
export interface NewFile {
  id: string;
  name: string;
  bytes: number;
  file: Blob;
}

/** What the worker made of a file. */
export interface OpenedFile {
  /** The file in the worker, which keeps its rows. */
  open: RemoteFile;
  /** The counts of its rows. */
  summary: SheetSummary;
  /** Whose boards it makes. */
  ownership: Ownership;
  /** Rows in one chunk, constant during the load, because a repeated chunk must be identical. */
  chunkRows: number;
}

/** A file in the list. The machine alone keeps the list. */
export interface ListedFile extends NewFile, Partial<OpenedFile> {
  /** Why it could not be read. */
  problem: string | null;
  /** Whether there is a plan (what would be created, updated or unchanged) for the current rows. */
  planned: boolean;
  /** Why there is none. Without it the boards of others are unknown, so that nothing is loaded. */
  planFailure: Failure | null;
}
export type ReadFile = ListedFile & OpenedFile;

export interface CsvLoadContext {
  files: ListedFile[];
  /** Counts so far over all files; `total`: all rows of the files. */
  counts: LoadCounts;
  total: number;
  /** The last failure of a chunk: why the load waits or has stopped. */
  failure: Failure | null;
  /** Seconds until the next attempt, while the server asks to wait. */
  waiting: number | null;
  stopping: 'pause' | 'cancel' | null;
  /** Changes that wait until the file has been read, planned or changed. */
  changes: ChangeEvent[];
  /** Whether the load goes on by itself as soon as its file is read: it was interrupted. */
  goesOn: boolean;
  /** When the load began, in milliseconds since 1970. */
  began: number;
}

export interface FileChange {
  file: ReadFile;
  change: ChangeEvent;
}

/** A file to plan, and those that are loaded before it. */
export interface FilePlan {
  file: ReadFile;
  earlier: readonly ReadFile[];
}

export type CsvLoadEvent =
  /** `goesOn`: the load of the file was interrupted. */
  | { type: 'files.add'; files: NewFile[]; goesOn?: boolean }
  | { type: 'file.remove'; id: string }
  | ChangeEvent
  | { type: 'plan.retry' }
  | { type: 'load.start' }
  | { type: 'load.pause' }
  | { type: 'load.cancel' }
  | { type: 'load.resume' }
  | { type: 'load.again' }
  /** Sent by the loading actor. */
  | { type: 'chunk.loaded'; counts: Omit<LoadCounts, 'left'> }
  | { type: 'chunk.waits'; seconds: number; failure: Failure }
  | { type: 'load.ended'; counts: LoadCounts; failure: Failure | null; summaries: SheetSummary[] };

export const isRead = (file: ListedFile | undefined): file is ReadFile => file?.open !== undefined;

/** The next file to read. */
export const unread = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ summary, problem }) => summary === undefined && problem === null);

/** The next file to plan. */
export const unplanned = ({ files }: CsvLoadContext): ReadFile | undefined =>
  files
    .filter(isRead)
    .find(({ summary, planned, planFailure }) => summary.good > 0 && !planned && planFailure === null);

/** Called with an unplanned file. */
export function nextPlan(context: CsvLoadContext): FilePlan {
  const file = unplanned(context) as ReadFile; // there is one
  return { file, earlier: context.files.slice(0, context.files.indexOf(file)).filter(isRead) };
}

/** Whether a file could not be planned. */
export const lacksPlan = ({ files }: CsvLoadContext): boolean => files.some(({ planFailure }) => planFailure !== null);

export const goodRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.good ?? 0), 0);

/** Whether boards of other organisations or teams would change without the user's consent. */
export const needsConsent = ({ files }: CsvLoadContext): boolean =>
  files.some(({ summary }) => summary?.others.some(({ agreed }) => !agreed));

export const canLoad = (context: CsvLoadContext): boolean =>
  goodRows(context) > 0 && !needsConsent(context) && !lacksPlan(context);

/** The file of the next change. */
export const changing = ({ files, changes }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ id }) => id === changes[0]?.id);

export const allRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.rows ?? 0), 0);

export const withChange = (
  files: readonly ListedFile[],
  file: ListedFile | undefined,
  change: Partial<ListedFile>,
): ListedFile[] => files.map((each) => (each.id === file?.id ? { ...each, ...change } : each));

/** Plans take into account what the files before load: those behind a changed one are made again. */
export const unplannedBehind = (files: readonly ListedFile[], id: string | undefined): ListedFile[] =>
  files.map((each, at) => (at > files.findIndex((file) => file.id === id) ? { ...each, planned: false } : each));

/** The files after a change of one of them. A consent changes no row, so the plans still hold. */
export function withSummary(context: CsvLoadContext, summary: SheetSummary): ListedFile[] {
  const file = changing(context);
  const planned = summary.planned > 0 && summary.planned === summary.good;
  const files = planned ? context.files : unplannedBehind(context.files, file?.id);
  return withChange(files, file, { summary, planned, planFailure: null, problem: null });
}

export function withNew(files: readonly ListedFile[], added: readonly NewFile[]): ListedFile[] {
  const fresh = added.filter(({ id }) => !files.some((file) => file.id === id));
  return [...files, ...fresh.map((file) => ({ ...file, problem: null, planned: false, planFailure: null }))];
}

/** The files with what became of their rows. */
export const withResults = (files: readonly ListedFile[], summaries: readonly SheetSummary[]): ListedFile[] =>
  files.map((file) => {
    const summary = summaries.find(({ key }) => key === file.summary?.key);
    return summary ? { ...file, summary } : file;
  });
