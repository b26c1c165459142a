import type { Failure } from '../../api/request';
import type { CsvField } from './columns';
import type { Cells, IssueCode, ResolutionOrder } from './rules/rowRules';
import type { SheetSummary } from './sheetSummary';

/** A file in the list. Its rows live in the worker, under `key`; here are only counts. */
export interface ListedFile {
  /** Made by the console; the File itself stays in the page's map. */
  id: string;
  name: string;
  bytes: number;
  /** SHA-256 of the bytes, once read. */
  key: string | null;
  summary: SheetSummary | null;
  /** Why it could not be read. */
  problem: string | null;
  /** Whether the plan (what would be created, updated, unchanged) was made for the rows as they are. */
  planned: boolean;
}

export interface LoadCounts {
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** Good rows that were not sent, since the load was cancelled. */
  left: number;
}

export interface CsvLoadContext {
  files: ListedFile[];
  /** Counts so far, over all files; `total` is every row of the files. */
  counts: LoadCounts;
  total: number;
  /** Why it waits or stopped: the last failure of a chunk. */
  failure: Failure | null;
  /** Seconds until the next try, while the server asks to wait. */
  waiting: number | null;
  stopping: 'pause' | 'cancel' | null;
}

export type NewFile = Pick<ListedFile, 'id' | 'name' | 'bytes'>;

export type CsvLoadEvent =
  | { type: 'files.add'; files: NewFile[] }
  | { type: 'file.remove'; id: string }
  | { type: 'order.choose'; id: string; order: ResolutionOrder }
  | { type: 'column.choose'; id: string; position: number; field: CsvField | null }
  | { type: 'row.edit'; id: string; index: number; cells: Cells }
  | { type: 'issues.fix'; id: string; code: IssueCode }
  | { type: 'load.start' }
  | { type: 'load.pause' }
  | { type: 'load.cancel' }
  | { type: 'load.resume' }
  | { type: 'load.again' }
  /** Sent by the loading actor. */
  | { type: 'chunk.loaded'; counts: Omit<LoadCounts, 'left'> }
  | { type: 'chunk.waits'; seconds: number; failure: Failure }
  | { type: 'load.ended'; counts: LoadCounts; failure: Failure | null };

/** What the administrator changes in a file: the worker applies it and checks the rows again. */
export type FileChange = { id: string; key: string } & (
  | { order: ResolutionOrder }
  | { position: number; field: CsvField | null }
  | { index: number; cells: Cells }
  | { code: IssueCode }
);

export interface OpenedFile {
  key: string;
  summary: SheetSummary;
}

/** The file that is read next. */
export const unread = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ key, problem }) => key === null && problem === null);

/** The file that is planned next. */
export const unplanned = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ summary, planned }) => summary !== null && summary.good > 0 && !planned);

export const goodRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.good ?? 0), 0);

export const allRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.rows ?? 0), 0);

export const withChange = (
  files: readonly ListedFile[],
  file: ListedFile | undefined,
  change: Partial<ListedFile>,
): ListedFile[] => files.map((each) => (each.id === file?.id ? { ...each, ...change } : each));

export function withNew(files: readonly ListedFile[], added: readonly NewFile[]): ListedFile[] {
  const fresh = added.filter(({ id }) => !files.some((file) => file.id === id));
  return [...files, ...fresh.map((file) => ({ ...file, key: null, summary: null, problem: null, planned: false }))];
}

/** A file dropped twice is one file: the second copy says so and is not loaded. */
export function withRead(context: CsvLoadContext, { key, summary }: OpenedFile): ListedFile[] {
  const twin = context.files.find((file) => file.key === key);
  const change = twin ? { problem: `The same file as ${twin.name}.` } : { key, summary };
  return withChange(context.files, unread(context), change);
}

export function fileChangeOf({ files }: CsvLoadContext, event: CsvLoadEvent): FileChange {
  const id = 'id' in event ? event.id : '';
  const key = files.find((file) => file.id === id)?.key ?? '';
  if (event.type === 'order.choose') return { id, key, order: event.order };
  if (event.type === 'column.choose') return { id, key, position: event.position, field: event.field };
  if (event.type === 'issues.fix') return { id, key, code: event.code };
  if (event.type === 'row.edit') return { id, key, index: event.index, cells: event.cells };
  throw new Error(`${event.type} changes no file`);
}
