import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise, type PromiseActorLogic } from 'xstate';

/*
 * Connects XState with RTK Query. Three facts matter here and nowhere else:
 *
 * 1. XState stops an invoked promise when its state is left, and RTK Query invalidates nothing for an aborted mutation. If the
 *    first aborted the second, the server would have changed and the table would be stale. So a mutation is never aborted,
 *    and a busy state is left only by its outcome.
 * 2. RTK Query would invalidate tags for a refused mutation too: `unlessFailed` in api/tags.ts prevents it.
 * 3. Restoring a snapshot that was taken during a call repeats the call, so machines are mirrored into the store and never restored from it.
 */

interface Unwrappable<Reply> {
  unwrap(): Promise<Reply>;
}
export interface MutationEndpoint<Input, Reply> {
  initiate(input: Input, options: { track: false }): ThunkAction<Unwrappable<Reply>, never, unknown, UnknownAction>;
}
/** The store's dispatch, as far as an actor needs it. */
export type DispatchThunk = <R>(thunk: ThunkAction<R, never, unknown, UnknownAction>) => R;

/**
 * An RTK Query mutation as an actor: `saveBoard: mutationActor(dispatch, boardsApi.endpoints.modifyBoard)`. Rejects
 * with a `Failure`.
 */
export function mutationActor<Input, Reply>(
  dispatch: DispatchThunk,
  endpoint: MutationEndpoint<Input, Reply>,
): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(({ input }) => dispatch(endpoint.initiate(input, { track: false })).unwrap());
}

/** A placeholder for an actor that a page or a test must provide; run unprovided, it fails with its own name. */
export function unprovided<Reply, Input>(name: string): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided`)));
}
