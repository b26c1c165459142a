import { assign, setup } from 'xstate';
import type { Board, BoardDraft } from '#contract/boards';
import type { Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { unprovided } from '../../machines/mutationActor';

export interface BoardSaveInput {
  /** undefined: a new board. */
  boardId: string | undefined;
  /** Version of the board that the form was filled from. */
  version: number | undefined;
  /** A draft from before a reload or the end of a session. */
  draft?: BoardDraft | undefined;
}

export interface BoardSaveContext {
  boardId: string | undefined;
  version: number | undefined;
  draft: BoardDraft | null;
  failure: Failure | null;
  /** Set by a save; after a conflict `draft` has the merged values that are saved next. */
  savedId: string | null;
}

export type BoardSaveEvent =
  | { type: 'board.edit'; draft: BoardDraft }
  | { type: 'board.save' }
  /** In a conflict: saves `draft` (already merged) over the current version. */
  | { type: 'conflict.resolve'; draft: BoardDraft; version: number }
  /** In a conflict: discards the draft and reloads the other user's version. */
  | { type: 'conflict.yield' }
  /** The version of the board that the form shows; an edit in progress keeps the version it was begun from. */
  | { type: 'board.loaded'; version: number }
  /** The board was paused or resumed in this form, so the next version is this user's own. */
  | { type: 'board.bumped'; version: number };

export interface SaveBoard {
  boardId: string | undefined;
  version: number | undefined;
  draft: BoardDraft;
}

/**
 * One board form: any edit enables 'Save Changes', 'Saving...' cannot be left, and 'Saved!' lasts until the next edit.
 * A failure returns to `editing`, where the draft is; another user's save leads to `conflicting`, which shows both
 * versions.
 */
export const boardSaveMachine = setup({
  types: { context: {} as BoardSaveContext, events: {} as BoardSaveEvent, input: {} as BoardSaveInput }, // types only, as `setup` takes them
  actors: { saveBoard: unprovided<{ board: Pick<Board, '_id' | 'version'> }, SaveBoard>('saveBoard') },
  actions: { announceSaved: () => undefined },
  guards: {
    isNewer: ({ context, event }) => event.type === 'board.loaded' && event.version > (context.version ?? 0),
    isNext: ({ context, event }) => event.type === 'board.bumped' && event.version === (context.version ?? 0) + 1,
    isConflict: ({ event }) => 'error' in event && failureOf(event.error).code === 'record.stale',
  },
}).createMachine({
  id: 'boardSave',
  context: ({ input }) => ({
    boardId: input.boardId,
    version: input.version,
    draft: input.draft ?? null,
    failure: null,
    savedId: null,
  }),
  initial: 'opening',
  on: { 'board.bumped': { guard: 'isNext', actions: assign({ version: ({ event }) => event.version }) } },
  states: {
    opening: {
      always: [{ guard: ({ context }) => context.draft !== null, target: 'editing' }, { target: 'untouched' }],
    },
    untouched: {
      on: {
        'board.edit': { target: 'editing', actions: assign({ draft: ({ event }) => event.draft }) },
        'board.loaded': { guard: 'isNewer', actions: assign({ version: ({ event }) => event.version }) },
      },
    },
    editing: {
      on: {
        'board.edit': { actions: assign({ draft: ({ event }) => event.draft, failure: null }) },
        'board.save': { target: 'saving' },
      },
    },
    saving: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'saveBoard',
        input: ({ context }) => ({ boardId: context.boardId, version: context.version, draft: context.draft ?? {} }),
        onDone: {
          target: 'saved',
          actions: [
            assign({
              draft: null,
              savedId: ({ event }) => event.output.board._id,
              version: ({ event }) => event.output.board.version,
            }),
            'announceSaved',
          ],
        },
        onError: [
          {
            guard: 'isConflict',
            target: 'conflicting',
            actions: assign({ failure: ({ event }) => failureOf(event.error) }),
          },
          { target: 'editing', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
        ],
      },
    },
    conflicting: {
      on: {
        'conflict.resolve': {
          target: 'saving',
          actions: assign({ draft: ({ event }) => event.draft, version: ({ event }) => event.version }),
        },
        'conflict.yield': { target: 'untouched', actions: assign({ draft: null, failure: null }) },
        // An upload may finish in this state.
        'board.edit': { actions: assign({ draft: ({ event }) => event.draft }) },
      },
    },
    saved: {
      on: {
        'board.edit': { target: 'editing', actions: assign({ draft: ({ event }) => event.draft }) },
        'board.loaded': { guard: 'isNewer', actions: assign({ version: ({ event }) => event.version }) },
      },
    },
  },
});
