import { assign, fromCallback, sendTo, setup } from 'xstate';
import { failureOf, unprovided } from '../../machines/mutationActor';
import type { Failure } from '../../api/request';
import type { CsvField } from './columns';
import type { Cells, IssueCode, ResolutionOrder } from './rowRules';
import type { SheetSummary } from './sheetSummary';

/** A file in the list. Its rows live in the worker, under `key`; here are only counts. */
export interface ListedFile {
  /** Ours, for the list; the File itself stays in the page's map. */
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

const nothing: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };

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

export type CsvLoadEvent =
  | { type: 'files.add'; files: { id: string; name: string; bytes: number }[] }
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
  /** Told by the loading actor. */
  | { type: 'chunk.loaded'; counts: Omit<LoadCounts, 'left'> }
  | { type: 'chunk.waits'; seconds: number; failure: Failure }
  | { type: 'load.ended'; counts: LoadCounts; failure: Failure | null };

export type Mending = { id: string; key: string } & (
  | { order: ResolutionOrder }
  | { position: number; field: CsvField | null }
  | { index: number; cells: Cells }
  | { code: IssueCode }
);

/** The file that reading or planning has to do next. */
const unread = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ key, problem }) => key === null && problem === null);
const unplanned = ({ files }: CsvLoadContext): ListedFile | undefined =>
  files.find(({ summary, planned }) => summary !== null && summary.good > 0 && !planned);
const goodRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.good ?? 0), 0);
const allRows = ({ files }: CsvLoadContext): number =>
  files.reduce((sum, { summary }) => sum + (summary?.rows ?? 0), 0);

const changed = (files: ListedFile[], id: string, change: Partial<ListedFile>): ListedFile[] =>
  files.map((file) => (file.id === id ? { ...file, ...change } : file));

/**
 * One use of the CSV UPLOADER: files are read and checked as they are dropped, reviewed, and loaded in chunks. Rows are never
 * here: the worker keeps them. A chunk in flight is never taken back; pause and cancel only send no more.
 */
