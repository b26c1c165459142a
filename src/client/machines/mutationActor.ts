import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { fromPromise, type PromiseActorLogic } from 'xstate';
import type { Failure } from '../api/request';

/*
 * The seam between the two libraries, and the one place to know its three facts:
 *
 * 1. XState stops an invoked promise when its state is left; RTK Query invalidates nothing for an aborted mutation. Forwarding
 *    the one's signal to the other's abort() would leave the server changed and the table stale. So a mutation runs to its
 *    end, and busy states have no way out but its outcome.
 * 2. A refused mutation (rejected with value) counts as an answer and would invalidate: `unlessFailed` in api/tags.ts.
 * 3. Restoring a snapshot taken during an invoke runs the call again: replay uses inert actors (machines/replay.ts).
 */

interface Unwrappable<Reply> {
  unwrap(): Promise<Reply>;
}
interface MutationEndpoint<Input, Reply> {
  initiate(input: Input, options: { track: false }): ThunkAction<Unwrappable<Reply>, never, unknown, UnknownAction>;
}
/** The store's dispatch, as far as an actor needs it. */
export type DispatchThunk = <R>(thunk: ThunkAction<R, never, unknown, UnknownAction>) => R;

/** An RTK Query mutation as an actor: `saveBoard: mutationActor(dispatch, boardsApi.endpoints.modifyBoard)`. Rejects with a `Failure`. */
export function mutationActor<Input, Reply>(
  dispatch: DispatchThunk,
  endpoint: MutationEndpoint<Input, Reply>,
): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(({ input }) => dispatch(endpoint.initiate(input, { track: false })).unwrap());
}

interface QueryEndpoint<Input, Reply> {
  initiate(
    input: Input,
    options: { subscribe: false; forceRefetch: true },
  ): ThunkAction<Unwrappable<Reply>, never, unknown, UnknownAction>;
}
/** A fresh read as an actor, for a step of a flow that needs the answer of this moment. */
export function readActor<Input, Reply>(
  dispatch: DispatchThunk,
  endpoint: QueryEndpoint<Input, Reply>,
): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(({ input }) =>
    dispatch(endpoint.initiate(input, { subscribe: false, forceRefetch: true })).unwrap(),
  );
}

/** A placeholder for an actor that a page or a test must provide; run unprovided, it fails with its own name. */
export function unprovided<Reply, Input>(name: string): PromiseActorLogic<Reply, Input> {
  return fromPromise<Reply, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided`)));
}

/** What an `onError` event carries, as a Failure; anything else thrown is a fault of ours and says so. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error)
    return error as Failure; // checked in this line
  return { status: 0, code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}
