import { assign, fromCallback, sendTo, setup } from 'xstate';
import { failureOf } from '../../api/apiError';
import { unprovided } from '../../machines/mutationActor';
import {
  allRows,
  canLoad,
  changing,
  isRead,
  nextPlan,
  unplanned,
  unplannedBehind,
  unread,
  withChange,
  withNew,
  withResults,
  withSummary,
  type CsvLoadContext,
  type CsvLoadEvent,
  type ListedFile,
  type FileChange,
  type FilePlan,
  type NewFile,
  type OpenedFile,
  type ReadFile,
} from './csvLoad.context';
import type { ChangeEvent } from './openFile';
import type { LoadCounts, SheetSummary } from './sheet/sheetSummary';

const nothing: LoadCounts = { created: 0, updated: 0, unchanged: 0, failed: 0, left: 0 };
const empty: CsvLoadContext = {
  files: [],
  counts: nothing,
  total: 0,
  failure: null,
  waiting: null,
  stopping: null,
  changes: [],
  goesOn: false,
  began: 0,
};
/** Provided with the browser's storage. `ids`: of loads, which are those of their files. */
const onLoads = (_: unknown, _ids: readonly string[]): void => undefined;
const idsOf = ({ context }: { context: CsvLoadContext }): string[] => context.files.map(({ id }) => id);

const machineSetup = setup({
  types: { context: {} as CsvLoadContext, events: {} as CsvLoadEvent }, // types only, as `setup` takes them
  actors: {
    readFile: unprovided<OpenedFile, { file: NewFile; others: readonly ListedFile[] }>('readFile'),
    changeFile: unprovided<SheetSummary, FileChange>('changeFile'),
    planFile: unprovided<SheetSummary, FilePlan>('planFile'),
    /** Sends chunk after chunk; on `stop` it finishes what is in flight and reports `load.ended`. */
    loadRows: fromCallback<{ type: 'stop' }, { files: readonly ReadFile[] }>(() => {
      throw new Error('The actor loadRows was not provided');
    }),
  },
  actions: {
    addFiles: assign(({ context }, { files, goesOn = false }: { files: NewFile[]; goesOn?: boolean }) => ({
      files: withNew(context.files, files),
      goesOn,
    })),
    queueChange: assign({
      changes: ({ context }, { change }: { change: ChangeEvent }) => [...context.changes, change],
    }),
    begin: assign(({ context }) => ({
      counts: nothing,
      total: allRows(context),
      failure: null,
      goesOn: false,
      began: Date.now(),
    })),
    rememberStart: onLoads,
    forgetLoads: onLoads,
    end: assign(({ context }, { counts, failure, summaries }: Extract<CsvLoadEvent, { type: 'load.ended' }>) => ({
      files: withResults(context.files, summaries),
      counts,
      failure,
      waiting: null,
    })),
    stop: sendTo('loadRows', { type: 'stop' }),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    hasUnread: ({ context }) => unread(context) !== undefined,
    hasUnplanned: ({ context }) => unplanned(context) !== undefined,
    canLoad: ({ context }) => canLoad(context),
    goesOn: ({ context }) => context.goesOn && canLoad(context),
    wasPaused: ({ context, event }) =>
      event.type === 'load.ended' && event.counts.left > 0 && context.stopping !== 'cancel',
  },
});

const onFilesAdd = machineSetup.createStateConfig({
  on: { 'files.add': { actions: { type: 'addFiles', params: ({ event }) => event } } },
}).on;

const onStart = { target: 'loading', actions: [{ type: 'rememberStart', params: idsOf }, 'begin'] } as const;
const queue = {
  actions: { type: 'queueChange', params: ({ event }: { event: ChangeEvent }) => ({ change: event }) },
} as const;
/** No change is lost: it waits until what is under way is done. */
const onChange = machineSetup.createStateConfig({
  on: {
    'order.choose': queue,
    'reading.choose': queue,
    'column.choose': queue,
    'row.edit': queue,
    'issues.fix': queue,
    'fix.undo': queue,
    'others.agree': queue,
    'team.keep': queue,
  },
}).on;

/**
 * One use of the CSV UPLOADER: files are read and checked as they are dropped, reviewed, and loaded in chunks. Rows are
 * never here: the worker keeps them. A chunk in flight is never aborted; pause and cancel only stop sending.
 */
export const csvLoadMachine = machineSetup.createMachine({
  id: 'csvLoad',
  context: empty,
  initial: 'choosing',
  states: {
    /** The administrator chooses files and reviews their rows. */
    choosing: {
      always: [
        { guard: 'hasChanges', target: 'changing' },
        { guard: 'hasUnread', target: 'reading' },
        { guard: 'hasUnplanned', target: 'planning' },
        { guard: 'goesOn', ...onStart },
      ],
      on: {
        ...onFilesAdd,
        'file.remove': {
          actions: [
            { type: 'forgetLoads', params: ({ event }) => [event.id] },
            assign({
              files: ({ context, event }) =>
                unplannedBehind(context.files, event.id).filter(({ id }) => id !== event.id),
            }),
          ],
        },
        ...onChange,
        'plan.retry': {
          actions: assign({ files: ({ context }) => context.files.map((file) => ({ ...file, planFailure: null })) }),
        },
        'load.start': { guard: 'canLoad', ...onStart },
      },
    },
    reading: {
      on: { ...onFilesAdd, ...onChange },
      invoke: {
        src: 'readFile',
        input: ({ context }) => ({ file: unread(context) as ListedFile, others: context.files }), // the state is entered with an unread file
        onDone: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) => withChange(context.files, unread(context), event.output),
          }),
        },
        onError: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              withChange(context.files, unread(context), { problem: failureOf(event.error).message }),
          }),
        },
      },
    },
    changing: {
      on: onChange,
      invoke: {
        src: 'changeFile',
        input: ({ context }) => ({ file: changing(context), change: context.changes[0] }) as FileChange, // the state is entered with a change
        onDone: {
          target: 'choosing',
          actions: assign({
            changes: ({ context }) => context.changes.slice(1),
            files: ({ context, event }) => withSummary(context, event.output),
          }),
        },
        onError: {
          target: 'choosing',
          actions: assign({
            changes: ({ context }) => context.changes.slice(1),
            files: ({ context, event }) =>
              withChange(context.files, changing(context), { problem: failureOf(event.error).message }),
          }),
        },
      },
    },
    planning: {
      on: { ...onFilesAdd, ...onChange },
      invoke: {
        src: 'planFile',
        input: ({ context }) => nextPlan(context), // the state is entered with an unplanned file
        onDone: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              withChange(context.files, unplanned(context), { summary: event.output, planned: true }),
          }),
        },
        onError: {
          target: 'choosing',
          actions: assign({
            files: ({ context, event }) =>
              withChange(context.files, unplanned(context), { planFailure: failureOf(event.error) }),
          }),
        },
      },
    },
    loading: {
      entry: assign({ stopping: null, waiting: null }),
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => ({ files: context.files.filter(isRead) }),
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
        'load.pause': { actions: [assign({ stopping: 'pause' }), 'stop'] },
        'load.cancel': { actions: [assign({ stopping: 'cancel' }), 'stop'] },
        'load.ended': [
          { guard: 'wasPaused', target: 'paused', actions: { type: 'end', params: ({ event }) => event } },
          { target: 'loaded', actions: { type: 'end', params: ({ event }) => event } },
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
      entry: { type: 'forgetLoads', params: idsOf },
      on: { 'load.again': { target: 'choosing', actions: assign(empty) } },
    },
  },
});
