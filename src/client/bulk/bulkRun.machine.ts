import { assign, fromCallback, setup } from 'xstate';

export interface BulkItem {
  id: string;
  /** For the summary. */
  name: string;
  /** On a retry: the first attempt may have done it, and only its answer was lost. */
  mayBeDone?: boolean;
}

export interface BulkFailure extends BulkItem {
  reason: string;
}

export interface BulkRunContext {
  items: readonly BulkItem[];
  /** Ids. */
  done: readonly string[];
  failed: readonly BulkFailure[];
}

/** Events from the running actor, for each item. */
export type BulkReport =
  | { type: 'item.done'; id: string }
  | { type: 'item.fail'; id: string; reason: string; mayBeDone?: boolean }
  | { type: 'run.settle' };
/** Sent to the running actor: start no further items. Calls in flight are never aborted. */
export type BulkOrder = { type: 'run.stop' };

type BulkEvent =
  | { type: 'run.start'; items: readonly BulkItem[] }
  | { type: 'run.stop' }
  | { type: 'run.retry' }
  | { type: 'run.dismiss' }
  | BulkReport;

/** The items that were not run because of a stop. */
export function notRun({ items, done, failed }: BulkRunContext): BulkItem[] {
  const ended = new Set([...done, ...failed.map(({ id }) => id)]);
  return items.filter(({ id }) => !ended.has(id));
}

/**
 * One call for each ticked row, with progress, stop, a summary with reasons, and a retry of the failed ones. Provide
 * `runItems` with `bulkActor(runItem)`.
 */
export const bulkRunMachine = setup({
  types: { context: {} as BulkRunContext, events: {} as BulkEvent }, // types only, as `setup` takes them
  actors: {
    runItems: fromCallback<BulkOrder, readonly BulkItem[]>(() => {
      throw new Error('The actor runItems was not provided');
    }),
  },
  guards: {
    hasItems: (_, items: readonly BulkItem[]) => items.length > 0,
    hasFailed: ({ context }) => context.failed.length > 0,
  },
  actions: {
    take: assign((_, items: readonly BulkItem[]) => ({ items, done: [], failed: [] })),
    // What was done before stays in the run, so that it is undone with the rest.
    retakeFailed: assign(({ context }) => {
      const left = new Set(notRun(context));
      const unsure = new Set(context.failed.flatMap(({ id, mayBeDone = false }) => (mayBeDone ? id : [])));
      const items = context.items.filter((item) => !left.has(item));
      return { items: items.map((item) => (unsure.has(item.id) ? { ...item, mayBeDone: true } : item)), failed: [] };
    }),
    noteDone: assign(({ context }, id: string) => ({ done: [...context.done, id] })),
    noteFailed: assign(({ context }, { id, ...how }: Omit<BulkFailure, 'name'>) => ({
      failed: [
        ...context.failed,
        ...context.items.filter((item) => item.id === id).map((item) => ({ ...item, ...how })),
      ],
    })),
    failTheRest: assign(({ context }, reason: string) => ({
      failed: [...context.failed, ...notRun(context).map((item) => ({ ...item, reason }))],
    })),
    forget: assign({ items: [], done: [], failed: [] }),
  },
}).createMachine({
  id: 'bulkRun',
  context: { items: [], done: [], failed: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'run.start': {
          guard: { type: 'hasItems', params: ({ event }) => event.items },
          target: 'busy',
          actions: { type: 'take', params: ({ event }) => event.items },
        },
      },
    },
    busy: {
      invoke: {
        id: 'runItems',
        src: 'runItems',
        input: ({ context }) => notRun(context),
        // An error outside the single calls: items without an outcome count as failed.
        onError: { target: 'finished', actions: { type: 'failTheRest', params: ({ event }) => String(event.error) } },
      },
      on: {
        'item.done': { actions: { type: 'noteDone', params: ({ event }) => event.id } },
        'item.fail': { actions: { type: 'noteFailed', params: ({ event }) => event } },
        'run.settle': 'finished',
      },
      initial: 'running',
      states: {
        running: {
          on: {
            'run.stop': {
              target: 'stopping',
              actions: ({ self }) => self.getSnapshot().children['runItems']?.send({ type: 'run.stop' }),
            },
          },
        },
        stopping: {},
      },
    },
    finished: {
      on: {
        'run.retry': { guard: 'hasFailed', target: 'busy', actions: 'retakeFailed' },
        'run.dismiss': { target: 'idle', actions: 'forget' },
        'run.start': {
          guard: { type: 'hasItems', params: ({ event }) => event.items },
          target: 'busy',
          actions: { type: 'take', params: ({ event }) => event.items },
        },
      },
    },
  },
});
