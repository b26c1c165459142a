import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint';
import { ownWrite } from './events/ownWrite';
import { request, requestBytes, type CallHeaders, type Outcome } from './request';

/** The store's `extraArgument`, which thunks get in addition to dispatch and state. */
export interface ThunkServices {
  /** `newestState` of the store. */
  newest: () => Promise<void> | undefined;
}

/** The type of the store's dispatch for modules that the store itself imports, which cannot import its type. */
export type ApiDispatch = ThunkDispatch<unknown, ThunkServices, UnknownAction>;

/** A contract call outside the query cache, as a thunk: `dispatch(sendCall(getMe, {}))`. Throws only when aborted. */
export const sendCall =
  <E extends Endpoint>(call: E, input: CallInput<E>, headers?: CallHeaders, signal?: AbortSignal) =>
  (dispatch: ApiDispatch): Promise<Outcome<ReplyOf<E>>> =>
    announced(dispatch, call, request(call, input, headers, signal));

/** The same with a body and a reply of bytes. */
export const sendBytes =
  (call: Endpoint, body: Uint8Array<ArrayBuffer>, headers?: CallHeaders) =>
  (dispatch: ApiDispatch): Promise<Outcome<ArrayBuffer>> =>
    announced(dispatch, call, requestBytes(call, body, headers));

async function announced<R>(dispatch: ApiDispatch, call: Endpoint, sent: Promise<Outcome<R>>): Promise<Outcome<R>> {
  const outcome = await sent;
  if (call.method !== 'GET' && 'reply' in outcome) dispatch(ownWrite({ types: [], ids: [] }));
  return outcome;
}