export const csvLoadMachine = setup({
  types: { context: {} as CsvLoadContext, events: {} as CsvLoadEvent }, // types only, as `setup` takes them
  actors: {
    readFile: unprovided<{ key: string; summary: SheetSummary }, { id: string }>('readFile'),
    mendFile: unprovided<SheetSummary, Mending>('mendFile'),
    planFile: unprovided<SheetSummary, { key: string }>('planFile'),
    /** Sends chunk after chunk; told `stop` it finishes what is in flight and reports `load.ended`. */
    loadRows: fromCallback<{ type: 'stop' }, { files: { key: string; name: string }[] }>(() => {
      throw new Error('The actor loadRows was not provided');
    }),
  },
  actions: {
    announceLoaded: () => undefined,
  },
  guards: {
    hasUnread: ({ context }) => unread(context) !== undefined,
    hasUnplanned: ({ context }) => unplanned(context) !== undefined,
    hasGoodRows: ({ context }) => goodRows(context) > 0,
    isNew: ({ context, event }) =>
      event.type === 'files.add' && event.files.some(({ id }) => !context.files.some((file) => file.id === id)),
    wasPaused: ({ context, event }) =>
      event.type === 'load.ended' && event.counts.left > 0 && context.stopping !== 'cancel',
  },
}).createMachine({
  id: 'csvLoad',
  context: { files: [], counts: nothing, total: 0, failure: null, waiting: null, stopping: null },
  initial: 'choosing',
  on: {},
  states: {
    /** Nothing to do for the machine: the administrator chooses files and reviews their rows. */
    choosing: {
      always: [
        { guard: 'hasUnread', target: 'reading' },
        { guard: 'hasUnplanned', target: 'planning' },
      ],
      on: {
        'files.add': {
          guard: 'isNew',
          actions: assign({ files: ({ context, event }) => withNew(context.files, event.files), failure: null }),
        },
        'file.remove': {
          actions: assign({ files: ({ context, event }) => context.files.filter(({ id }) => id !== event.id) }),
        },
        'order.choose': { target: 'mending' },
        'column.choose': { target: 'mending' },
        'row.edit': { target: 'mending' },
        'issues.fix': { target: 'mending' },
        'load.start': {
          guard: 'hasGoodRows',
          target: 'loading',
          actions: assign({ counts: nothing, total: ({ context }) => allRows(context), failure: null }),
        },
      },
    },
    reading: {
      on: {
        'files.add': {
          guard: 'isNew',
          actions: assign({ files: ({ context, event }) => withNew(context.files, event.files) }),
        },
      },
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ id: unread(context)?.id ?? '' }),
        onDone: {
          target: 'choosing',
          actions: assign({ files: ({ context, event }) => withRead(context, event.output) }),
        },
        onError: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              changed(context.files, unread(context)?.id ?? '', { problem: failureOf(event.error).message }),
          }),
        },
      },
    },
    /** The worker writes edits, suggested values or the other order of resolutions into the rows and checks them again. */
    mending: {
      invoke: {
        src: 'mendFile',
        input: ({ context, event }) => mendingOf(context, event),
        onDone: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              context.files.map((file) =>
                file.summary !== null && sameFile(file, event.output)
                  ? { ...file, summary: event.output, planned: false }
                  : file,
              ),
          }),
        },
        onError: { target: 'choosing', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    planning: {
      on: {
        'files.add': {
          guard: 'isNew',
          actions: assign({ files: ({ context, event }) => withNew(context.files, event.files) }),
        },
      },
      invoke: {
        src: 'planFile',
        input: ({ context }) => ({ key: unplanned(context)?.key ?? '' }),
        onDone: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              changed(context.files, unplanned(context)?.id ?? '', { summary: event.output, planned: true }),
          }),
        },
        // Without a plan the load still works; it is only not told beforehand what it will do.
        onError: {
          target: 'choosing',
          actions: assign({
            files: ({ context }) => changed(context.files, unplanned(context)?.id ?? '', { planned: true }),
            failure: ({ event }) => failureOf(event.error),
          }),
        },
      },
    },
    loading: {
      entry: assign({ stopping: null, waiting: null }),
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => ({
          files: context.files.flatMap(({ key, name }) => (key === null ? [] : [{ key, name }])),
        }),
      },
      on: {
        'chunk.loaded': {
          actions: assign({
            counts: ({ context, event }) => ({ ...event.counts, left: context.counts.left }),
            waiting: null,
          }),
        },
        'chunk.waits': {
          actions: assign({ waiting: ({ event }) => event.seconds, failure: ({ event }) => event.failure }),
        },
        'load.pause': { actions: [assign({ stopping: 'pause' }), sendTo('loadRows', { type: 'stop' })] },
        'load.cancel': { actions: [assign({ stopping: 'cancel' }), sendTo('loadRows', { type: 'stop' })] },
        'load.ended': [
          {
            guard: 'wasPaused',
            target: 'paused',
            actions: assign({
              counts: ({ event }) => event.counts,
              failure: ({ event }) => event.failure,
              waiting: null,
            }),
          },
          {
            target: 'loaded',
            actions: [
              assign({ counts: ({ event }) => event.counts, failure: ({ event }) => event.failure, waiting: null }),
              'announceLoaded',
            ],
          },
        ],
      },
    },
    paused: {
      on: {
        'load.resume': { target: 'loading', actions: assign({ failure: null }) },
        'load.cancel': { target: 'loaded' },
      },
    },
    /** The report. */
    loaded: {
      on: {
        'load.again': {
          target: 'choosing',
          actions: assign({ files: [], counts: nothing, total: 0, failure: null, stopping: null }),
        },
      },
    },
  },
});

function withNew(files: ListedFile[], added: { id: string; name: string; bytes: number }[]): ListedFile[] {
  const fresh = added.filter(({ id }) => !files.some((file) => file.id === id));
  return [...files, ...fresh.map((file) => ({ ...file, key: null, summary: null, problem: null, planned: false }))];
}

/** A file dropped twice is one file: the second copy says so and is not loaded. */
function withRead(context: CsvLoadContext, { key, summary }: { key: string; summary: SheetSummary }): ListedFile[] {
  const id = unread(context)?.id ?? '';
  const twin = context.files.find((file) => file.key === key);
  return changed(context.files, id, twin ? { problem: `The same file as ${twin.name}.` } : { key, summary });
}

function mendingOf({ files }: CsvLoadContext, event: CsvLoadEvent): Mending {
  const id = 'id' in event ? event.id : '';
  const key = files.find((file) => file.id === id)?.key ?? '';
  if (event.type === 'order.choose') return { id, key, order: event.order };
  if (event.type === 'column.choose') return { id, key, position: event.position, field: event.field };
  if (event.type === 'issues.fix') return { id, key, code: event.code };
  if (event.type === 'row.edit') return { id, key, index: event.index, cells: event.cells };
  throw new Error(`Nothing to mend in ${event.type}`);
}

/** The worker answers with the file's key inside its summary. */
const sameFile = (file: ListedFile, summary: SheetSummary): boolean => file.key === summary.key;
