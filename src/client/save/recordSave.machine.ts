import { and, assign, not, setup } from 'xstate';
import { ApiError, failureOf } from '../api/apiError';
import { lostConnection } from '../api/connection.slice';
import type { Failure } from '../api/request';
import { unprovided } from '../machines/mutationActor';
import { isSame, mergeFields } from './mergeFields';

/** What a form shows, by field. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record as the server has it. */
export interface Stored<Values = Fields> {
  values: Values;
  version: number | undefined;
  /** Nothing is saved over it that the user has not seen: it is deleted, or a save of it touches other records. */
  mustBeSeen?: boolean;
}

export interface RecordSaveContext {
  values: Fields;
  /** The record that the edit began from, for merging with another user's save. */
  base: Fields;
  version: number | undefined;
  failure: Failure | null;
  /** In a conflict: the record as somebody else has saved it. */
  theirs: Stored | null;
}

type RecordSaveEvent =
  | { type: 'record.edit'; change: Fields }
  /** In a conflict: saves the merge, with these fields taken from the other user. */
  | { type: 'record.save'; takeTheirs?: readonly string[] | undefined }
  /** Discards what was typed; in a conflict for the other user's values. */
  | { type: 'record.reset' }
  /** The record as it is loaded now; an edit in progress keeps the version that it was begun from. */
  | { type: 'record.loaded'; stored: Stored }
  /** This user changed the record beside the form, so the next version is the user's own. */
  | { type: 'record.bumped'; version: number };

/** What a form begins with, and what a save gets. */
export type SaveInput = Pick<RecordSaveContext, 'values' | 'base' | 'version'>;
/** A save that was refused because somebody else had saved the record, with theirs. */
export class StaleRecord extends ApiError {
  readonly theirs: Stored;
  constructor(failure: Failure, theirs: Stored) {
    super(failure);
    this.theirs = theirs;
  }
}
const theirsOf = ({ error }: { error: unknown }): Stored | null => (error instanceof StaleRecord ? error.theirs : null);

/** Whether the form differs from the record that the edit began from. */
export const isDirty = ({ values, base }: Pick<RecordSaveContext, 'values' | 'base'>): boolean =>
  Object.keys(values).some((field) => !isSame(values[field], base[field]));
const follow = ({ values, version }: Stored): Partial<RecordSaveContext> => ({ values, base: values, version });

/** Whether nothing has to be asked before the merge with this record is saved. */
const isMerged = ({ values, base }: RecordSaveContext, theirs: Stored | null): boolean =>
  theirs !== null && !theirs.mustBeSeen && mergeFields(base, values, theirs.values).conflicting.length === 0;

/** By how many versions this record is newer than the one that the form has. */
const age = ({ version, theirs }: RecordSaveContext, stored: Stored): number =>
  (stored.version ?? Infinity) - (theirs?.version ?? version ?? 0);

/** The merge with the other user's record, which the next save replaces. */
function merged(context: RecordSaveContext, theirs: Stored | null, takeTheirs: readonly string[] = []) {
  if (theirs === null) return {};
  const { values } = mergeFields(context.base, context.values, theirs.values);
  const chosen = Object.fromEntries(takeTheirs.map((field) => [field, theirs.values[field]]));
  return { ...follow(theirs), values: { ...values, ...chosen }, theirs: null };
}

/**
 * The form of one record: any edit can be saved, a save in progress cannot be left, and 'Saved!' lasts until the next
 * edit. A failure returns to `editing`, where the typed values are. What another user saved meanwhile is merged and
 * saved, unless both changed the same field: then `conflicting` has both versions.
 */
export const recordSaveMachine = setup({
  types: { context: {} as RecordSaveContext, events: {} as RecordSaveEvent, input: {} as SaveInput }, // types only, as `setup` takes them
  actors: { saveRecord: unprovided<Stored, SaveInput>('saveRecord') },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'record.edit' ? { values: { ...context.values, ...event.change } } : {},
    ),
    /** The failure was of other values. One for want of a connection stays, to say that these must be saved again. */
    forget: assign({
      failure: ({ context: { failure } }) => (failure && lostConnection(failure) ? { ...failure, edited: true } : null),
    }),
    follow: assign(({ event }) => (event.type === 'record.loaded' ? follow(event.stored) : {})),
  },
  guards: {
    isDirty: ({ context }) => isDirty(context),
    isNewer: ({ context, event }) => event.type === 'record.loaded' && age(context, event.stored) > 0,
    isNotOlder: ({ context, event }) => event.type === 'record.loaded' && age(context, event.stored) >= 0,
  },
}).createMachine({
  id: 'recordSave',
  context: ({ input }) => ({ ...input, failure: null, theirs: null }),
  initial: 'opening',
  on: {
    'record.bumped': {
      guard: ({ context, event }) => event.version === (context.version ?? 0) + 1,
      actions: assign({ version: ({ event }) => event.version }),
    },
  },
  states: {
    opening: { always: [{ guard: 'isDirty', target: 'editing' }, { target: 'untouched' }] },
    untouched: {
      on: {
        'record.edit': { target: 'editing', actions: 'edit' },
        'record.save': 'saving',
        'record.loaded': { guard: 'isNotOlder', actions: 'follow' },
      },
    },
    editing: {
      on: {
        'record.edit': { actions: ['edit', 'forget'] },
        'record.save': 'saving',
        // Everything was typed back.
        'record.loaded': { guard: and([not('isDirty'), 'isNewer']), target: 'untouched', actions: 'follow' },
        'record.reset': {
          target: 'untouched',
          actions: assign(({ context }) => ({ values: context.base, failure: null })),
        },
      },
    },
    saving: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'saveRecord',
        input: ({ context: { values, base, version } }) => ({ values, base, version }),
        onDone: { target: 'saved', actions: assign(({ event }) => follow(event.output)) },
        onError: [
          {
            guard: ({ context, event }) => isMerged(context, theirsOf(event)),
            target: 'saving',
            reenter: true,
            actions: assign(({ context, event }) => merged(context, theirsOf(event))),
          },
          {
            guard: ({ event }) => theirsOf(event) !== null,
            target: 'conflicting',
            actions: assign({ failure: ({ event }) => failureOf(event.error), theirs: ({ event }) => theirsOf(event) }),
          },
          {
            target: 'editing',
            actions: assign(({ context, event }) => {
              const failure = failureOf(event.error);
              // Without their record there is nothing to merge: it is said once, and the next save replaces theirs.
              return { failure, version: failure.code === 'record.stale' ? undefined : context.version };
            }),
          },
        ],
      },
    },
    conflicting: {
      on: {
        // An upload may finish in this state.
        'record.edit': { actions: 'edit' },
        'record.save': {
          target: 'saving',
          actions: assign(({ context, event }) => merged(context, context.theirs, event.takeTheirs)),
        },
        'record.reset': {
          target: 'untouched',
          actions: assign(({ context }) => ({
            ...(context.theirs && follow(context.theirs)),
            failure: null,
            theirs: null,
          })),
        },
        'record.loaded': { guard: 'isNewer', actions: assign({ theirs: ({ event }) => event.stored }) },
      },
    },
    saved: {
      on: {
        'record.edit': { target: 'editing', actions: 'edit' },
        'record.loaded': { guard: 'isNotOlder', actions: 'follow' },
      },
    },
  },
});
