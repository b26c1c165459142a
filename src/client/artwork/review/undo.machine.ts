import { assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { undoWindowMs, type ArtworkFile, type undoDecision } from '#contract/artwork';
import type { ReplyOf } from '#contract/endpoint';
import type { Args, Failure } from '../../api/request';
import { failureOf } from '../../api/apiError';
import { lostConnection } from '../../api/connection.slice';
import { unprovided } from '../../machines/mutationActor';
import { conflictMessages } from '../artwork.messages';
import { conflictIn, type Decision } from './decision';

/** A decision that can still be undone. */
export interface Held {
  fileId: string;
  fileName: string;
  decision: Decision;
  /** The artwork's version with the decision: a later one of somebody else is never undone. */
  version: number | undefined;
  /** Milliseconds since 1970 by this computer's clock, which may differ from the server's. */
  until: number;
  /** An undo got no answer, so it may have happened: it is offered again. */
  isLost?: boolean;
}

export interface UndoContext {
  /** Oldest first; the last one is offered for undo. */
  held: readonly Held[];
  /** The decision that is being undone. */
  undoing: Held | undefined;
  failure: Failure | undefined;
}

/** The artwork as it is after the undo. */
export type Restored = Pick<ArtworkFile, 'isPreApproved' | 'version'>;

type UndoEvent =
  ({ type: 'decision.saved' } & Omit<Held, 'until' | 'isLost'>) | { type: 'decision.undo' } | { type: 'undo.again' };

/** The sentence below 'could not be undone': who has decided since, or the server's message. */
export function whyNotUndone(failure: Failure): string {
  const conflict = conflictIn(failure);
  // At most some seconds ago.
  return conflict ? conflictMessages.text({ ...conflict, at: undefined }, () => '') : failure.message;
}

/** Milliseconds by which the offer ends before the server's window, so that the last call still arrives in time. */
const safetyMs = 250;

const undoSetup = setup({
  types: { context: {} as UndoContext, events: {} as UndoEvent }, // type carriers for XState, never values
  actors: { undoDecision: unprovided<ReplyOf<typeof undoDecision>, Args<typeof undoDecision>>('undoDecision') },
  actions: {
    announceUndone: (_, _params: Restored) => undefined,
    announceUndoFailed: () => undefined,
  },
  delays: { untilTooLate: ({ context }) => Math.max(0, (context.held.at(-1)?.until ?? 0) - Date.now()) },
  guards: {
    isNothingHeld: ({ context }) => context.held.length === 0,
    wasLost: ({ context }) => context.held.at(-1)?.isLost === true,
    isLost: ({ context }, error: unknown) => isOfferedAgain(context.undoing, failureOf(error)),
    wasUndone: ({ context }, error: unknown) =>
      context.undoing?.isLost === true && failureOf(error).code === 'artwork.nothing_to_undo',
  },
});

const announceUndone = {
  type: 'announceUndone',
  params: ({ event }: { event: DoneActorEvent<ReplyOf<typeof undoDecision>> }): Restored => event.output.file,
} as const;

const hold = undoSetup.assign(({ context, event: { type, ...saved } }) => {
  if (!('fileId' in saved)) return {};
  const others = stillHeld(context.held).filter(({ fileId }) => fileId !== saved.fileId);
  return { held: [...others, { ...saved, until: Date.now() + undoWindowMs - safetyMs }] };
});

const errorOf = ({ event }: { event: ErrorActorEvent }): unknown => event.error;

const takeLast = undoSetup.assign(({ context }) => ({ undoing: context.held.at(-1), failure: undefined }));

/**
 * The decisions of the last ten seconds, of which the newest can be undone. The server enforces the limit; closing the
 * tab only loses the offer.
 */
export const undoMachine = undoSetup.createMachine({
  id: 'undo',
  context: { held: [], undoing: undefined, failure: undefined },
  initial: 'idle',
  states: {
    idle: { on: { 'decision.saved': { target: 'offering', actions: hold } } },
    offering: {
      always: { guard: 'isNothingHeld', target: 'idle' },
      after: {
        untilTooLate: [
          {
            guard: 'wasLost',
            target: 'idle',
            actions: [
              assign(({ context }) => ({ undoing: context.held.at(-1) })),
              'announceUndoFailed',
              assign({ held: [], undoing: undefined }),
            ],
          },
          { target: 'idle', actions: assign({ held: [] }) },
        ],
      },
      on: {
        'decision.saved': { target: 'offering', reenter: true, actions: hold },
        'decision.undo': { target: 'undoing', actions: takeLast },
        'undo.again': { guard: 'wasLost', target: 'undoing', actions: takeLast },
      },
    },
    undoing: {
      on: { 'decision.saved': { actions: hold } },
      invoke: {
        src: 'undoDecision',
        input: ({ context: { undoing } }) => ({
          params: { id: undoing?.fileId ?? '' },
          headers: { ifMatch: undoing?.version },
        }),
        onDone: { target: 'offering', actions: [announceUndone, assign(({ context }) => withoutUndone(context))] },
        onError: [
          {
            guard: { type: 'isLost', params: errorOf },
            target: 'offering',
            actions: [
              assign(({ event }) => ({ failure: failureOf(event.error) })),
              'announceUndoFailed',
              assign(({ context }) => keptAsLost(context)),
            ],
          },
          {
            guard: { type: 'wasUndone', params: errorOf },
            target: 'offering',
            actions: [{ type: 'announceUndone', params: {} }, assign(({ context }) => withoutUndone(context))],
          },
          {
            target: 'offering',
            actions: [
              assign(({ event }) => ({ failure: failureOf(event.error) })),
              'announceUndoFailed',
              assign(({ context }) => withoutUndone(context)),
            ],
          },
        ],
      },
    },
  },
});

/** Whether an undo without an answer can still be repeated. */
export const isOfferedAgain = (held: Held | undefined, failure: Failure | undefined): boolean =>
  held !== undefined && failure !== undefined && lostConnection(failure) !== undefined && held.until > Date.now();

const keptAsLost = ({ held, undoing }: UndoContext): Pick<UndoContext, 'held' | 'undoing'> => ({
  held: held.map((each) => (each === undoing ? { ...each, isLost: true } : each)),
  undoing: undefined,
});
const stillHeld = (held: readonly Held[]): Held[] => held.filter(({ until }) => until > Date.now());
const withoutUndone = ({ held, undoing }: UndoContext): Pick<UndoContext, 'held' | 'undoing'> => ({
  held: stillHeld(held).filter((each) => each.fileId !== undoing?.fileId),
  undoing: undefined,
});
